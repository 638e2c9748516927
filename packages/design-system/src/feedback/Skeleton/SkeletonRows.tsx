import { VisuallyHidden } from '../../text/VisuallyHidden';
import { Skeleton } from './Skeleton';
import * as s from './Skeleton.css';

export interface SkeletonRowsProps {
  rows: number;
  /** What is being fetched, spoken once. */
  label: string;
}

/** Rows of a list on their way. */
export function SkeletonRows({ rows, label }: SkeletonRowsProps) {
  return (
    <div role="status" className={s.rows}>
      <VisuallyHidden>{label}</VisuallyHidden>
      {Array.from({ length: rows }, (_, index) => (
        <div key={index} className={s.row}>
          <Skeleton shape="circle" width="40px" />
          <Skeleton shape="text" lines={2} />
          <Skeleton shape="title" width="96px" />
        </div>
      ))}
    </div>
  );
}
