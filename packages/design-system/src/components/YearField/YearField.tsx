import { useRef, useState } from 'react';
import { formatDigits } from '../../i18n/digits';
import { useLocale } from '../../i18n/locale';
import * as field from '../Field/Field.css';
import { YearQuestion } from '../DateField/YearQuestion';
import { gregorianYear, likelierCalendar } from '../DateField/likelierCalendar';
import { NumberField } from '../NumberField/NumberField';
import type { NumberFieldProps } from '../NumberField/NumberField';

export type YearFieldProps = Omit<NumberFieldProps, 'min' | 'max' | 'step' | 'unit' | 'stepper'>;

/**
 * A Gregorian year. One that is more likely Jalali (1300 to 1450) is a question, each answer of which is one press, and no error: the years
 * of a life are known by heart in one calendar, and an English letter would name it as it stands. For a whole day, use a `DateField`; for
 * any other number, a `NumberField`.
 */
export function YearField(props: YearFieldProps) {
  const { value, onChange, disabled } = props;
  const locale = useLocale();
  const root = useRef<HTMLDivElement>(null);
  const [kept, setKept] = useState<number | null>(null);
  const isJalali = !disabled && value !== kept && likelierCalendar(value, 'gregory') !== null;
  const focus = () => root.current?.querySelector('input')?.focus();
  return (
    <div ref={root} className={field.field}>
      <NumberField {...props} />
      {isJalali && value !== null && (
        <YearQuestion
          year={value}
          calendar="persian"
          answer={({ yearWrite }) => yearWrite(formatDigits(String(gregorianYear(value)), locale))}
          onYes={() => {
            onChange(gregorianYear(value));
            focus();
          }}
          onNo={() => {
            setKept(value);
            focus();
          }}
        />
      )}
    </div>
  );
}
