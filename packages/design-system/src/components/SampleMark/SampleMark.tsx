import * as s from '../Badge/Badge.css';

export interface SampleMarkProps {
  /** 'Sample', or 'Estimated' where a number is a guess. */
  label: string;
}

/** Marks something as an example, not the person's own data. For a fact about something real, use a `Badge`. */
export function SampleMark({ label }: SampleMarkProps) {
  return <span className={`${s.badge} ${s.sample}`}>{label}</span>;
}
