import { VisuallyHidden } from '../../text/VisuallyHidden';
import { Skeleton } from './Skeleton';
import * as s from './Skeleton.css';

export interface SkeletonCardProps {
  /** What is being loaded, announced once: 'Loading today's quests'. */
  label: string;
  /** The number of lines of text below its heading. */
  lines?: number;
  /** Reserves space for a picture, a chart or a letter below the text. */
  block?: boolean;
}

/** The placeholder of a `Card`: a heading, some lines, and optionally a panel. */
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
