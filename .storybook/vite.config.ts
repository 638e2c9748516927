import { defineConfig } from 'vite';

/** The base that Storybook starts from; plugins are added in `main.ts`, so that Vitest and Storybook share one list. */
export default defineConfig({});
