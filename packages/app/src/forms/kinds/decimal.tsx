import { TextField } from '@peyk/design-system';
import { formatDigits } from '@peyk/design-system/digits';
import { useLocale } from '../../i18n/I18n';
import { check, numberOf } from '../check';
import type { FieldKind, FieldProps, FieldWords } from '../defineForm';

/** A decimal number, in the digits and signs of either language; the field keeps it as typed. */
export function decimal(words: FieldWords): FieldKind<number, string> {
  return {
    ...words,
    typed: (stored) => String(stored ?? ''),
    sent: (typed) => numberOf(typed),
    check: (typed, { minimum, maximum, required }) =>
      check(typed, { minimum: minimum ?? -Infinity, maximum, required }),
    draw: (props) => <Decimal {...props} />,
  };
}

function Decimal({ rules, value, ...props }: FieldProps<string>) {
  const locale = useLocale();
  // Sign by sign, so that the caret stays where it is.
  const shown = locale === 'fa' ? formatDigits(value, locale).replaceAll('.', '٫') : value;
  return <TextField {...props} value={shown} inputMode="decimal" direction="ltr" required={rules.required} />;
}
