import { Skeleton } from '../feedback/Skeleton/Skeleton';
import { VisuallyHidden } from '../text/VisuallyHidden';
import { bone, shape } from '../feedback/Skeleton/Skeleton.css';
import * as s from './Chart.css';

export interface ChartSkeletonProps {
  /** What is being loaded, announced once: "Loading your week". */
  label: string;
}

const HEIGHTS = ['44%', '78%', '36%', '62%', '62%', '20%', '28%'];

/**
 * The placeholder of a chart: as high as the chart, so that nothing shifts when it arrives. Where something other than a chart arrives, use
 * a `Skeleton`.
 */
export function ChartSkeleton({ label }: ChartSkeletonProps) {
  return (
    <div role="status" className={s.figure}>
      <VisuallyHidden>{label}</VisuallyHidden>
      <div className={s.words}>
        <span className={s.boneFinding}>
          <Skeleton shape="title" width="56%" />
        </span>
        <span className={s.boneDescription}>
          <Skeleton shape="text" width="84%" />
        </span>
      </div>
      <div aria-hidden dir="ltr" className={s.bones}>
        {HEIGHTS.map((height, index) => (
          <span key={index} className={`${bone} ${shape.text}`} style={{ blockSize: height }} />
        ))}
      </div>
      <div className={s.boneFoot} />
    </div>
  );
}
