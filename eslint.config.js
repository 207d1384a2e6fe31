import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import { defineConfig, globalIgnores } from "eslint/config";
import globals from "globals";
import ts from "typescript-eslint";
import svelteConfig from "./svelte.config.js";

const off = (...rules) => Object.fromEntries(rules.map((rule) => [rule, "off"]));
const UNSAFE = ["argument", "assignment", "call", "member-access", "return"].map((what) => `@typescript-eslint/no-unsafe-${what}`);

// Formatting is left to Prettier, types to svelte-check.
export default defineConfig(
  // `make types` writes the types from the Rust types.
  globalIgnores(["**/types/", "web/dist/", "web/e2e/out/", "target/"]),
  js.configs.recommended,
  ts.configs.recommendedTypeChecked,
  svelte.configs.recommended,
  svelte.configs.prettier,
  {
    languageOptions: {
      globals: { ...globals.browser, ...globals.node },
      parserOptions: { projectService: true, extraFileExtensions: [".svelte"] },
    },
    rules: {
      // `_` counts repetitions.
      "@typescript-eslint/no-unused-vars": ["error", { varsIgnorePattern: "^_$", argsIgnorePattern: "^_$" }],
      // Interfaces declare functions in method style; none of them uses `this`.
      ...off("@typescript-eslint/unbound-method"),
      // `async` also makes a promise of a plain value, which fakes in tests need.
      ...off("@typescript-eslint/require-await"),
      // Reactive collections are replaced as a whole (`$state.raw`); those changed in place are caches that nothing displays.
      ...off("svelte/prefer-svelte-reactivity"),
      // `{" "}` keeps the space at the start of a block.
      ...off("svelte/no-useless-mustaches"),
    },
  },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
  },
  // The parser types callbacks and bindings of components as `any`.
  { files: ["**/*.svelte"], rules: off(...UNSAFE) },
  { files: ["**/*.js", "**/*.mjs"], extends: [ts.configs.disableTypeChecked] },
);
