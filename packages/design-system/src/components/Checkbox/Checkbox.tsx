import type { ReactNode, Ref } from 'react';
import { CheckboxButton, CheckboxField } from 'react-aria-components/Checkbox';
import { Icon } from '../../icons/Icon';
import { VisuallyHidden } from '../../text/VisuallyHidden';
import { FieldHelp } from '../Field/FieldParts';
import * as s from './Checkbox.css';

export interface CheckboxProps {
  /** What is true when it is ticked, as a statement: "I agree to the terms of use". */
  label: ReactNode;
  /** Whether it is ticked; controlled by the screen. */
  checked: boolean;
  /** Called with the new value. */
  onChange: (checked: boolean) => void;
  /** It cannot be used now; say why in `help`. */
  disabled?: boolean;
  /** Only some of what it stands for is chosen. A press ticks all. */
  indeterminate?: boolean;
  /** One sentence of help, shown before there is an error. */
  help?: ReactNode;
  /** What is wrong and what to do, in one sentence. An empty text is no error. */
  error?: ReactNode;
  /** The name in the form, by which server errors find the box. */
  name?: string;
  /** It must be ticked. Assistive technology is told; the caller supplies the message. */
  required?: boolean;
  /** Hides the label visually: in the cell of a table whose row shows it. */
  labelHidden?: boolean;
  /** The `input` element. */
  ref?: Ref<HTMLInputElement>;
}

/**
 * A checkbox with its label; the whole line can be pressed. Nothing happens until the form is sent. For a setting that takes effect at
 * once, use a `Switch`; for several choices under one question, a `CheckboxGroup`.
 */
export function Checkbox({
  label,
  checked,
  onChange,
  disabled = false,
  indeterminate = false,
  help,
  error,
  name,
  required = false,
  labelHidden = false,
  ref,
}: CheckboxProps) {
  return (
    <CheckboxField
      name={name}
      inputRef={ref}
      isSelected={checked}
      onChange={onChange}
      isDisabled={disabled}
      isIndeterminate={indeterminate}
      isRequired={required}
      isInvalid={error !== undefined && error !== '' ? true : undefined}
      className={labelHidden ? s.rootBare : s.root}
    >
      <CheckboxButton className={labelHidden ? s.checkboxBare : s.checkbox}>
        <span className={s.square} aria-hidden>
          {indeterminate ? <Icon name="minus" size={14} /> : <Icon name="check" size={14} />}
        </span>
        {labelHidden ? <VisuallyHidden>{label}</VisuallyHidden> : <span className={s.words}>{label}</span>}
      </CheckboxButton>
      <div className={labelHidden ? s.belowBare : s.below}>
        <FieldHelp help={help} error={error} />
      </div>
    </CheckboxField>
  );
}
