interface Layer {
  x: number;
  y: number;
  blur: number;
  spread: number;
}

/** What stands above the page, as layers of one shadow in pixels, in the colour of the role `shadow`. Nothing that lies flat has one. */
export const elevation = {
  floating: [
    { x: 0, y: 1, blur: 2, spread: 0 },
    { x: 0, y: 12, blur: 32, spread: -8 },
  ],
} as const satisfies Record<string, readonly Layer[]>;

/** How a stylesheet writes it. */
export function shadow(layers: readonly Layer[], colour: string): string {
  return layers.map(({ x, y, blur, spread }) => `${x}px ${y}px ${blur}px ${spread}px ${colour}`).join(', ');
}
