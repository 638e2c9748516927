import { useId } from 'react';
import type { ReactNode } from 'react';
import { Label } from 'react-aria-components/Label';
import { ProgressBar as RacProgressBar } from 'react-aria-components/ProgressBar';
import { Icon } from '../../icons/Icon';
import { formatDigits } from '../../i18n/digits';
import { useLocale } from '../../i18n/locale';
import { useStrings } from '../../i18n/strings';
import type { Strings } from '../../i18n/strings';
import * as s from './ProgressBar.css';

export interface ProgressBarProps {
  /** The name of the activity: 'Profile', 'Writing drafts'. */
  label: string;
  /** The completed share, 0 to 1; `null` while the total is unknown. */
  value: number | null;
  /** Hides the label visually where a heading above already says it. */
  labelHidden?: boolean;
  /** `reward` only for XP and levels, `action` for everything else. */
  tone?: 'action' | 'reward';
  /** `done` and `failed` change colour, icon and text together. A failed bar stays where it stopped. */
  state?: 'running' | 'done' | 'failed';
  /** Shown at the end of the line instead of the percentage: '650 XP to level 4'. */
  valueText?: string;
  /** The current step, in one line below: 'Reading the fourth of nine papers'. It may change often and is not announced. */
  now?: ReactNode;
}

/**
 * A progress bar; it fills in reading direction. Where the end is unknown, use a `Spinner`; for stages with names, a `StageProgress`; for a
 * level, a `LevelBar`.
 */
export function ProgressBar({
  label,
  value,
  labelHidden = false,
  tone = 'action',
  state = 'running',
  valueText,
  now,
}: ProgressBarProps) {
  const locale = useLocale();
  const strings = useStrings();
  const nowId = useId();
  const share = value === null ? null : Math.min(1, Math.max(0, value));
  const percent = share === null ? null : strings.percent(formatDigits(Math.round(share * 100), locale));
  const text = valueText ?? said(state, percent, strings);
  const fill = s.tone[state === 'done' ? 'success' : state === 'failed' ? 'danger' : tone];
  const passing = share === null && state === 'running';
  return (
    <RacProgressBar
      value={share === null ? 0 : Math.round(share * 100)}
      isIndeterminate={share === null}
      valueLabel={text}
      aria-describedby={now === undefined ? undefined : nowId}
      className={s.root}
    >
      <span className={labelHidden && state === 'running' ? s.hidden : s.head}>
        <Label className={labelHidden ? s.hidden : s.label}>{label}</Label>
        <span className={s.state[state]}>
          {state !== 'running' && <Icon name={state === 'done' ? 'checkCircle' : 'alert'} size={16} />}
          {text}
        </span>
      </span>
      <span className={s.track}>
        <span
          className={[s.fill, fill, passing && s.passing].filter(Boolean).join(' ')}
          style={share === null ? undefined : { inlineSize: `${share * 100}%` }}
        />
      </span>
      {now !== undefined && (
        <span id={nowId} className={s.now}>
          {now}
        </span>
      )}
    </RacProgressBar>
  );
}

function said(state: 'running' | 'done' | 'failed', percent: string | null, strings: Strings): string {
  if (state === 'done') return strings.progressDone;
  if (state === 'failed') return percent === null ? strings.progressFailed : strings.progressFailedAt(percent);
  return percent ?? strings.busy;
}
