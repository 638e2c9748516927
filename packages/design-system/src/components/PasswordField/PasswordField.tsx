import { useState } from 'react';
import type { ReactNode } from 'react';
import { Group } from 'react-aria-components/Group';
import { Input } from 'react-aria-components/Input';
import { TextField as RacTextField } from 'react-aria-components/TextField';
import { useStrings } from '../../i18n/strings';
import { FieldHelp, FieldLabel } from '../Field/FieldParts';
import { IconButton } from '../IconButton/IconButton';
import * as s from '../Field/Field.css';

export interface PasswordFieldProps {
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
  autoComplete?: 'current-password' | 'new-password';
  autoFocus?: boolean;
}

/** A password that can be shown while it is typed. */
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
  maxLength,
  autoComplete = 'current-password',
  autoFocus = false,
}: PasswordFieldProps) {
  const strings = useStrings();
  const [shown, setShown] = useState(false);
  return (
    <RacTextField
      name={name}
      type={shown ? 'text' : 'password'}
      value={value}
      defaultValue={defaultValue}
      onChange={onChange}
      onBlur={onBlur}
      isRequired={required}
      isDisabled={disabled}
      isInvalid={error !== undefined && error !== '' ? true : undefined}
      maxLength={maxLength}
      autoComplete={autoComplete}
      autoFocus={autoFocus}
      className={s.field}
    >
      <FieldLabel required={required}>{label}</FieldLabel>
      <Group isDisabled={disabled} className={s.group}>
        <Input dir="ltr" spellCheck={false} autoCapitalize="none" className={s.bareInputLtr} />
        <IconButton
          icon={shown ? 'eyeOff' : 'eye'}
          label={shown ? strings.hidePassword : strings.showPassword}
          size="small"
          disabled={disabled}
          onPress={() => setShown(!shown)}
        />
      </Group>
      <FieldHelp help={help} error={error} />
    </RacTextField>
  );
}
