import { defineConfig } from "vitest/config";

// Browser tests against the real binary, two files at a time: more would slow each other down on two cores.
export default defineConfig({
  test: {
    include: [process.env.PICTURES ? "e2e/pictures.ts" : "e2e/**/*.test.ts"],
    environment: "node",
    maxWorkers: 2,
    testTimeout: 240_000,
    hookTimeout: 60_000,
    // The default of one second is too short on a busy machine.
    expect: { poll: { timeout: 60_000 } },
  },
});
