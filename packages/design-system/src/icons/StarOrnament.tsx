import * as s from './Icon.css';

export interface StarOrnamentProps {
  /** Width and height in pixels. */
  size?: number;
}

const CENTRE = 48;
/** The distance from the centre at which the sides of a khatam intersect, as a share of that of its points. */
const INNER = Math.cos(Math.PI / 4) / Math.cos(Math.PI / 8);

/** The outline of two squares rotated against each other; `turn` is the angle of its first point from the top. */
function khatam(reach: number, turn: number): string {
  const corners = Array.from({ length: 16 }, (_, index) => {
    const angle = turn + (index * Math.PI) / 8;
    const distance = index % 2 === 0 ? reach : reach * INNER;
    return `${(CENTRE + distance * Math.sin(angle)).toFixed(2)} ${(CENTRE - distance * Math.cos(angle)).toFixed(2)}`;
  });
  return `M${corners.join('L')}Z`;
}

const OUTLINE = [0, 1, 2, 3].map((step) => khatam(47 * INNER ** step, (step * Math.PI) / 8)).join('');

/**
 * Four nested khatam, each touching the inner corners of the one around it: the star of empty states and of the landing hero, nowhere else.
 */
export function StarOrnament({ size = 96 }: StarOrnamentProps) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 96 96"
      fill="none"
      stroke="currentColor"
      strokeLinejoin="round"
      className={s.ornament}
      aria-hidden
      focusable={false}
    >
      <path d={OUTLINE} vectorEffect="non-scaling-stroke" />
    </svg>
  );
}
