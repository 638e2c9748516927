import * as s from './Icon.css';
import { INNER, khatam } from './khatam';

export interface StarOrnamentProps {
  /** Width and height in pixels. */
  size?: number;
}

const CENTRE = 48;
const OUTLINE = [0, 1, 2, 3].map((step) => khatam(CENTRE, 47 * INNER ** step, (step * Math.PI) / 8)).join('');

/**
 * Four nested khatam, each touching the inner corners of the one around it: the star of empty states and of the landing hero, nowhere else.
 * For the product itself, use the `Logo`.
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
