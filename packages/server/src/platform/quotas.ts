/**
 * Limits per person: far above the needs of a doctoral applicant in a season, far below what would slow down a list, a run or a backup for
 * everybody else.
 */
export const MOST_PROFESSORS = 10_000;
/** Entries of one list of the profile. */
export const MOST_ENTRIES = 500;
export const MOST_BOTS = 200;
