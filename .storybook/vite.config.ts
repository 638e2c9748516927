import { defineConfig } from 'vite';

/** Storybook's base configuration; plugins are added in `main.ts`, so that Vitest and Storybook share one list. */
export default defineConfig({});
