import { defineConfig } from "vitest/config";

// The real binary in a real browser, one file after another: they share two cores with the bots.
export default defineConfig({
  test: {
    include: [process.env.PICTURES ? "e2e/pictures.ts" : "e2e/**/*.test.ts"],
    environment: "node",
    fileParallelism: false,
    testTimeout: 240_000,
    hookTimeout: 60_000,
  },
});
