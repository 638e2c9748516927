import * as s from './Icon.css';

export interface StarOrnamentProps {
  /** Pixels of the square. */
  size?: number;
}

/** Two squares turned on each other, three times: the star of empty states and of the landing hero, nowhere else. */
export function StarOrnament({ size = 88 }: StarOrnamentProps) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 96 96"
      fill="none"
      stroke="currentColor"
      className={s.ornament}
      aria-hidden
      focusable={false}
    >
      {[0, 30, 60].map((turn) => (
        <g key={turn} transform={`rotate(${turn} 48 48)`}>
          <rect x="18" y="18" width="60" height="60" />
          <rect x="27" y="27" width="42" height="42" transform="rotate(15 48 48)" opacity="0.55" />
        </g>
      ))}
    </svg>
  );
}
