import { resolve } from "node:path";
import { defineConfig } from "vitest/config";

// Browser tests against the real binary, two files at a time: more would slow each other down on two cores.
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
    // The default of one second is too short on a busy machine.
    expect: { poll: { timeout: 60_000 } },
  },
});
