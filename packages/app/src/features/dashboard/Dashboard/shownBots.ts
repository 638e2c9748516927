/** How many of the bots the dashboard shows (specification, section 9). */
export const SHOWN_BOTS = 3;
