import { useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { ComboBox as RacComboBox } from 'react-aria-components/ComboBox';
import { Input } from 'react-aria-components/Input';
import { formatDigits } from '../../i18n/digits';
import { useLocale } from '../../i18n/locale';
import { useStrings } from '../../i18n/strings';
import { FieldHelp, FieldLabel } from '../Field/FieldParts';
import { directionOf } from '../Field/useText';
import * as field from '../Field/Field.css';
import { ComboBoxStatus } from './ComboBoxStatus';
import { SuggestionPanel } from './SuggestionPanel';
import { Suggestions } from './Suggestions';
import { useLingering } from './useLingering';
import * as s from './ComboBox.css';

const MOST_SHOWN = 20;

export interface ComboBoxOption {
  /** Identifies the option to the screen. */
  value: string;
  /** The visible text, which the field shows once it is chosen. */
  label: string;
  /** A line below that distinguishes it from its neighbours: the country of a university. */
  description?: string;
}

export interface ComboBoxProps {
  /** The label: "University". */
  label: string;
  /** The text in the field; controlled by the screen. Free text is never removed. */
  value: string;
  /** Called with the whole text on every input: fetch suggestions for it. */
  onChange: (text: string) => void;
  /** Called with the chosen suggestion. Put its label into `value`, or clear it for the next choice. */
  onSelect: (option: ComboBoxOption) => void;
  /** Already filtered, best first. The first 20 are shown, with a note if there are more. */
  options: readonly ComboBoxOption[];
  /** The state of the search. `empty` opens the list with the status text; `failed` offers a retry below the field. */
  status?: 'idle' | 'loading' | 'failed' | 'empty';
  /** The text of the status: "Searching…", "Nothing found. You can keep your own words.", … */
  statusText?: string;
  /** Retries the search for the same text. */
  onRetry?: () => void;
  /** One sentence of help, shown before there is an error: what can be searched. */
  help?: ReactNode;
  /** What is wrong and what to do, in one sentence. An empty text is no error. */
  error?: ReactNode;
  /** It must be filled. The star is drawn and assistive technology is told; the caller supplies the message. */
  required?: boolean;
  /** It cannot be used now; say why in `help`. */
  disabled?: boolean;
  /** The name in the form, by which server errors find the field. */
  name?: string;
  /** An example of what to type. */
  placeholder?: string;
  /** `auto` follows the first strong character; `ltr` for what is always Latin. */
  direction?: 'auto' | 'ltr';
  /** Called when the person leaves the field. */
  onBlur?: () => void;
}

/**
 * A text field with suggestions: choose one, or keep free text. Where only what is listed may be chosen, use a `Select`; to filter what is
 * shown, a `SearchField`.
 */
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
  const locale = useLocale();
  const input = useRef<HTMLInputElement>(null);
  const [chosen, setChosen] = useState<ComboBoxOption | null>(null);
  const { lingers, noteOpen, begin, end } = useLingering();
  const shown = options.slice(0, MOST_SHOWN);
  const more = options.length > MOST_SHOWN ? strings.firstShown(formatDigits(MOST_SHOWN, locale)) : undefined;
  const note = status === 'loading' ? statusText : more;
  return (
    <div className={s.root}>
      <RacComboBox
        name={name}
        inputValue={value}
        onInputChange={onChange}
        /* React-aria closes the list because this changes; it is reset when the list opens, so that the same option can be chosen again. */
        value={chosen?.value ?? null}
        onOpenChange={(open) => {
          noteOpen(open);
          if (open) setChosen(null);
        }}
        onChange={(key) => {
          const option = shown.find((one) => one.value === key);
          if (!option) return;
          end();
          setChosen(option);
          onSelect(option);
        }}
        items={shown}
        defaultFilter={() => true}
        allowsCustomValue
        allowsEmptyCollection={status === 'loading' || status === 'empty'}
        isRequired={required}
        isDisabled={disabled}
        isInvalid={error !== undefined && error !== '' ? true : undefined}
        onFocus={end}
        onBlur={() => {
          begin();
          onBlur?.();
        }}
        className={field.field}
      >
        <FieldLabel required={required}>{label}</FieldLabel>
        <Input
          ref={input}
          dir={directionOf(direction, value)}
          placeholder={placeholder}
          className={direction === 'ltr' ? field.inputLtr : field.input}
        />
        <FieldHelp help={help} error={error} />
        <SuggestionPanel lingers={lingers}>
          <Suggestions options={shown} busy={status === 'loading'} statusText={statusText} note={note} />
        </SuggestionPanel>
      </RacComboBox>
      <ComboBoxStatus
        failed={status === 'failed'}
        text={status === 'idle' ? more : statusText}
        onRetry={
          onRetry &&
          (() => {
            input.current?.focus();
            onRetry();
          })
        }
      />
    </div>
  );
}
