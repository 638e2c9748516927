import type { ReactNode } from 'react';
import { Button as RacButton } from 'react-aria-components/Button';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { Popover as RacPopover } from 'react-aria-components/Popover';
import { Select as RacSelect, SelectValue } from 'react-aria-components/Select';
import { Text as RacText } from 'react-aria-components/Text';
import { Icon } from '../../icons/Icon';
import { FieldHelp, FieldLabel } from '../Field/FieldParts';
import * as field from '../Field/Field.css';
import * as list from '../Field/listbox.css';
import * as s from './Select.css';

export interface SelectOption {
  value: string;
  label: string;
  description?: string;
}

export interface SelectProps {
  label: string;
  value: string | null;
  onChange: (value: string) => void;
  options: readonly SelectOption[];
  placeholder?: string;
  help?: ReactNode;
  error?: ReactNode;
  required?: boolean;
  disabled?: boolean;
  name?: string;
  labelHidden?: boolean;
  /** As wide as its text instead of its column. */
  compact?: boolean;
}

/** One choice of many, in a list that opens. */
export function Select({
  label,
  value,
  onChange,
  options,
  placeholder = '—',
  help,
  error,
  required = false,
  disabled = false,
  name,
  labelHidden = false,
  compact = false,
}: SelectProps) {
  return (
    <RacSelect
      name={name}
      value={value}
      onChange={(key) => {
        if (typeof key === 'string') onChange(key);
      }}
      placeholder={placeholder}
      isRequired={required}
      isDisabled={disabled}
      isInvalid={error !== undefined && error !== '' ? true : undefined}
      className={compact ? field.fieldCompact : field.field}
    >
      <FieldLabel required={required} hidden={labelHidden}>
        {label}
      </FieldLabel>
      <RacButton className={s.trigger}>
        <SelectValue className={s.value}>
          {({ isPlaceholder, selectedText }) => (isPlaceholder ? placeholder : selectedText)}
        </SelectValue>
        <span className={s.chevron} aria-hidden>
          <Icon name="chevronDown" size={18} />
        </span>
      </RacButton>
      <FieldHelp help={help} error={error} />
      <RacPopover className={list.popover} offset={4}>
        <ListBox className={list.list} items={options}>
          {(option) => (
            <ListBoxItem id={option.value} textValue={option.label} className={list.item}>
              <span className={list.words}>
                <RacText slot="label">{option.label}</RacText>
                {option.description !== undefined && (
                  <RacText slot="description" className={list.description}>
                    {option.description}
                  </RacText>
                )}
              </span>
              <span className={list.tick} aria-hidden>
                <Icon name="check" size={18} />
              </span>
            </ListBoxItem>
          )}
        </ListBox>
      </RacPopover>
    </RacSelect>
  );
}
