import type { ReactNode } from 'react';
import { VisuallyHidden } from '../../text/VisuallyHidden';
import { extent } from '../../theme/lengths';
import { Skeleton } from './Skeleton';
import * as s from './Skeleton.css';

export interface SkeletonRowsProps {
  /** The usual number, at most a screenful. */
  rows: number;
  /** What is being loaded, announced once: 'Loading bots'. */
  label: string;
  /** Each row begins with a ring or an avatar. */
  ring?: boolean;
  /** What one row holds, for rows with columns of their own: `Skeleton`s in the layout of what comes. */
  row?: ReactNode;
}

/** Placeholders for the rows of a `List`, on its surface. */
export function SkeletonRows({ rows, label, ring = false, row }: SkeletonRowsProps) {
  return (
    <div role="status" className={s.rows}>
      <VisuallyHidden>{label}</VisuallyHidden>
      {Array.from({ length: rows }, (_, index) =>
        row === undefined ? (
          <div key={index} className={ring ? s.ringRow : s.row}>
            {ring && <Skeleton shape="circle" width={extent[40]} />}
            <Skeleton shape="text" lines={2} />
            <Skeleton shape="title" />
          </div>
        ) : (
          <div key={index} className={s.ownRow}>
            {row}
          </div>
        ),
      )}
    </div>
  );
}
