import { YearField } from '@peyk/design-system';
import type { Translate } from '../../i18n/translator';
import type { FieldKind, FieldWords } from '../defineForm';
import { asNumber } from './number';

/** A year in so many years or later is likely a slip. */
const FAR_AHEAD = 10;

/** What is odd about a year that may be right all the same. Every entry with two years calls them alike in the contract. */
function hint(
  typed: number | null,
  t: Translate,
  { name, values }: { name: string; values: Readonly<Record<string, unknown>> },
) {
  // Not while it is being typed.
  if (typed === null || typed < 1000) return null;
  const start = values['year_start'];
  if (name === 'year_end' && typeof start === 'number' && typed < start) return t('common.endsBefore');
  return typed >= new Date().getUTCFullYear() + FAR_AHEAD ? t('common.farAhead') : null;
}

/** A Gregorian year; one that is likely Jalali is asked about. */
export function year(words: FieldWords): FieldKind<number, number | null> {
  return {
    ...words,
    ...asNumber,
    hint,
    check: (typed, rules) => {
      const fault = asNumber.check(typed, rules);
      return fault?.code === 'minimum' || fault?.code === 'maximum'
        ? { ...fault, params: { ...fault.params, plain: true } }
        : fault;
    },
    draw: ({ rules, ...props }) => <YearField {...props} required={rules.required} />,
  };
}
