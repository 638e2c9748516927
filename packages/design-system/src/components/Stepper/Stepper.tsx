import { Button as RacButton } from 'react-aria-components/Button';
import { Icon } from '../../icons/Icon';
import { formatDigits } from '../../i18n/digits';
import { useLocale } from '../../i18n/locale';
import { useStrings } from '../../i18n/strings';
import { VisuallyHidden } from '../../text/VisuallyHidden';
import * as s from './Stepper.css';

export interface Step {
  /** Unique among the steps. */
  id: string;
  /** What is decided in it, as a noun: "Research Area". */
  label: string;
  /** Its required input is complete. */
  complete: boolean;
  /** It has an error to fix before the end; the message is inside the step. */
  error?: boolean;
  /** Cannot be reached yet. */
  disabled?: boolean;
}

export interface StepperProps {
  /** The accessible name: "Steps of creating a bot". */
  label: string;
  steps: readonly Step[];
  /** The id of the current step. */
  current: string;
  /** Called with the id of the requested step. */
  onSelect: (id: string) => void;
}

function stateOf(step: Step, current: string): 'error' | 'current' | 'done' | 'waiting' {
  if (step.error === true) return 'error';
  if (step.id === current) return 'current';
  return step.complete ? 'done' : 'waiting';
}

/**
 * The steps of a wizard, each a button that opens it: a column on a desktop, one line of segments on a phone. Where sections can be visited
 * in any order, use a `SectionNav`; for work that goes on by itself, a `StageProgress`.
 */
export function Stepper({ label, steps, current, onSelect }: StepperProps) {
  const locale = useLocale();
  const strings = useStrings();
  const position = steps.findIndex((step) => step.id === current);
  return (
    <nav aria-label={label} className={s.root}>
      <div className={s.line} aria-hidden>
        <span className={s.lineName}>{steps[position]?.label}</span>
        <span className={s.lineCount}>
          {strings.of(formatDigits(position + 1, locale), formatDigits(steps.length, locale))}
        </span>
      </div>
      <ol className={s.steps}>
        {steps.map((step, index) => {
          const state = stateOf(step, current);
          return (
            <li key={step.id} className={s.step}>
              <RacButton
                aria-current={step.id === current ? 'step' : undefined}
                isDisabled={step.disabled}
                onPress={() => onSelect(step.id)}
                className={`${s.button} ${s.state[state]} ${step.id === current ? s.current : ''}`}
              >
                <span className={state === 'error' ? s.numberError : s.number} aria-hidden>
                  {state === 'done' ? (
                    <Icon name="check" size={16} />
                  ) : state === 'error' ? (
                    <Icon name="alert" size={16} />
                  ) : (
                    formatDigits(index + 1, locale)
                  )}
                </span>
                <span className={s.name}>{step.label}</span>
                {step.error === true ? (
                  <VisuallyHidden> ({strings.stepError})</VisuallyHidden>
                ) : (
                  step.complete && <VisuallyHidden> ({strings.stepDone})</VisuallyHidden>
                )}
                <span className={s.segment} aria-hidden />
              </RacButton>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
