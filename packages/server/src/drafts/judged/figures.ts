/** The figures of a text in order, Persian digits as Latin ones, without the commas of thousands. */
export const figuresIn = (text: string): string[] =>
  [
    ...text
      .replaceAll(/[۰-۹]/gu, (digit) => String((digit.codePointAt(0) ?? 0) & 0xf))
      .replaceAll(/(?<=\d),(?=\d{3})/gu, '')
      .matchAll(/\d+(?:\.\d+)?/gu),
  ].map(([figure]) => figure);
