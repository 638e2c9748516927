import { useId } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import { Button as RacButton } from 'react-aria-components/Button';
import { Header, ListBox, ListBoxItem, ListBoxSection } from 'react-aria-components/ListBox';
import { Popover as RacPopover } from 'react-aria-components/Popover';
import { Select as RacSelect, SelectValue } from 'react-aria-components/Select';
import { Icon } from '../../icons/Icon';
import { useDirection } from '../../i18n/locale';
import { useStrings } from '../../i18n/strings';
import { Auto } from '../../text/Auto';
import { FieldHelp, FieldLabel } from '../Field/FieldParts';
import { useDropMessage } from '../Form/useDropMessage';
import * as field from '../Field/Field.css';
import * as list from '../Field/listbox.css';
import * as s from './Select.css';

export interface SelectOption {
  /** Identifies the option to the screen. */
  value: string;
  /** The visible text; typing its first letters finds it. */
  label: string;
  /** A line below that distinguishes it from its neighbours. */
  description?: string;
  /** The heading that it stands under; options of one group follow each other. */
  group?: string;
}

export interface SelectProps {
  /** The label: "Country". */
  label: string;
  /** The value of the chosen option, controlled by the screen; null for none yet. */
  value: string | null;
  /** Called with the value of the chosen option. */
  onChange: (value: string) => void;
  /** In the order in which people look for them. For two to five, `RadioGroup` shows all at once. */
  options: readonly SelectOption[];
  /** The text shown before a choice: "Select a country". */
  placeholder?: string;
  /** One sentence of help, shown before there is an error. */
  help?: ReactNode;
  /** What is wrong and what to do, in one sentence. An empty text is no error. */
  error?: ReactNode;
  /** One must be chosen. The star is drawn and assistive technology is told; the caller supplies the message. */
  required?: boolean;
  /** It cannot be used now; say why in `help`. */
  disabled?: boolean;
  /** The name in the form, by which server errors find the field. */
  name?: string;
  /** Hides the label visually, where the context makes it clear. */
  labelHidden?: boolean;
  /** As wide as its text instead of its column. */
  compact?: boolean;
}

/**
 * One choice of many, in a popover list. Its accessible name is the label alone; the choice is its value. For a few options with room for
 * all, use a `RadioGroup`; where free text is allowed, a `ComboBox`; for actions, a `Menu`.
 */
export function Select({
  label,
  value,
  onChange,
  options,
  placeholder,
  help,
  error,
  required = false,
  disabled = false,
  name,
  labelHidden = false,
  compact = false,
}: SelectProps) {
  const strings = useStrings();
  const labelId = useId();
  const nothingYet = placeholder ?? strings.choose;
  const invalid = error !== undefined && error !== '';
  const rtl = useDirection() === 'rtl';
  const dropMessage = useDropMessage(name);
  const grouped = options.some(({ group }) => group !== undefined);
  const choose = (chosen: string) => {
    dropMessage();
    onChange(chosen);
  };
  // On the closed field react-aria moves to the next option on the right arrow in either writing direction.
  const mirrored = (event: KeyboardEvent) => {
    const step = { ArrowLeft: 1, ArrowRight: -1 }[event.key];
    // With a modifier the arrows belong to the browser: Alt navigates the history.
    if (!rtl || step === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    event.stopPropagation();
    const next = options[value === null ? 0 : options.findIndex((option) => option.value === value) + step];
    if (next) choose(next.value);
  };
  return (
    <RacSelect
      name={name}
      value={value}
      onChange={(key) => {
        if (typeof key === 'string') choose(key);
      }}
      placeholder={nothingYet}
      isRequired={required}
      isDisabled={disabled}
      isInvalid={invalid ? true : undefined}
      className={compact ? field.fieldCompact : field.field}
    >
      {({ isInvalid }) => (
        <>
          <FieldLabel id={labelId} required={required} hidden={labelHidden}>
            {label}
          </FieldLabel>
          <RacButton
            className={s.trigger}
            aria-labelledby={labelId}
            /* A button has no value and cannot be required or invalid: react-aria puts all of that into the name. */
            render={(props) => (
              <button
                {...props}
                onKeyDownCapture={mirrored}
                role="combobox"
                aria-expanded={props['aria-expanded']}
                aria-controls={props['aria-controls']}
                aria-required={required || undefined}
                aria-invalid={isInvalid || undefined}
              />
            )}
          >
            <SelectValue className={s.value}>
              {({ isPlaceholder, selectedText }) => (isPlaceholder ? nothingYet : <Auto>{selectedText}</Auto>)}
            </SelectValue>
            <span className={s.chevron} aria-hidden>
              <Icon name="chevronDown" size={18} />
            </span>
          </RacButton>
          <FieldHelp help={help} error={error} />
          <RacPopover className={list.popover} offset={4}>
            {grouped ? (
              <ListBox className={list.list}>
                {groupsOf(options).map(({ name: heading, options: members }) => (
                  <ListBoxSection key={heading ?? ''} className={list.section}>
                    {heading === undefined ? null : <Header className={list.heading}>{heading}</Header>}
                    {members.map((option) => choiceOf(option))}
                  </ListBoxSection>
                ))}
              </ListBox>
            ) : (
              <ListBox className={list.list} items={options}>
                {choiceOf}
              </ListBox>
            )}
          </RacPopover>
        </>
      )}
    </RacSelect>
  );
}

const choiceOf = (option: SelectOption) => (
  <ListBoxItem key={option.value} id={option.value} textValue={option.label} className={list.item}>
    <span className={list.words}>
      <span>
        <Auto>{option.label}</Auto>
      </span>
      {option.description !== undefined && <span className={list.description}>{option.description}</span>}
    </span>
    <span className={list.tick} aria-hidden>
      <Icon name="check" size={18} />
    </span>
  </ListBoxItem>
);

/** Neighbours with the same heading, in order. */
function groupsOf(options: readonly SelectOption[]): { name: string | undefined; options: SelectOption[] }[] {
  const groups: { name: string | undefined; options: SelectOption[] }[] = [];
  for (const option of options) {
    const last = groups.at(-1);
    if (last && last.name === option.group) last.options.push(option);
    else groups.push({ name: option.group, options: [option] });
  }
  return groups;
}
