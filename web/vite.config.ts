/** The page is built into the Python package, whose server serves it. */
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { env } from "node:process";
import { defineConfig } from "vitest/config";

const server = env["CINDERBOX_SERVER"] ?? "http://127.0.0.1:8199";

export default defineConfig({
  plugins: [svelte()],
  build: {
    outDir: "../src/cinderbox/server/page",
    emptyOutDir: true,
    target: "es2022",
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
  },
  server: { proxy: { "/api": server, "/ws": { target: server, ws: true } } },
  test: { include: ["tests/**/*.test.ts"], environment: "node" },
});
