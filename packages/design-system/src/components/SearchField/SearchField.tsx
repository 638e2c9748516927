import { useRef } from 'react';
import { Group } from 'react-aria-components/Group';
import { Input } from 'react-aria-components/Input';
import { TextField as RacTextField } from 'react-aria-components/TextField';
import { Icon } from '../../icons/Icon';
import { useStrings } from '../../i18n/strings';
import { FieldLabel } from '../Field/FieldParts';
import { IconButton } from '../IconButton/IconButton';
import * as s from '../Field/Field.css';

export interface SearchFieldProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  placeholder?: string;
  labelHidden?: boolean;
  disabled?: boolean;
}

/** A search that filters what is shown; Escape and the cross clear it. */
export function SearchField({
  label,
  value,
  onChange,
  placeholder,
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
        <Input ref={input} dir="auto" placeholder={placeholder} className={s.bareInput} />
        {value !== '' && (
          <IconButton
            icon="close"
            label={strings.clearSearch}
            size="small"
            onPress={() => {
              onChange('');
              input.current?.focus();
            }}
          />
        )}
      </Group>
    </RacTextField>
  );
}
