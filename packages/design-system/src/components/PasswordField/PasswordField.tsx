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
  /** What is asked: "Password", "New password". */
  label: string;
  /** The name in the form: messages of the server find the field by it. */
  name?: string;
  /** The password, when the screen keeps it. Give `onChange` with it. */
  value?: string;
  /** The password to begin with, when the field keeps it itself. */
  defaultValue?: string;
  /** Called with the whole password at every change. */
  onChange?: (value: string) => void;
  /** Called when the person leaves the field. */
  onBlur?: () => void;
  /** The rules, before they are broken: "At least 8 characters". */
  help?: ReactNode;
  /** What is wrong and what to do, in one sentence. An empty text is no error. */
  error?: ReactNode;
  /** It must be filled. The star is drawn and assistive technology is told; the message is yours. */
  required?: boolean;
  /** It cannot be used now; say why in `help`. */
  disabled?: boolean;
  /** Lets a password manager fill the old one or offer a new one. */
  autoComplete?: 'current-password' | 'new-password';
  /** Takes focus when it appears. */
  autoFocus?: boolean;
}

/** Where a person writes, if it is here. */
function caretOf(input: HTMLInputElement | null): [number, number] | null {
  if (input === null || input !== document.activeElement) return null;
  return [input.selectionStart ?? 0, input.selectionEnd ?? 0];
}

/** A password that can be shown while it is typed, without losing the place, and that tells of a Caps Lock left on. */
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
    /* Chromium puts the caret first when the type of an input changes. */
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
