import { useRef, useState } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import { Group } from 'react-aria-components/Group';
import { Input } from 'react-aria-components/Input';
import { TextField as RacTextField } from 'react-aria-components/TextField';
import { useStrings } from '../../i18n/strings';
import { FieldHelp, FieldLabel } from '../Field/FieldParts';
import { IconButton } from '../IconButton/IconButton';
import * as s from '../Field/Field.css';

export interface PasswordFieldProps {
  /** The label: "Password", "New password". */
  label: string;
  /** The name in the form, by which server errors find the field. */
  name?: string;
  /** The password of a controlled field. Give `onChange` with it. */
  value?: string;
  /** The initial password of an uncontrolled field. */
  defaultValue?: string;
  /** Called with the whole password at every change. */
  onChange?: (value: string) => void;
  /** Called on blur. */
  onBlur?: () => void;
  /** The rules: "At least 8 characters". */
  help?: ReactNode;
  /** What is wrong and what to do, in one sentence. An empty text is no error. */
  error?: ReactNode;
  /** It must be filled. The star is drawn and assistive technology is told; the caller supplies the message. */
  required?: boolean;
  /** It cannot be used now; say why in `help`. */
  disabled?: boolean;
  /** Lets a password manager fill the old one or offer a new one. */
  autoComplete?: 'current-password' | 'new-password';
  /** Takes focus on mount. */
  autoFocus?: boolean;
}

/** The selection of the input; null unless it has focus. */
function caretOf(input: HTMLInputElement | null): [number, number] | null {
  if (input === null || input !== document.activeElement) return null;
  return [input.selectionStart ?? 0, input.selectionEnd ?? 0];
}

/**
 * A password field with a button to show the text, which keeps the caret, and a warning about Caps Lock. For anything that may be read over
 * a shoulder, such as a code, use a `TextField`.
 */
export function PasswordField({
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
  autoComplete = 'current-password',
  autoFocus = false,
}: PasswordFieldProps) {
  const strings = useStrings();
  const [shown, setShown] = useState(false);
  const [capitals, setCapitals] = useState(false);
  const input = useRef<HTMLInputElement>(null);

  const turn = () => {
    const place = caretOf(input.current);
    setShown(!shown);
    /* Chromium moves the caret to the start when the type of an input changes. */
    if (place !== null) requestAnimationFrame(() => input.current?.setSelectionRange(...place));
  };

  const notice = (event: KeyboardEvent) => setCapitals(event.getModifierState('CapsLock'));
  const warning = capitals ? strings.capsLock : undefined;
  return (
    <RacTextField
      name={name}
      type={shown ? 'text' : 'password'}
      value={value}
      defaultValue={defaultValue}
      onChange={onChange}
      onBlur={() => {
        setCapitals(false);
        onBlur?.();
      }}
      isRequired={required}
      isDisabled={disabled}
      isInvalid={error !== undefined && error !== '' ? true : undefined}
      autoComplete={autoComplete}
      autoFocus={autoFocus}
      className={s.field}
    >
      <FieldLabel required={required}>{label}</FieldLabel>
      <Group isDisabled={disabled} className={s.group}>
        <Input
          ref={input}
          dir="ltr"
          spellCheck={false}
          autoCapitalize="none"
          onKeyDown={notice}
          onKeyUp={notice}
          className={s.bareInputLtr}
        />
        <IconButton
          icon={shown ? 'eyeOff' : 'eye'}
          label={shown ? strings.hidePassword : strings.showPassword}
          size="small"
          disabled={disabled}
          keepsFocus
          onPress={turn}
        />
      </Group>
      <FieldHelp help={help} error={error} />
      <span role="status" className={warning === undefined ? s.hiddenLabel : s.help}>
        {warning}
      </span>
    </RacTextField>
  );
}
