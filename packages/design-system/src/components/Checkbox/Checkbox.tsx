import { useId } from 'react';
import type { ReactNode } from 'react';
import { Checkbox as RacCheckbox } from 'react-aria-components/Checkbox';
import { Icon } from '../../icons/Icon';
import { VisuallyHidden } from '../../text/VisuallyHidden';
import * as s from './Checkbox.css';

export interface CheckboxProps {
  label: ReactNode;
  checked: boolean;
  onChange: (checked: boolean) => void;
  disabled?: boolean;
  indeterminate?: boolean;
  help?: string;
  error?: string;
  name?: string;
  required?: boolean;
  labelHidden?: boolean;
}

/** A tick box with its words. */
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
}: CheckboxProps) {
  const id = useId();
  const described = [help !== undefined && `${id}-help`, error !== undefined && `${id}-error`]
    .filter(Boolean)
    .join(' ');
  return (
    <div className={labelHidden ? s.rootBare : s.root}>
      <RacCheckbox
        name={name}
        isSelected={checked}
        onChange={onChange}
        isDisabled={disabled}
        isIndeterminate={indeterminate}
        isRequired={required}
        isInvalid={error !== undefined}
        aria-describedby={described === '' ? undefined : described}
        className={labelHidden ? s.checkboxBare : s.checkbox}
      >
        <span className={s.square} aria-hidden>
          {indeterminate ? <Icon name="minus" size={14} /> : <Icon name="check" size={14} />}
        </span>
        {labelHidden ? <VisuallyHidden>{label}</VisuallyHidden> : <span className={s.words}>{label}</span>}
      </RacCheckbox>
      {help !== undefined && (
        <span id={`${id}-help`} className={s.help}>
          {help}
        </span>
      )}
      {error !== undefined && (
        <span id={`${id}-error`} className={s.error}>
          {error}
        </span>
      )}
    </div>
  );
}
