import type { ReactNode } from 'react';
import { FieldError as RacFieldError } from 'react-aria-components/FieldError';
import { Label } from 'react-aria-components/Label';
import { Text as RacText } from 'react-aria-components/Text';
import { Icon } from '../../icons/Icon';
import * as s from './Field.css';
import * as foot from './foot.css';

interface FieldLabelProps {
  /** For a control that names itself by its label. */
  id?: string;
  required?: boolean;
  hidden?: boolean;
  children: ReactNode;
}

/** The label of a field; the star is decorative, the control itself announces that it is required. */
export function FieldLabel({ id, required = false, hidden = false, children }: FieldLabelProps) {
  return (
    <Label id={id} className={hidden ? s.hiddenLabel : s.label}>
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
  /** The character count, at the end of the line. */
  count?: ReactNode;
}

/** The lines below a field: the help, and the error if there is one. */
export function FieldHelp({ help, error, count }: FieldHelpProps) {
  const words = (
    <>
      {/* Always there: React Aria ties a description to its field with the first drawing alone, and help may come later. */}
      <RacText slot="description" hidden={help === undefined} className={s.help}>
        {help}
      </RacText>
      <RacFieldError className={s.error}>
        {({ validationErrors }) => (
          <>
            <span className={foot.glyph}>
              <Icon name="alert" size={16} />
            </span>
            <span>{error ?? validationErrors.join(' ')}</span>
          </>
        )}
      </RacFieldError>
    </>
  );
  if (count === undefined) return words;
  return (
    <div className={foot.foot}>
      <div className={foot.words}>{words}</div>
      {count}
    </div>
  );
}
