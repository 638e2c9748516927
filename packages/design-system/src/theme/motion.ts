/** How long a change takes to be understood, and how it comes to rest: `quick` for a state, `calm` for a place. */
export const motion = { quick: '120ms', calm: '200ms', ease: 'cubic-bezier(0.2, 0, 0, 1)' } as const;

/** For those who asked for stillness a change is there at once. */
export const stillness = { quick: '0ms', calm: '0ms' } as const;

/** One round of what turns or breathes for as long as somebody waits. */
export const waiting = { turn: '900ms', breath: '2000ms' } as const;
