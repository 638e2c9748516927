import type { ReactNode, Ref } from 'react';
import { Input } from 'react-aria-components/Input';
import { TextField as RacTextField } from 'react-aria-components/TextField';
import { FieldHelp, FieldLabel } from '../Field/FieldParts';
import { FieldCount } from '../Field/FieldCount';
import * as s from '../Field/Field.css';

export interface TextFieldProps {
  label: string;
  name?: string;
  value?: string;
  defaultValue?: string;
  onChange?: (value: string) => void;
  onBlur?: () => void;
  type?: 'text' | 'email' | 'url' | 'tel';
  help?: ReactNode;
  error?: ReactNode;
  required?: boolean;
  disabled?: boolean;
  readOnly?: boolean;
  maxLength?: number;
  /** Shows how many characters are used, once `maxLength` is given. */
  showCount?: boolean;
  placeholder?: string;
  autoComplete?: string;
  inputMode?: 'text' | 'email' | 'url' | 'tel' | 'numeric' | 'decimal';
  /** `auto` follows the first strong letter; `ltr` for addresses. By default the type decides. */
  direction?: 'auto' | 'ltr';
  autoFocus?: boolean;
  labelHidden?: boolean;
  ref?: Ref<HTMLInputElement>;
}

/** One line of text with its label, help and message. */
export function TextField({
  label,
  name,
  value,
  defaultValue,
  onChange,
  onBlur,
  type = 'text',
  help,
  error,
  required = false,
  disabled = false,
  readOnly = false,
  maxLength,
  showCount = false,
  placeholder,
  autoComplete,
  inputMode,
  direction = type === 'text' ? 'auto' : 'ltr',
  autoFocus = false,
  labelHidden = false,
  ref,
}: TextFieldProps) {
  return (
    <RacTextField
      name={name}
      type={type}
      value={value}
      defaultValue={defaultValue}
      onChange={onChange}
      onBlur={onBlur}
      isRequired={required}
      isDisabled={disabled}
      isReadOnly={readOnly}
      isInvalid={error !== undefined && error !== '' ? true : undefined}
      maxLength={maxLength}
      autoComplete={autoComplete}
      inputMode={inputMode}
      autoFocus={autoFocus}
      className={s.field}
    >
      <FieldLabel required={required} hidden={labelHidden}>
        {label}
      </FieldLabel>
      <Input
        ref={ref}
        dir={direction}
        placeholder={placeholder}
        className={direction === 'ltr' ? s.inputLtr : s.input}
      />
      <FieldHelp help={help} error={error} />
      {showCount && maxLength !== undefined && <FieldCount used={(value ?? '').length} limit={maxLength} />}
    </RacTextField>
  );
}
