/** Years before this are Jalali. */
const FIRST_GREGORIAN = 1500;

/** A year as an English text gives it; of a Jalali one the Gregorian year in which most of it lies (LTR-14). */
export const gregorian = (year: number): number => (year < FIRST_GREGORIAN ? year + 621 : year);
