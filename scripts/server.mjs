/**
 * The arguments of Node that start the server. By default V8 lets young objects fill 48 MB, and lets a heap that may grow to gigabytes
 * become four times its live size before a collection: two thirds of the memory of a run are then garbage. Smaller limits cause more
 * collections, at no measurable cost in time; `npm run measure:run` has the figures.
 */
export const SERVER = ['--max-semi-space-size=4', '--max-old-space-size=320', 'packages/server/src/main.ts'];
