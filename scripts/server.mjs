/**
 * The arguments of Node that start the server. By default V8 lets young objects fill 48 MB, and lets a heap that may grow to gigabytes become
 * four times what is alive before it is cleared: two thirds of the memory of a run are then garbage. With smaller limits it is cleared more
 * often, at no cost in time that can be measured; `npm run measure:run` has the figures.
 */
export const SERVER = ['--max-semi-space-size=4', '--max-old-space-size=320', 'packages/server/src/main.ts'];
