const persianDigits = new Intl.NumberFormat('fa-IR', { useGrouping: false });

/** A whole number in Persian digits, without separators. */
export const persianNumber = (value: number): string => persianDigits.format(value);

/** Wraps English text for a Persian sentence in a bidi isolate; marks of its own would end that early. */
export const isolate = (text: string): string => `\u2068${text.replaceAll(/[\u2066-\u2069]/gu, '')}\u2069`;
