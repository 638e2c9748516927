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
  /** What is asked, in a word or two: "Bot name". It stays in sight; a placeholder never replaces it. */
  label: string;
  /** The name in the form: messages of the server find the field by it. */
  name?: string;
  /** The text, when the screen keeps it. Give `onChange` with it. */
  value?: string;
  /** The text to begin with, when the field keeps it itself. */
  defaultValue?: string;
  /** Called with the whole text at every change. */
  onChange?: (value: string) => void;
  /** Called when the person leaves the field: the moment to save or to check. */
  onBlur?: () => void;
  /** What kind of text: it brings the right keyboard on a phone, and addresses read from left to right. */
  type?: 'text' | 'email' | 'url' | 'tel';
  /** One sentence that helps before anything is wrong: limits, who sees it. */
  help?: ReactNode;
  /** What is wrong and what to do, in one sentence. An empty text is no error. */
  error?: ReactNode;
  /** It must be filled. The star is drawn and assistive technology is told; the message is yours. */
  required?: boolean;
  /** It cannot be used now; say why in `help`. */
  disabled?: boolean;
  /** It can be read and copied, not changed. */
  readOnly?: boolean;
  /** The most characters it takes. A longer text stays as it is and says so; a `Form` is not sent with it. */
  maxLength?: number;
  /** Shows how many characters are used from the first on; without it, only near `maxLength`. */
  showCount?: boolean;
  /** An example of the answer, never the question. */
  placeholder?: string;
  /** The token of HTML that lets the browser fill it: `email`, `name`, … */
  autoComplete?: string;
  /** The keyboard of a phone, when `type` does not say it already. */
  inputMode?: 'text' | 'email' | 'url' | 'tel' | 'numeric' | 'decimal';
  /** `auto` follows the first strong letter; `ltr` for addresses. By default the type decides. */
  direction?: 'auto' | 'ltr';
  /** A glyph at the start that repeats what the label says. */
  icon?: IconName;
  /** What the value always begins with and nobody types: "https://". It reads from left to right with the value. */
  prefix?: string;
  /** Takes focus when it appears. Only where the person has just asked for this field. */
  autoFocus?: boolean;
  /** Keeps the label for the ear alone, where the place already says it. */
  labelHidden?: boolean;
  /** The `input` element. */
  ref?: Ref<HTMLInputElement>;
}

/** One line of text that keeps its label, help and message together, and turns with what is written in it. */
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
  // What is copied from a page or a chat may bring marks of direction along, which nobody sees and no address has.
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
