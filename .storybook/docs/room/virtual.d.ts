/** Written by `coveragePlugin.ts`; `screens.ts` says what it holds. */
declare module 'virtual:peyk/screens' {
  export const screens: readonly unknown[];
}
