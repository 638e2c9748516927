import { Label } from 'react-aria-components/Label';
import { ProgressBar as RacProgressBar } from 'react-aria-components/ProgressBar';
import { formatDigits } from '../../i18n/digits';
import { useLocale } from '../../i18n/locale';
import * as s from './ProgressBar.css';

export interface ProgressBarProps {
  label: string;
  /** 0 to 1. */
  value: number;
  labelHidden?: boolean;
  tone?: 'action' | 'success' | 'reward';
  /** What stands at the end of the line instead of the percentage. */
  valueText?: string;
}

/** How much of something is done. */
export function ProgressBar({ label, value, labelHidden = false, tone = 'action', valueText }: ProgressBarProps) {
  const locale = useLocale();
  const share = Math.min(1, Math.max(0, value));
  const percent = Math.round(share * 100);
  const text = valueText ?? (locale === 'fa' ? `${formatDigits(percent, 'fa')}٪` : `${percent}%`);
  return (
    <RacProgressBar value={percent} valueLabel={text} className={s.root}>
      <span className={labelHidden ? s.hidden : s.head}>
        <Label className={s.label}>{label}</Label>
        <span className={s.value}>{text}</span>
      </span>
      <span className={s.track}>
        <span className={`${s.fill} ${s.tone[tone]}`} style={{ inlineSize: `${share * 100}%` }} />
      </span>
    </RacProgressBar>
  );
}
