/** Whether the frame of a field is of a strong red; the theme names its colours as `oklch(lightness chroma hue)`. */
export function isRed(field: Element): boolean {
  const [, chroma = 0, hue = 180] = (getComputedStyle(field).borderTopColor.match(/[\d.]+/g) ?? []).map(Number);
  return chroma > 0.1 && hue < 40;
}
