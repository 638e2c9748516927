export type ColourName = 'green' | 'amber' | 'red' | 'muted' | 'other';

/** What a person calls a colour of the light theme, which is written as `oklch(lightness chroma hue)`. */
export function colourName(colour: string): ColourName {
  const [, chroma = 0, hue = 0] = (/^oklch\((.+)\)$/.exec(colour)?.[1] ?? '').split(/[\s/]+/).map(Number);
  if (!colour.startsWith('oklch(')) return 'other';
  if (chroma < 0.025) return 'muted';
  if (hue < 40) return 'red';
  if (hue < 110) return 'amber';
  return hue > 130 && hue < 220 ? 'green' : 'other';
}
