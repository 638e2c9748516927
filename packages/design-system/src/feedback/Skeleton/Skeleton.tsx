import * as s from './Skeleton.css';
import { extent } from '../../theme/lengths';

export interface SkeletonProps {
  /** `text` a line, `title` a heading or a button, `circle` a ring or an avatar, `block` a picture or a panel. */
  shape: 'text' | 'title' | 'circle' | 'block';
  /** So many lines of text; the last one is shorter, as in a paragraph. */
  lines?: number;
  /** A length or share of its column: what is on its way should be as wide. A circle is 40 pixels without it. */
  width?: string;
  /** The height of a block. */
  height?: string;
}

/**
 * The shape of what is on its way, so that nothing jumps when it comes. Silent: `SkeletonRows`, `SkeletonCard` or the
 * region around it speaks. It breathes, and stands still for those who asked for stillness. `data-awaited` tells that the
 * page is not at rest yet.
 */
export function Skeleton({
  shape,
  lines = 1,
  width = shape === 'circle' ? extent[40] : undefined,
  height,
}: SkeletonProps) {
  return (
    <span className={s.lines} aria-hidden data-awaited style={{ inlineSize: width }}>
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
