/** Duration and easing of transitions: `quick` for a state, `calm` for a position. */
export const motion = { quick: '120ms', calm: '200ms', ease: 'cubic-bezier(0.2, 0, 0, 1)' } as const;

/** With reduced motion, changes are immediate. */
export const stillness = { quick: '0ms', calm: '0ms' } as const;

/** How long the place that a link has led to is tinted. */
export const mark = '3000ms';

/** One cycle of a spinning or pulsing placeholder. */
export const waiting = { turn: '900ms', breath: '2000ms' } as const;
