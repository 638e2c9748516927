/** Grows when the card says something else of what is sent: whoever agreed to an older wording is asked again. */
export const WORDING = 1;
