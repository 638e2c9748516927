import * as s from './Spinner.css';

export interface SpinnerProps {
  /** The activity: 'Connecting to Gmail'. Announced as a status. */
  label: string;
  /** Hides the label visually, where the same text is next to it. */
  labelHidden?: boolean;
}

/**
 * An activity of unknown duration, where no skeleton fits: a few seconds inside a line. Where the shape of the content is known, use
 * `Skeleton`; in a button, its `busy`.
 */
export function Spinner({ label, labelHidden = false }: SpinnerProps) {
  return (
    <span role="status" className={s.root}>
      <span className={s.wheel} aria-hidden />
      <span className={labelHidden ? s.hidden : s.words}>{label}</span>
    </span>
  );
}
