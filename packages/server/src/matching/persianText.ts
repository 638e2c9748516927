const persianDigits = new Intl.NumberFormat('fa-IR', { useGrouping: false });

/** A whole number in Persian digits, without separators. */
export const persianNumber = (value: number): string => persianDigits.format(value);
