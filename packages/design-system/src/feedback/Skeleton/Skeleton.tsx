import * as s from './Skeleton.css';

export interface SkeletonProps {
  shape: 'text' | 'title' | 'circle' | 'block';
  lines?: number;
  /** A length or share; by default the width of its column, and 40px for a circle. */
  width?: string;
  /** The height of a block. */
  height?: string;
}

/** The shape of what is on its way; silent, for `SkeletonRows` or the region around it speaks. */
export function Skeleton({ shape, lines = 1, width = shape === 'circle' ? '40px' : undefined, height }: SkeletonProps) {
  return (
    <span className={s.lines} aria-hidden style={{ inlineSize: width }}>
      {Array.from({ length: lines }, (_, index) => (
        <span
          key={index}
          className={`${s.bone} ${s.shape[shape]} ${lines > 1 && index === lines - 1 ? s.last : ''}`}
          style={{ blockSize: height }}
        />
      ))}
    </span>
  );
}
