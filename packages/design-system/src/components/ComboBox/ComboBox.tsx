import type { ReactNode } from 'react';
import { ComboBox as RacComboBox } from 'react-aria-components/ComboBox';
import { Input } from 'react-aria-components/Input';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { Popover as RacPopover } from 'react-aria-components/Popover';
import { Text as RacText } from 'react-aria-components/Text';
import { useStrings } from '../../i18n/strings';
import { Button } from '../Button/Button';
import { FieldHelp, FieldLabel } from '../Field/FieldParts';
import * as field from '../Field/Field.css';
import * as list from '../Field/listbox.css';
import * as s from './ComboBox.css';

const MOST_SHOWN = 20;

export interface ComboBoxOption {
  value: string;
  label: string;
  description?: string;
}

export interface ComboBoxProps {
  label: string;
  /** The text in the field; free text stays. */
  value: string;
  onChange: (text: string) => void;
  onSelect: (option: ComboBoxOption) => void;
  /** Already filtered; the first 20 are shown. */
  options: readonly ComboBoxOption[];
  status?: 'idle' | 'loading' | 'failed' | 'empty';
  /** What the status says: "Searching…", "Nothing found", … */
  statusText?: string;
  onRetry?: () => void;
  help?: ReactNode;
  error?: ReactNode;
  required?: boolean;
  disabled?: boolean;
  name?: string;
  placeholder?: string;
  direction?: 'auto' | 'ltr';
  onBlur?: () => void;
}

/** A text with suggestions below it. */
export function ComboBox({
  label,
  value,
  onChange,
  onSelect,
  options,
  status = 'idle',
  statusText,
  onRetry,
  help,
  error,
  required = false,
  disabled = false,
  name,
  placeholder,
  direction = 'auto',
  onBlur,
}: ComboBoxProps) {
  const strings = useStrings();
  const shown = options.slice(0, MOST_SHOWN);
  return (
    <div className={s.root}>
      <RacComboBox
        name={name}
        inputValue={value}
        onInputChange={onChange}
        value={null}
        onChange={(key) => {
          const chosen = options.find((option) => option.value === key);
          if (chosen) onSelect(chosen);
        }}
        items={shown}
        defaultFilter={() => true}
        allowsCustomValue
        allowsEmptyCollection={status === 'loading' || status === 'empty'}
        isRequired={required}
        isDisabled={disabled}
        isInvalid={error !== undefined && error !== '' ? true : undefined}
        onBlur={onBlur}
        className={field.field}
      >
        <FieldLabel required={required}>{label}</FieldLabel>
        <Input dir={direction} placeholder={placeholder} className={field.input} />
        <FieldHelp help={help} error={error} />
        <RacPopover className={list.popover} offset={4}>
          <ListBox
            className={list.list}
            items={shown}
            renderEmptyState={() => <div className={list.status}>{statusText}</div>}
          >
            {(option) => (
              <ListBoxItem id={option.value} textValue={option.label} className={list.item}>
                <span className={list.words}>
                  <RacText slot="label" dir="auto">
                    {option.label}
                  </RacText>
                  {option.description !== undefined && (
                    <RacText slot="description" className={list.description}>
                      {option.description}
                    </RacText>
                  )}
                </span>
              </ListBoxItem>
            )}
          </ListBox>
        </RacPopover>
      </RacComboBox>
      <div role="status" className={s.status}>
        {status === 'failed' ? (
          <>
            <span>{statusText}</span>
            {onRetry && (
              <Button tone="quiet" size="small" icon="refresh" onPress={onRetry}>
                {strings.retry}
              </Button>
            )}
          </>
        ) : (
          <span className={s.spoken}>{status === 'idle' ? '' : statusText}</span>
        )}
      </div>
    </div>
  );
}
