import { useRef } from 'react';
import type { ReactNode } from 'react';
import { Group } from 'react-aria-components/Group';
import { Input } from 'react-aria-components/Input';
import { TextField as RacTextField } from 'react-aria-components/TextField';
import { Icon } from '../../icons/Icon';
import { useStrings } from '../../i18n/strings';
import { FieldHelp, FieldLabel } from '../Field/FieldParts';
import { directionOf } from '../Field/useText';
import { IconButton } from '../IconButton/IconButton';
import * as s from '../Field/Field.css';

export interface SearchFieldProps {
  /** The label: "Search professors". */
  label: string;
  /** The text, controlled by the screen. */
  value: string;
  /** Called with the whole text on every change, and with an empty one when it is cleared. */
  onChange: (value: string) => void;
  /** What can be searched for: "Name or university". */
  placeholder?: string;
  /** One sentence below: what is searched. */
  help?: ReactNode;
  /** Hides the label visually, where the context makes it clear. */
  labelHidden?: boolean;
  /** It cannot be used now; say why in `help`. */
  disabled?: boolean;
}

/**
 * A search that filters what is shown; Escape and the clear button empty it and keep focus. To choose one of what is found, use a
 * `ComboBox`; for any other line of text, a `TextField`.
 */
export function SearchField({
  label,
  value,
  onChange,
  placeholder,
  help,
  labelHidden = false,
  disabled = false,
}: SearchFieldProps) {
  const strings = useStrings();
  const input = useRef<HTMLInputElement>(null);
  return (
    <RacTextField
      type="search"
      value={value}
      onChange={onChange}
      isDisabled={disabled}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && value !== '') onChange('');
        else event.continuePropagation();
      }}
      className={s.field}
    >
      <FieldLabel hidden={labelHidden}>{label}</FieldLabel>
      <Group isDisabled={disabled} className={s.group}>
        <span className={s.leading}>
          <Icon name="search" size={18} />
        </span>
        <Input ref={input} dir={directionOf('auto', value)} placeholder={placeholder} className={s.bareInput} />
        {value !== '' && !disabled && (
          <IconButton
            icon="close"
            label={strings.clearSearch}
            size="small"
            keepsFocus
            onPress={() => {
              onChange('');
              input.current?.focus();
            }}
          />
        )}
      </Group>
      <FieldHelp help={help} />
    </RacTextField>
  );
}
