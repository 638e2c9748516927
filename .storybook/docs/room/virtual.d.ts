/** Written by `coveragePlugin.ts`; `screens.ts` says what it holds. */
declare module 'virtual:peyk/screens' {
  export const screens: readonly unknown[];
  export const named: readonly unknown[];
}

/** Written by `coveragePlugin.ts`; `beside.ts` says what it holds. */
declare module 'virtual:peyk/beside' {
  export const beside: unknown;
}

/** Written by `coveragePlugin.ts`; `used.ts` says what it holds. */
declare module 'virtual:peyk/parts' {
  export const parts: readonly unknown[];
  export const readers: readonly unknown[];
}

declare module 'axe-core/axe.min.js?raw' {
  const source: string;
  export default source;
}
