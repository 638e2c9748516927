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
      {small ? (
        <>
          <path d="M8 0.93L10.071 3.001L12.999 3.001L12.999 5.929L15.07 8L12.999 10.071L12.999 12.999L10.071 12.999L8 15.07L5.929 12.999L3.001 12.999L3.001 10.071L0.93 8L3.001 5.929L3.001 3.001L5.929 3.001Z" />
          <path d="M3.001 5.929L8 10.928L12.999 5.929" />
        </>
      ) : (
        <>
          <path d="M12 1.393L15.107 4.5L19.5 4.5L19.5 8.893L22.607 12L19.5 15.107L19.5 19.5L15.107 19.5L12 22.607L8.893 19.5L4.5 19.5L4.5 15.107L1.393 12L4.5 8.893L4.5 4.5L8.893 4.5Z" />
          <path d="M4.5 8.893L12 16.394L19.5 8.893" />
        </>
      )}
    </svg>
  );
}
