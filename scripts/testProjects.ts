/** The test files of each Vitest project: `vitest.config.ts` runs them, `scripts/testFiles.ts` decides which of them have to run. */
export const TEST_FILES = {
  unit: 'packages/{app,design-system}/src/**/*.test.ts',
  tools: '{scripts,.storybook}/**/*.test.ts',
  server: 'packages/{server,api-types}/**/*.test.ts',
  components: 'packages/{app,design-system}/src/**/*.test.tsx',
} as const;

export type TestProject = keyof typeof TEST_FILES;

/** Setup files of a project. */
export const SETUP: Partial<Record<TestProject, { globalSetup?: string; setupFiles: string | string[] }>> = {
  unit: { setupFiles: 'scripts/leavesNothing.ts' },
  server: {
    globalSetup: 'packages/server/src/testing/globalSetup.ts',
    setupFiles: ['packages/server/src/testing/loopbackOnly.ts', 'scripts/leavesNothing.ts'],
  },
  components: { setupFiles: 'scripts/leavesNothingInPage.ts' },
};
