import * as s from './Spinner.css';

export interface SpinnerProps {
  label: string;
  labelHidden?: boolean;
}

/** Work of unknown length, for places where no skeleton fits. */
export function Spinner({ label, labelHidden = false }: SpinnerProps) {
  return (
    <span role="status" className={s.root}>
      <span className={s.wheel} aria-hidden />
      <span className={labelHidden ? s.hidden : s.words}>{label}</span>
    </span>
  );
}
