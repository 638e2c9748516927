import { useStrings } from '../../i18n/strings';
import { stageStrings } from './stageStrings';
import { VisuallyHidden } from '../../text/VisuallyHidden';
import * as s from './StageProgress.css';

export interface Stage {
  id: string;
  /** What is counted, after its number: 'professors found'. */
  label: string;
  /** The number of the stage, in the digits of the language. */
  value: string;
  /** At most one stage is `current`: it is at work now. `begun` has something done and is not at work. */
  state: 'done' | 'current' | 'begun' | 'waiting';
  /** How much of a current or begun stage is done, 0 to 1; half of its segment when that is not known. */
  fraction?: number;
}

export interface StageProgressProps {
  /** What moves through the stages: 'Progress of the bot'. */
  label: string;
  /** In their order, at most six: each keeps its words in one column. */
  stages: readonly Stage[];
}

/** Stages one after the other as segments of one bar, each with its number and name. */
export function StageProgress({ label, stages }: StageProgressProps) {
  const strings = useStrings(stageStrings);
  const words = {
    done: strings.stageDone,
    current: strings.stageCurrent,
    begun: strings.stageBegun,
    waiting: strings.stageWaiting,
  };
  return (
    <ol aria-label={label} className={s.stages}>
      {stages.map((stage) => (
        <li key={stage.id} className={s.stage} aria-current={stage.state === 'current' ? 'step' : undefined}>
          <span className={s.segment} aria-hidden>
            <span
              className={s.fill[stage.state]}
              style={
                stage.state === 'current' || stage.state === 'begun'
                  ? { inlineSize: `${(stage.fraction ?? 0.5) * 100}%` }
                  : undefined
              }
            />
          </span>
          <span className={s.words[stage.state]}>
            <span className={s.value}>{stage.value}</span> {stage.label}{' '}
            <VisuallyHidden>({words[stage.state]})</VisuallyHidden>
          </span>
        </li>
      ))}
    </ol>
  );
}
