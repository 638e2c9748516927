/** Wraps a text in a bidi isolate, for a sentence that may run in the other direction; marks of its own would end that early. */
export const isolate = (text: string): string => `\u2068${text.replaceAll(/[\u2066-\u2069]/gu, '')}\u2069`;
