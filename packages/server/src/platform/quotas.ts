/**
 * How much one person may keep. Far above what a doctoral applicant needs in a season, far below what would slow down a list, a run or a backup
 * for everybody else.
 */
export const MOST_PROFESSORS = 10_000;
/** Entries of one list of the profile. */
export const MOST_ENTRIES = 500;
export const MOST_BOTS = 200;
