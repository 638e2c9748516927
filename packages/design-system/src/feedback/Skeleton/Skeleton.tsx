import * as s from './Skeleton.css';
import { extent } from '../../theme/lengths';

export interface SkeletonProps {
  /**
   * `text` for a line, `line` for one that is as high as a line of the `Text` around it, `title` for a heading or a button, `circle` for a ring
   * or an avatar, `block` for a picture or a panel.
   */
  shape: 'text' | 'line' | 'title' | 'circle' | 'block';
  /** The number of lines of text; the last one is shorter, as in a paragraph. */
  lines?: number;
  /** A length or share of its column, as wide as the expected content. A circle is 40 px by default. */
  width?: string;
  /** The height of a block. */
  height?: string;
}

/**
 * A placeholder in the shape of the loading content, so that nothing shifts when it arrives. Not announced: `SkeletonRows`, `SkeletonCard`
 * or the surrounding region does that. It pulses, unless reduced motion is preferred. `data-awaited` marks the page as not settled. For a
 * chart, use a `ChartSkeleton`; for a few seconds inside a line, a `Spinner`.
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
