import type { ReactNode, Ref } from 'react';
import { TextArea as RacTextArea } from 'react-aria-components/TextArea';
import { TextField as RacTextField } from 'react-aria-components/TextField';
import { FieldCount } from '../Field/FieldCount';
import { FieldHelp, FieldLabel } from '../Field/FieldParts';
import * as s from '../Field/Field.css';

export interface TextAreaProps {
  label: string;
  name?: string;
  value?: string;
  defaultValue?: string;
  onChange?: (value: string) => void;
  onBlur?: () => void;
  help?: ReactNode;
  error?: ReactNode;
  required?: boolean;
  disabled?: boolean;
  maxLength?: number;
  showCount?: boolean;
  placeholder?: string;
  /** Lines it shows at least. */
  rows?: number;
  /** Grows with its text instead of scrolling. */
  autoGrow?: boolean;
  /** The language of the text, when it is not the one of the page. */
  lang?: 'en' | 'fa';
  direction?: 'auto' | 'ltr';
  autoFocus?: boolean;
  labelHidden?: boolean;
  ref?: Ref<HTMLTextAreaElement>;
}

/** Several lines of text with label, help and message. */
export function TextArea({
  label,
  name,
  value,
  defaultValue,
  onChange,
  onBlur,
  help,
  error,
  required = false,
  disabled = false,
  maxLength,
  showCount = false,
  placeholder,
  rows = 4,
  autoGrow = false,
  lang,
  direction = lang === 'en' ? 'ltr' : 'auto',
  autoFocus = false,
  labelHidden = false,
  ref,
}: TextAreaProps) {
  return (
    <RacTextField
      name={name}
      value={value}
      defaultValue={defaultValue}
      onChange={onChange}
      onBlur={onBlur}
      isRequired={required}
      isDisabled={disabled}
      isInvalid={error !== undefined && error !== '' ? true : undefined}
      maxLength={maxLength}
      autoFocus={autoFocus}
      className={s.field}
    >
      <FieldLabel required={required} hidden={labelHidden}>
        {label}
      </FieldLabel>
      <RacTextArea
        ref={ref}
        rows={rows}
        lang={lang}
        dir={direction}
        placeholder={placeholder}
        className={autoGrow ? `${s.area} ${s.growing}` : s.area}
      />
      <FieldHelp help={help} error={error} />
      {showCount && maxLength !== undefined && <FieldCount used={(value ?? '').length} limit={maxLength} />}
    </RacTextField>
  );
}
