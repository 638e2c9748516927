import { Button as RacButton } from 'react-aria-components/Button';
import { Icon } from '../../icons/Icon';
import { formatDigits } from '../../i18n/digits';
import { useLocale } from '../../i18n/locale';
import { useStrings } from '../../i18n/strings';
import { VisuallyHidden } from '../../text/VisuallyHidden';
import * as s from './Stepper.css';

export interface Step {
  id: string;
  label: string;
  complete: boolean;
  disabled?: boolean;
}

export interface StepperProps {
  label: string;
  steps: readonly Step[];
  /** The id of the step on screen. */
  current: string;
  onSelect: (id: string) => void;
}

/** The steps of a wizard: a rail on a desk, one line with segments on a phone. */
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
          const state = step.id === current ? 'current' : step.complete ? 'done' : 'waiting';
          return (
            <li key={step.id} className={s.step}>
              <RacButton
                aria-current={step.id === current ? 'step' : undefined}
                isDisabled={step.disabled}
                onPress={() => onSelect(step.id)}
                className={`${s.button} ${s.state[state]}`}
              >
                <span className={s.number} aria-hidden>
                  {step.complete && state !== 'current' ? (
                    <Icon name="check" size={16} />
                  ) : (
                    formatDigits(index + 1, locale)
                  )}
                </span>
                <span className={s.name}>{step.label}</span>
                {step.complete && <VisuallyHidden>, {strings.stepDone}</VisuallyHidden>}
                <span className={s.segment} aria-hidden />
              </RacButton>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
