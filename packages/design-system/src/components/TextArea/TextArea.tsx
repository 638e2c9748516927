import { useCallback } from 'react';
import type { ReactNode, Ref } from 'react';
import { TextArea as RacTextArea } from 'react-aria-components/TextArea';
import { TextField as RacTextField } from 'react-aria-components/TextField';
import { assignInlineVars } from '../../css/inlineVars';
import { FieldHelp, FieldLabel } from '../Field/FieldParts';
import { given } from '../Field/GroupNotes';
import { useLimit } from '../Field/useLimit';
import { directionOf, useText } from '../Field/useText';
import * as field from '../Field/Field.css';
import * as s from './TextArea.css';
import { useGrowth } from './useGrowth';

export interface TextAreaProps {
  /** What is asked, in a word or two: "Message". */
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
  /** One sentence that helps before anything is wrong: limits, who reads it. */
  help?: ReactNode;
  /** What is wrong and what to do, in one sentence. An empty text is no error. */
  error?: ReactNode;
  /** It must be filled. The star is drawn and assistive technology is told; the message is yours. */
  required?: boolean;
  /** It cannot be used now; say why in `help`. */
  disabled?: boolean;
  /** The most characters it takes. A longer text stays as it is and says so; a `Form` is not sent with it. */
  maxLength?: number;
  /** Shows how many characters are used from the first on; without it, only near `maxLength`. */
  showCount?: boolean;
  /** An example of the answer, never the question. */
  placeholder?: string;
  /** Lines it shows at least. */
  rows?: number;
  /** Grows with its text instead of scrolling. */
  autoGrow?: boolean;
  /** The language of the text, when it is not the one of the page. */
  lang?: 'en' | 'fa';
  /** `auto` follows the first strong letter of each paragraph; `ltr` for English alone. By default `lang` decides. */
  direction?: 'auto' | 'ltr';
  /** Takes focus when it appears. Only where the person has just asked for this field. */
  autoFocus?: boolean;
  /** Keeps the label for the ear alone, where the place already says it. */
  labelHidden?: boolean;
  /** The `textarea` element. */
  ref?: Ref<HTMLTextAreaElement>;
}

/** Several lines of text with label, help, message and count; each language keeps its own side. */
export function TextArea({
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
  showCount = false,
  placeholder,
  rows = 4,
  autoGrow = false,
  lang,
  direction = lang === 'en' ? 'ltr' : 'auto',
  autoFocus = false,
  labelHidden = false,
  ref,
}: TextAreaProps) {
  const [text, keep] = useText(value, defaultValue, onChange);
  const { countId, count, tooLong } = useLimit(text, maxLength, showCount);
  const wrong = given(error) ? error : tooLong;
  const setGrowing = useGrowth(autoGrow);
  const setArea = useCallback(
    (area: HTMLTextAreaElement | null) => {
      setGrowing(area);
      if (typeof ref === 'function') return ref(area);
      if (ref) ref.current = area;
    },
    [setGrowing, ref],
  );
  return (
    <RacTextField
      name={name}
      value={value}
      defaultValue={defaultValue}
      onChange={keep}
      onBlur={onBlur}
      isRequired={required}
      isDisabled={disabled}
      isInvalid={given(wrong) ? true : undefined}
      data-unsent={tooLong === undefined ? undefined : ''}
      autoFocus={autoFocus}
      aria-describedby={countId}
      className={field.field}
    >
      <FieldLabel required={required} hidden={labelHidden}>
        {label}
      </FieldLabel>
      <RacTextArea
        ref={setArea}
        rows={rows}
        lang={lang}
        dir={directionOf(direction, text)}
        placeholder={placeholder}
        style={autoGrow ? assignInlineVars({ [s.rows]: String(rows) }) : undefined}
        className={autoGrow ? s.growing : field.area}
      />
      <FieldHelp help={help} error={wrong} count={count} />
    </RacTextField>
  );
}
