import { resolve } from "node:path";
import { defineConfig } from "vitest/config";

// The real binary in a real browser, two files at a time: more would only wait for each other on two cores.
export default defineConfig({
  resolve: {
    alias: { $e2e: resolve(import.meta.dirname, "web/e2e"), $shell: resolve(import.meta.dirname, "web/src") },
  },
  test: {
    include: process.env.PICTURES ? ["web/e2e/pictures.ts"] : ["web/e2e/*.test.ts", "games/*/web/e2e/*.test.ts"],
    environment: "node",
    maxWorkers: 2,
    testTimeout: 240_000,
    hookTimeout: 60_000,
    // What is waited for may take as long as anything else on a page: on a busy machine a second is nothing.
    expect: { poll: { timeout: 60_000 } },
  },
});
