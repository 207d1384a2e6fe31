import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

// `npm run dev` serves the client with hot reloading and forwards API requests to this server.
const server = process.env.DREADBOARD_SERVER ?? "http://127.0.0.1:8080";

export default defineConfig({
  plugins: [svelte()],
  build: {
    target: "es2022",
    // The content security policy allows no data: fonts or scripts.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: { proxy: { "/api": { target: server, ws: true, changeOrigin: true, headers: { origin: server } } } },
  test: { include: ["src/**/*.test.ts"], environment: "happy-dom" },
  resolve: process.env.VITEST ? { conditions: ["browser"] } : undefined,
});
