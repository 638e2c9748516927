import { useId } from 'react';
import type { ReactNode, Ref } from 'react';
import { Group } from 'react-aria-components/Group';
import { Input } from 'react-aria-components/Input';
import { TextField as RacTextField } from 'react-aria-components/TextField';
import { Icon } from '../../icons/Icon';
import type { IconName } from '../../icons/icons';
import { FieldHelp, FieldLabel } from '../Field/FieldParts';
import { given } from '../Field/GroupNotes';
import { useLimit } from '../Field/useLimit';
import { directionOf, useText } from '../Field/useText';
import * as s from '../Field/Field.css';
import * as foot from '../Field/foot.css';
import { trimmed } from '../../i18n/trimmed';

export interface TextFieldProps {
  /** The label, in a word or two: "Bot name". It is always visible; a placeholder never replaces it. */
  label: string;
  /** The name in the form, by which server errors find the field. */
  name?: string;
  /** The text of a controlled field. Give `onChange` with it. */
  value?: string;
  /** The initial text of an uncontrolled field. */
  defaultValue?: string;
  /** Called with the whole text on every change. */
  onChange?: (value: string) => void;
  /** Called on blur: the moment to save or to validate. */
  onBlur?: () => void;
  /** The kind of text: it sets the keyboard of a phone, and addresses read from left to right. */
  type?: 'text' | 'email' | 'url' | 'tel';
  /** One sentence of help, shown before there is an error: limits, who sees it. */
  help?: ReactNode;
  /** What is wrong and what to do, in one sentence. An empty text is no error. */
  error?: ReactNode;
  /** It must be filled. The star is drawn and assistive technology is told; the caller supplies the message. */
  required?: boolean;
  /** It cannot be used now; say why in `help`. */
  disabled?: boolean;
  /** It can be read and copied, not changed. */
  readOnly?: boolean;
  /** The most characters allowed. A longer text is kept and shows an error; a `Form` is not submitted with it. */
  maxLength?: number;
  /** Always shows the character count; without it, only near `maxLength`. */
  showCount?: boolean;
  /** An example of the answer, never the question. */
  placeholder?: string;
  /** The HTML autofill token: `email`, `name`, … */
  autoComplete?: string;
  /** The keyboard of a phone, unless `type` implies it. */
  inputMode?: 'text' | 'email' | 'url' | 'tel' | 'numeric' | 'decimal';
  /** `auto` follows the first strong character; `ltr` for addresses. By default the type decides. */
  direction?: 'auto' | 'ltr';
  /** An icon at the start that repeats the label. */
  icon?: IconName;
  /** A fixed start of the value that is not typed: "https://". It reads from left to right with the value. */
  prefix?: string;
  /** Takes focus on mount. Only where the person has just opened this field. */
  autoFocus?: boolean;
  /** Hides the label visually, where the context makes it clear. */
  labelHidden?: boolean;
  /** The `input` element. */
  ref?: Ref<HTMLInputElement>;
}

/**
 * One line of text with label, help and error; its direction follows what is typed. For several lines, use a `TextArea`; for a number, a
 * `NumberField`; for a password, a `PasswordField`; for a day, a `DateField`.
 */
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
  icon,
  prefix,
  autoFocus = false,
  labelHidden = false,
  ref,
}: TextFieldProps) {
  const id = useId();
  const [text, keep] = useText(value, defaultValue, onChange);
  // Text copied from a page or a chat may contain invisible directional marks, which no address has.
  const take = (next: string) => keep(type === 'text' ? next : trimmed(next));
  const { countId, count, tooLong } = useLimit(text, maxLength, showCount);
  const wrong = given(error) ? error : tooLong;
  const boxed = icon !== undefined || prefix !== undefined;
  const plain = direction === 'ltr' ? s.inputLtr : s.input;
  const bare = direction === 'ltr' && prefix === undefined ? s.bareInputLtr : s.bareInput;
  const input = (
    <Input ref={ref} dir={directionOf(direction, text)} placeholder={placeholder} className={boxed ? bare : plain} />
  );
  const described = [prefix !== undefined && `${id}-prefix`, countId].filter(Boolean).join(' ');
  return (
    <RacTextField
      name={name}
      type={type}
      value={value}
      defaultValue={defaultValue}
      onChange={take}
      onBlur={onBlur}
      isRequired={required}
      isDisabled={disabled}
      isReadOnly={readOnly}
      isInvalid={given(wrong) ? true : undefined}
      data-unsent={tooLong === undefined ? undefined : ''}
      autoComplete={autoComplete}
      inputMode={inputMode}
      autoFocus={autoFocus}
      aria-describedby={described === '' ? undefined : described}
      className={s.field}
    >
      <FieldLabel required={required} hidden={labelHidden}>
        {label}
      </FieldLabel>
      {boxed ? (
        <Group isDisabled={disabled} dir={prefix === undefined ? undefined : 'ltr'} className={s.group}>
          {icon && (
            <span className={s.leading}>
              <Icon name={icon} size={18} />
            </span>
          )}
          {prefix !== undefined && (
            <span id={`${id}-prefix`} className={`${foot.affix} ${foot.prefix}`}>
              {prefix}
            </span>
          )}
          {input}
        </Group>
      ) : (
        input
      )}
      <FieldHelp help={help} error={wrong} count={count} />
    </RacTextField>
  );
}
