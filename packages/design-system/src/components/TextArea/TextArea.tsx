import { useCallback, useId } from 'react';
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
import { WordCount } from './WordCount';
import type { WordRange } from './WordCount';

export interface TextAreaProps {
  /** The label, in a word or two: "Message". */
  label: string;
  /** The name in the form, by which server errors find the field. */
  name?: string;
  /** The text of a controlled field. Give `onChange` with it. */
  value?: string;
  /** The initial text of an uncontrolled field. */
  defaultValue?: string;
  /** Called with the whole text on every change. */
  onChange?: (value: string) => void;
  /** Called on blur: the moment to save or to validate. */
  onBlur?: () => void;
  /** One sentence of help, shown before there is an error: limits, who reads it. */
  help?: ReactNode;
  /** What is wrong and what to do, in one sentence. An empty text is no error. */
  error?: ReactNode;
  /** It must be filled. The star is drawn and assistive technology is told; the caller supplies the message. */
  required?: boolean;
  /** It cannot be used now; say why in `help`. */
  disabled?: boolean;
  /** The most characters allowed. A longer text is kept and shows an error; a `Form` is not submitted with it. */
  maxLength?: number;
  /** Always shows the character count; without it, only near `maxLength`. */
  showCount?: boolean;
  /** The number of words that suits the text: shown as a guide, and nothing is refused. */
  wordRange?: WordRange;
  /** An example of the answer, never the question. */
  placeholder?: string;
  /** The minimum number of lines. */
  rows?: number;
  /** Grows with its text instead of scrolling. */
  autoGrow?: boolean;
  /** The language of the text, if it differs from the page's. */
  lang?: 'en' | 'fa';
  /** `auto` follows the first strong character of each paragraph; `ltr` for English only. By default `lang` decides. */
  direction?: 'auto' | 'ltr';
  /** Takes focus on mount. Only where the person has just opened this field. */
  autoFocus?: boolean;
  /** Hides the label visually, where the context makes it clear. */
  labelHidden?: boolean;
  /** The `textarea` element. */
  ref?: Ref<HTMLTextAreaElement>;
}

/** Several lines of text with label, help, error and count; each language is aligned to its own side. For one line, use a `TextField`. */
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
  wordRange,
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
  const limit = useLimit(text, maxLength, showCount);
  const { tooLong } = limit;
  const wordsId = useId();
  // Near the limit its own count is what matters.
  const [countId, count] =
    limit.count === undefined && wordRange
      ? [wordsId, <WordCount key="words" id={wordsId} text={text} range={wordRange} />]
      : [limit.countId, limit.count];
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
