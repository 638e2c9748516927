/** The most interests of one CV. */
export const mostInterests = 3;
