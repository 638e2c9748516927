interface Layer {
  x: number;
  y: number;
  blur: number;
  spread: number;
}

/** The shadow of floating elements, as layers in pixels, in the colour of the role `shadow`. Flat elements have none. */
export const elevation = {
  floating: [
    { x: 0, y: 1, blur: 2, spread: 0 },
    { x: 0, y: 12, blur: 32, spread: -8 },
  ],
} as const satisfies Record<string, readonly Layer[]>;

/** The shadow in CSS syntax. */
export function shadow(layers: readonly Layer[], colour: string): string {
  return layers.map(({ x, y, blur, spread }) => `${x}px ${y}px ${blur}px ${spread}px ${colour}`).join(', ');
}
