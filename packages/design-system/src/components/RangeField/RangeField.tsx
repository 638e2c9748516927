import { useId, useState } from 'react';
import type { ReactNode } from 'react';
import { Slider, SliderThumb, SliderTrack } from 'react-aria-components/Slider';
import { TextFieldContext } from 'react-aria-components/TextField';
import { useStrings } from '../../i18n/strings';
import { GroupNotes, given, notesOf } from '../Field/GroupNotes';
import { NumberField } from '../NumberField/NumberField';
import * as field from '../Field/Field.css';
import * as s from './RangeField.css';

export interface RangeFieldProps {
  /** The label: “World rank”. */
  label: string;
  /** Both ends of the slider; the two fields accept other numbers too. */
  min: number;
  max: number;
  value: readonly [number, number];
  /**
   * Called with whole numbers. A typed one may be out of range or exceed the other; report that in `error`. NaN stands for text that is not
   * a number.
   */
  onChange: (value: [number, number]) => void;
  /** The accessible name of the first thumb and field: “From rank”. */
  minLabel: string;
  /** The accessible name of the second thumb and field: “To rank”. */
  maxLabel: string;
  /** The step of the thumbs. */
  step?: number;
  /** One line on what the range is for. */
  help?: ReactNode;
  /** What is wrong with the two numbers and what to do. */
  error?: ReactNode;
  disabled?: boolean;
}

/**
 * A range of whole numbers: two thumbs and two fields. What is typed stays as it is, even if reversed; a field left empty shows its last
 * number again. For one number, use a `NumberField`.
 */
export function RangeField({
  label,
  min,
  max,
  value,
  onChange,
  minLabel,
  maxLabel,
  step = 1,
  help,
  error,
  disabled = false,
}: RangeFieldProps) {
  const id = useId();
  const strings = useStrings();
  const [low, high] = value;
  const [emptied, setEmptied] = useState<'low' | 'high' | null>(null);
  const clamp = (number: number, without: number) =>
    Number.isNaN(number) ? without : Math.min(max, Math.max(min, number));
  const [from, to] = [clamp(low, min), clamp(high, max)];
  const slid: [number, number] = [Math.min(from, to), Math.max(from, to)];
  const notes = { id, help, error };
  const share = (number: number) => (max === min ? 0 : ((number - min) / (max - min)) * 100);
  return (
    <div
      role="group"
      aria-labelledby={id}
      aria-describedby={notesOf(notes)}
      data-invalid={given(error) || undefined}
      className={s.root}
    >
      <span id={id} className={field.label}>
        {label}
      </span>
      <Slider
        // Not `aria-labelledby`: each thumb's name would include the other's text.
        aria-label={label}
        minValue={min}
        maxValue={max}
        step={step}
        value={slid}
        isDisabled={disabled}
        onChange={([start, end]) => onChange([start, end])}
        className={s.slider}
      >
        <SliderTrack className={s.track}>
          <span className={s.rail} aria-hidden />
          <span
            className={s.fill}
            aria-hidden
            style={{ insetInlineStart: `${share(slid[0])}%`, inlineSize: `${share(slid[1]) - share(slid[0])}%` }}
          />
          <SliderThumb index={0} aria-label={minLabel} className={s.thumb} />
          <SliderThumb index={1} aria-label={maxLabel} className={s.thumb} />
        </SliderTrack>
      </Slider>
      <TextFieldContext value={{ 'aria-describedby': notesOf(notes) }}>
        <div className={s.fields}>
          <NumberField
            label={minLabel}
            labelHidden
            value={emptied === 'low' ? null : low}
            min={min}
            max={max}
            disabled={disabled}
            onChange={(next) => {
              setEmptied(next === null ? 'low' : null);
              if (next !== null) onChange([next, high]);
            }}
            onBlur={() => setEmptied(null)}
          />
          <span className={s.to} aria-hidden>
            {strings.to}
          </span>
          <NumberField
            label={maxLabel}
            labelHidden
            value={emptied === 'high' ? null : high}
            min={min}
            max={max}
            disabled={disabled}
            onChange={(next) => {
              setEmptied(next === null ? 'high' : null);
              if (next !== null) onChange([low, next]);
            }}
            onBlur={() => setEmptied(null)}
          />
        </div>
      </TextFieldContext>
      <GroupNotes {...notes} />
    </div>
  );
}
