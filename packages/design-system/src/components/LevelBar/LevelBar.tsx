import { Label } from 'react-aria-components/Label';
import { Meter } from 'react-aria-components/Meter';
import { formatDigits } from '../../i18n/digits';
import { useLocale } from '../../i18n/locale';
import { useStrings } from '../../i18n/strings';
import { levelStrings } from './levelStrings';
import * as s from './LevelBar.css';

export interface LevelBarProps {
  /** The level the person is on. */
  level: number;
  /** The XP earned since this level began and the XP it takes; `highest` when there is no next level. */
  progress: { earned: number; needed: number } | 'highest';
  /** Also shows the numbers below the bar, where there is room for them. */
  detailed?: boolean;
}

/**
 * The progress to the next level: a saffron bar that fills in reading direction, with its numbers as text. For how far a task has come, use
 * a `ProgressBar`.
 */
export function LevelBar({ level, progress, detailed = false }: LevelBarProps) {
  const locale = useLocale();
  const strings = useStrings();
  const words = useStrings(levelStrings);
  const number = (value: number) => formatDigits(value, locale);
  const { share, left, earned } = read(progress);
  const percent = strings.percent(number(Math.floor(share * 100)));
  const toGo = left === null ? words.levelHighest : words.levelXpLeft(number(left), number(level + 1));
  const numbers = earned === null ? null : words.levelXp(number(earned.of), number(earned.needed));
  return (
    <Meter
      value={share * 100}
      valueLabel={numbers === null ? toGo : [percent, numbers, toGo].join(locale === 'fa' ? '، ' : ', ')}
      className={s.root}
    >
      <span className={s.line}>
        <Label className={s.level}>{words.level(number(level))}</Label>
        <span className={s.left}>{toGo}</span>
      </span>
      <span className={s.track}>
        <span className={s.fill} style={{ inlineSize: `${share * 100}%` }} />
      </span>
      {detailed && numbers !== null && (
        <span className={s.line}>
          <span className={s.detail}>{numbers}</span>
          <span className={s.detail}>{percent}</span>
        </span>
      )}
    </Meter>
  );
}

/** A server may count XP beyond the level before it raises it; the bar is then full. */
function read(progress: LevelBarProps['progress']) {
  if (progress === 'highest') return { share: 1, left: null, earned: null };
  const needed = Math.max(1, progress.needed);
  const of = Math.min(needed, Math.max(0, progress.earned));
  return { share: of / needed, left: needed - of, earned: { of, needed } };
}
