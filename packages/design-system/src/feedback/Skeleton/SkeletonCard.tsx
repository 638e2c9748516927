import { VisuallyHidden } from '../../text/VisuallyHidden';
import { Skeleton } from './Skeleton';
import * as s from './Skeleton.css';

export interface SkeletonCardProps {
  /** What is being fetched, spoken once: 'Loading today's quests'. */
  label: string;
  /** So many lines of text below its heading. */
  lines?: number;
  /** Keeps room for a picture, a chart or a letter below the text. */
  block?: boolean;
}

/** A `Card` on its way: a heading, some lines, and a panel where there will be one. */
export function SkeletonCard({ label, lines = 3, block = false }: SkeletonCardProps) {
  return (
    <div role="status" className={s.card}>
      <VisuallyHidden>{label}</VisuallyHidden>
      <Skeleton shape="title" width="45%" />
      <Skeleton shape="text" lines={lines} />
      {block && <Skeleton shape="block" />}
    </div>
  );
}
