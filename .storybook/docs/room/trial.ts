/** What a value of each group of tokens has to be a value of. */
const PROPERTIES: Readonly<Record<string, string>> = {
  role: 'color',
  radius: 'border-radius',
  size: 'width',
  motion: 'transition-duration',
};

/** The property of style sheets that tells whether a text is a value of a token. */
export const propertyOf = (token: string): string =>
  token === 'motion.ease' ? 'transition-timing-function' : (PROPERTIES[token.split('.')[0] ?? ''] ?? 'color');

/** The value that a person means: a number alone has the unit of the value that it stands in for. */
export function triedValue(typed: string, own: string): string {
  const value = typed.trim();
  if (!/^-?(?:\d+\.?\d*|\.\d+)$/.test(value)) return value;
  return `${value}${/^-?[\d.]+(?<unit>[a-z%]+)$/.exec(own)?.groups?.['unit'] ?? ''}`;
}
