import { defineConfig } from "vitest/config";

// The real binary in a real browser, two files at a time: more would only wait for each other on two cores.
export default defineConfig({
  test: {
    include: [process.env.PICTURES ? "e2e/pictures.ts" : "e2e/**/*.test.ts"],
    environment: "node",
    maxWorkers: 2,
    testTimeout: 240_000,
    hookTimeout: 60_000,
    // What is waited for may take as long as anything else on a page: on a busy machine a second is nothing.
    expect: { poll: { timeout: 60_000 } },
  },
});
