import { useStrings } from '../../i18n/strings';
import { stageStrings } from './stageStrings';
import { VisuallyHidden } from '../../text/VisuallyHidden';
import * as s from './StageProgress.css';

export interface Stage {
  id: string;
  /** The unit after its number: 'professors found'. */
  label: string;
  /** The number of the stage, in the digits of the language. */
  value: string;
  /** At most one stage is `current`: in progress now. `begun` is partly done but not in progress. */
  state: 'done' | 'current' | 'begun' | 'waiting';
  /** The completed share of a current or begun stage, 0 to 1; half of its segment if unknown. */
  fraction?: number;
}

export interface StageProgressProps {
  /** The accessible name: 'Progress of the bot'. */
  label: string;
  /** In order, at most six: each has its text in one column. */
  stages: readonly Stage[];
}

/** As many fit beside one another on a phone. */
const FEW = 3;

/**
 * Consecutive stages as segments of one bar, each with its number and name. For one value without stages, use a `ProgressBar`; for steps
 * that can be opened, a `Stepper`.
 */
export function StageProgress({ label, stages }: StageProgressProps) {
  const strings = useStrings(stageStrings);
  const words = {
    done: strings.stageDone,
    current: strings.stageCurrent,
    begun: strings.stageBegun,
    waiting: strings.stageWaiting,
  };
  const few = stages.length <= FEW;
  return (
    <ol aria-label={label} className={few ? s.fewStages : s.stages}>
      {stages.map((stage) => (
        <li
          key={stage.id}
          className={few ? s.fewStage : s.stage}
          aria-current={stage.state === 'current' ? 'step' : undefined}
        >
          <span className={few ? s.fewSegment : s.segment} aria-hidden>
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
