import { defineConfig } from "vitest/config";

// The real binary in a real browser, two files at a time: more would only wait for each other on two cores.
export default defineConfig({
  test: {
    include: [process.env.PICTURES ? "e2e/pictures.ts" : "e2e/**/*.test.ts"],
    environment: "node",
    maxWorkers: 2,
    testTimeout: 240_000,
    hookTimeout: 60_000,
  },
});
