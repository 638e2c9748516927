import * as s from './Spinner.css';

export interface SpinnerProps {
  /** What is being done: 'Connecting to Gmail'. Spoken as a status. */
  label: string;
  /** Hides the words from the eye, where they stand beside it already. */
  labelHidden?: boolean;
}

/**
 * Work of unknown length, for places where no skeleton fits: a few seconds inside a line. Where the shape of what comes
 * is known, `Skeleton`; in a button, its own `busy`.
 */
export function Spinner({ label, labelHidden = false }: SpinnerProps) {
  return (
    <span role="status" className={s.root}>
      <span className={s.wheel} aria-hidden />
      <span className={labelHidden ? s.hidden : s.words}>{label}</span>
    </span>
  );
}
