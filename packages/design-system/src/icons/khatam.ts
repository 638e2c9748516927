/** The distance from the centre at which the sides of a khatam intersect, as a share of that of its points. */
export const INNER = Math.cos(Math.PI / 4) / Math.cos(Math.PI / 8);

/** The outline of two squares rotated against each other; `turn` is the angle of its first point from the top. */
export function khatam(centre: number, reach: number, turn = 0): string {
  const corners = Array.from({ length: 16 }, (_, index) => {
    const angle = turn + (index * Math.PI) / 8;
    const distance = index % 2 === 0 ? reach : reach * INNER;
    return `${(centre + distance * Math.sin(angle)).toFixed(2)} ${(centre - distance * Math.cos(angle)).toFixed(2)}`;
  });
  return `M${corners.join('L')}Z`;
}
