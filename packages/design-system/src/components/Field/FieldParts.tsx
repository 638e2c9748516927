import type { ReactNode } from 'react';
import { FieldError as RacFieldError } from 'react-aria-components/FieldError';
import { Label } from 'react-aria-components/Label';
import { Text as RacText } from 'react-aria-components/Text';
import { Icon } from '../../icons/Icon';
import * as s from './Field.css';

interface FieldLabelProps {
  required?: boolean;
  hidden?: boolean;
  children: ReactNode;
}

/** The label of a field; the star is decoration, the control itself says it is required. */
export function FieldLabel({ required = false, hidden = false, children }: FieldLabelProps) {
  return (
    <Label className={hidden ? s.hiddenLabel : s.label}>
      {children}
      {required && (
        <span className={s.star} aria-hidden>
          *
        </span>
      )}
    </Label>
  );
}

interface FieldHelpProps {
  help?: ReactNode;
  error?: ReactNode;
}

/** The line below a field: what is wrong when something is, else what helps. */
export function FieldHelp({ help, error }: FieldHelpProps) {
  return (
    <>
      {help !== undefined && (
        <RacText slot="description" className={s.help}>
          {help}
        </RacText>
      )}
      <RacFieldError className={s.error}>
        {({ validationErrors }) => (
          <>
            <Icon name="alert" size={16} />
            <span>{error ?? validationErrors.join(' ')}</span>
          </>
        )}
      </RacFieldError>
    </>
  );
}
