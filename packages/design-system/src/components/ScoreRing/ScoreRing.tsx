import { formatDigits } from '../../i18n/digits';
import { useLocale } from '../../i18n/locale';
import * as s from './ScoreRing.css';

export interface ScoreRingProps {
  /** 0 to 100, rounded and clamped; `null` while there is none: a dashed ring, not an empty one. */
  score: number | null;
  /** The accessible name of the drawing: 'Match score 92 of 100', 'No score yet'. */
  label: string;
  /** `small` in a row, `medium` at the head of a card, `large` once on a page. */
  size?: 'small' | 'medium' | 'large';
}

/** A score as displayed, in the ring and in the text: a whole number from 0 to 100. */
export function shownScore(score: number): number {
  return Math.min(100, Math.max(0, Math.round(score)));
}

const SIZES = { small: { box: 40, line: 3 }, medium: { box: 56, line: 4 }, large: { box: 76, line: 5 } } as const;

/**
 * A score as a ring with its number inside: turquoise from 80, saffron from 50, pomegranate below. It runs clockwise from the top in both
 * writing directions. For how far a task has come, use a `ProgressBar`; for what a score is made of, a `ShareList`.
 */
export function ScoreRing({ score, label, size = 'medium' }: ScoreRingProps) {
  const locale = useLocale();
  const { box, line } = SIZES[size];
  const radius = (box - line) / 2;
  const around = 2 * Math.PI * radius;
  const shown = score === null ? null : shownScore(score);
  const tone = shown === null || shown >= 80 ? 'high' : shown >= 50 ? 'middle' : 'low';
  return (
    <span role="img" aria-label={label} className={`${s.ring} ${s.size[size]}`}>
      <svg
        width={box}
        height={box}
        viewBox={`0 0 ${box} ${box}`}
        fill="none"
        aria-hidden
        focusable={false}
        className={s.drawing}
      >
        <circle
          cx={box / 2}
          cy={box / 2}
          r={radius}
          strokeWidth={line}
          strokeDasharray={shown === null ? `${around / 36} ${around / 36}` : undefined}
          className={s.track}
        />
        {shown !== null && shown > 0 && (
          <circle
            cx={box / 2}
            cy={box / 2}
            r={radius}
            strokeWidth={line}
            strokeLinecap="round"
            strokeDasharray={`${(shown / 100) * around} ${around}`}
            transform={`rotate(-90 ${box / 2} ${box / 2})`}
            className={s.tone[tone]}
          />
        )}
      </svg>
      <span className={s.number} aria-hidden>
        {shown === null ? '–' : formatDigits(shown, locale)}
      </span>
    </span>
  );
}
