/** The groups of tokens that are variables of the page, by their name there, and the property that a value of each is a value of. */
export const VARIABLES: Readonly<Record<string, { name: string; property: string }>> = {
  role: { name: 'color', property: 'color' },
  radius: { name: 'radius', property: 'border-radius' },
  size: { name: 'size', property: 'width' },
  motion: { name: 'motion', property: 'transition-duration' },
};

/** The property of style sheets that tells whether a text is a value of a token. */
export const propertyOf = (token: string): string =>
  token === 'motion.ease' ? 'transition-timing-function' : (VARIABLES[token.split('.')[0] ?? '']?.property ?? 'color');

/** The value that a person means: a number alone has the unit of the value that it stands in for. */
export function triedValue(typed: string, own: string): string {
  const value = typed.trim();
  if (!/^-?(?:\d+\.?\d*|\.\d+)$/.test(value)) return value;
  return `${value}${/^-?[\d.]+(?<unit>[a-z%]+)$/.exec(own)?.groups?.['unit'] ?? ''}`;
}
