import { NumberField } from '@peyk/design-system';
import type { Translate } from '../../i18n/translator';
import { useT } from '../../i18n/I18n';
import { type Rules, check } from '../check';
import type { FieldKind, FieldProps, FieldWords } from '../defineForm';

interface NumberOptions extends FieldWords {
  /** The unit: "days". */
  unit?: (t: Translate) => string;
  rules?: Rules;
}

/** The value of a number field: null when empty, NaN for text that is not a number. */
export const asNumber = {
  typed: (stored: number | null | undefined) => stored ?? null,
  sent: (typed: number | null) => (typed === null || Number.isNaN(typed) ? null : typed),
  check: (typed: number | null, { minimum, maximum, required }: Rules) => check(typed, { minimum, maximum, required }),
};

/** A whole number, in the digits of either language. */
export function number({ unit, ...words }: NumberOptions): FieldKind<number, number | null> {
  return { ...words, ...asNumber, draw: (props) => <Count {...props} unit={unit} /> };
}

function Count({ rules, unit, ...props }: FieldProps<number | null> & Pick<NumberOptions, 'unit'>) {
  const t = useT();
  return <NumberField {...props} unit={unit?.(t)} min={rules.minimum} max={rules.maximum} required={rules.required} />;
}
