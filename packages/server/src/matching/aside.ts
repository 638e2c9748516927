/** Words with which an aside takes back what its sentence says: "by 1.6 points (not significant)". */
const TAKES_BACK = /\b(?:no|not|non|none|never|neither|nor|without|except|only|n\.s|ns)\b/iu;
/** How sure a finding is, and among whom or where it holds: "(p = 0.19)", "(n = 21)", "(in winter)", "(of 94)". */
const BOUNDS = /^\(?(?:in|of|among|for) |\b[pn]\s?[=<>≤≥]/iu;
/** An interval that holds no difference: "−2.1 to 5.6", or "0.94 to 1.19" of a ratio. */
const HOLDS_NOTHING = /interval (?:[−-]\d[\d.]* to \d|0?\.\d+ to 1\.\d)/u;

/** Whether a sentence says something else without this aside in brackets; other figures only say it more exactly. */
export const carriesFinding = (aside: string): boolean =>
  TAKES_BACK.test(aside) || BOUNDS.test(aside.trim()) || HOLDS_NOTHING.test(aside);
