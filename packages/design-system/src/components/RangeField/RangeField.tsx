import { useId } from 'react';
import type { ReactNode } from 'react';
import { Slider, SliderThumb, SliderTrack } from 'react-aria-components/Slider';
import { Icon } from '../../icons/Icon';
import { useStrings } from '../../i18n/strings';
import { NumberField } from '../NumberField/NumberField';
import * as field from '../Field/Field.css';
import * as s from './RangeField.css';

export interface RangeFieldProps {
  label: string;
  min: number;
  max: number;
  value: readonly [number, number];
  onChange: (value: [number, number]) => void;
  minLabel: string;
  maxLabel: string;
  step?: number;
  error?: ReactNode;
  disabled?: boolean;
}

/** A span of whole numbers: two thumbs to slide, two fields to type. A typed lower end may pass the upper one; the message is the caller's. */
export function RangeField({
  label,
  min,
  max,
  value,
  onChange,
  minLabel,
  maxLabel,
  step = 1,
  error,
  disabled = false,
}: RangeFieldProps) {
  const id = useId();
  const strings = useStrings();
  const [low, high] = value;
  const clamp = (number: number) => Math.min(max, Math.max(min, number));
  const slid: [number, number] = [Math.min(clamp(low), clamp(high)), Math.max(clamp(low), clamp(high))];
  const failed = error !== undefined && error !== '';
  const share = (number: number) => (max === min ? 0 : ((number - min) / (max - min)) * 100);
  return (
    <div
      role="group"
      aria-labelledby={id}
      aria-describedby={failed ? `${id}-error` : undefined}
      data-invalid={failed || undefined}
      className={s.root}
    >
      <span id={id} className={field.label}>
        {label}
      </span>
      <Slider
        aria-labelledby={id}
        minValue={min}
        maxValue={max}
        step={step}
        value={slid}
        isDisabled={disabled}
        onChange={(next) => {
          const [from, to] = next;
          onChange([from, to]);
        }}
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
      <div className={s.fields}>
        <NumberField
          label={minLabel}
          labelHidden
          value={low}
          min={min}
          max={max}
          disabled={disabled}
          onChange={(next) => onChange([next ?? min, high])}
        />
        <span className={s.to} aria-hidden>
          {strings.to}
        </span>
        <NumberField
          label={maxLabel}
          labelHidden
          value={high}
          min={min}
          max={max}
          disabled={disabled}
          onChange={(next) => onChange([low, next ?? max])}
        />
      </div>
      {failed && (
        <span id={`${id}-error`} className={field.error}>
          <Icon name="alert" size={16} />
          <span>{error}</span>
        </span>
      )}
    </div>
  );
}
