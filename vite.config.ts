import { resolve } from "node:path";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

// `npm run dev` serves the client with hot reloading and forwards requests to a server that already runs.
const server = process.env.DREADBOARD_SERVER ?? "http://127.0.0.1:8080";
const repository = import.meta.dirname;

export default defineConfig({
  // The shell; the games' boards are in `games/*/web` and import it as `$shell`.
  root: "web",
  cacheDir: "../node_modules/.vite",
  plugins: [svelte({ configFile: resolve(repository, "svelte.config.js") })],
  build: {
    target: "es2022",
    // The content security policy allows no data: fonts or scripts.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: {
    fs: { allow: [repository] },
    proxy: { "/api": { target: server, ws: true, changeOrigin: true, headers: { origin: server } } },
  },
  test: { dir: repository, include: ["web/src/**/*.test.ts", "games/*/web/*.test.ts"], environment: "happy-dom" },
  resolve: {
    alias: { $shell: resolve(repository, "web/src") },
    ...(process.env.VITEST && { conditions: ["browser"] }),
  },
});
