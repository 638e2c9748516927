/** The stacking order. */
export const zIndex = { raised: 1, dock: 10, bar: 20, overlay: 100, toast: 200 } as const;
