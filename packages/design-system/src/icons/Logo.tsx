import { logoPaths } from './logoPaths';
import * as s from './Icon.css';

export interface LogoProps {
  /** Width and height in pixels; up to 20 the drawing for small sizes is used. */
  size?: number;
  /** The accessible name; without one the logo is decorative, next to a written name. */
  label?: string;
}

/**
 * The logo: a khatam of two squares whose inner corners meet as the flap of a letter. For an ornament, use a `StarOrnament`; for a sign
 * beside words, an `Icon`.
 */
export function Logo({ size = 32, label }: LogoProps) {
  const small = size <= 20;
  const stroke = small ? 1.5 : size >= 96 ? 1.5 : 1.7;
  return (
    <svg
      width={size}
      height={size}
      viewBox={small ? '0 0 16 16' : '0 0 24 24'}
      fill="none"
      stroke="currentColor"
      strokeWidth={stroke}
      strokeLinejoin="round"
      strokeLinecap="round"
      className={s.mark}
      role={label === undefined ? undefined : 'img'}
      aria-label={label}
      aria-hidden={label === undefined ? true : undefined}
      focusable={false}
    >
      {logoPaths[small ? 'small' : 'large'].map((line) => (
        <path key={line} d={line} />
      ))}
    </svg>
  );
}
