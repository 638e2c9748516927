import { TextField } from '@peyk/design-system';
import { parseDigits } from '@peyk/design-system/digits';
import { check } from '../../../forms/check';
import type { FieldKind, FieldProps, FieldWords } from '../../../forms/defineForm';
import { asText } from '../../../forms/kinds/text';
import { useT } from '../../../i18n/I18n';
import type { Translate } from '../../../i18n/translator';
import { BirthDay } from './parts/BirthDay';
import { Choice } from './parts/Choice';

/*
 * An empty value is an empty text here, never null: a kept edit is restored only where its value has the type of the stored one, and null
 * becomes a text with the first entry.
 */

/** A phone number, in the digits of either language; sent in Latin ones, which dial everywhere. */
export function phone(words: FieldWords): FieldKind<string, string> {
  return {
    ...words,
    ...asText,
    sent: (typed, rules) => asText.sent(parseDigits(typed), rules),
    rules: { required: true },
    draw: ({ rules, ...props }) => (
      <TextField {...props} type="tel" autoComplete="tel" maxLength={rules.maxLength} required={rules.required} />
    ),
  };
}

interface OneOfOptions<Word extends string> extends FieldWords {
  /** The labels of the words, in display order. */
  words: Readonly<Record<Word, (t: Translate) => string>>;
}

/** One of a few words, all in sight. */
export function oneOf<Word extends string>({ words, ...rest }: OneOfOptions<Word>): FieldKind<Word, Word | ''> {
  return {
    ...rest,
    typed: (stored) => stored ?? '',
    sent: (typed) => typed || null,
    check: (typed, { required }) => check(typed, { required }),
    rules: { required: true },
    read: (typed, t) => (typed === '' ? '' : words[typed](t)),
    draw: (props) => <OneOf {...props} words={words} />,
  };
}

function OneOf<Word extends string>({
  rules,
  words,
  value,
  onChange,
  ...props
}: FieldProps<Word | ''> & Pick<OneOfOptions<Word>, 'words'>) {
  const t = useT();
  const known = Object.keys(words) as Word[];
  return (
    <Choice
      {...props}
      orientation="horizontal"
      value={value || null}
      options={known.map((word) => ({ value: word, label: words[word](t) }))}
      onChange={(chosen) => onChange(known.find((word) => word === chosen) ?? '')}
      required={rules.required}
    />
  );
}

/** Nobody who applies for a doctorate is younger. */
const YOUNGEST = 15;

/** The day of today so many years ago, as `YYYY-MM-DD`. */
function yearsAgo(years: number): string {
  const today = new Date();
  return new Date(Date.UTC(today.getUTCFullYear() - years, today.getUTCMonth(), today.getUTCDate()))
    .toISOString()
    .slice(0, 10);
}

interface DayOptions extends FieldWords {
  /** The days that may be chosen, as `YYYY-MM-DD`. */
  range: () => { min: string; max: string };
  /** Where the calendar opens, as `YYYY-MM-DD`. */
  startAt: string;
}

/** The birth date, in either calendar; sent as Gregorian `YYYY-MM-DD`. */
export function birthDay({ range, startAt, ...words }: DayOptions): FieldKind<string, string> {
  return {
    ...words,
    typed: (stored) => stored ?? '',
    sent: (typed) => typed || null,
    check: (typed, { required }) => {
      const { min, max } = range();
      return check(typed, { required }) ?? (typed !== '' && (typed < min || typed > max) ? { code: 'pattern' } : null);
    },
    rules: { required: true },
    hint: (typed, t) => (typed > yearsAgo(YOUNGEST) ? t('personal.birthDateYoung', { age: YOUNGEST }) : null),
    draw: ({ rules, value, onChange, ...props }) => (
      <BirthDay
        {...props}
        {...range()}
        value={value || null}
        onChange={(day) => onChange(day ?? '')}
        startAt={startAt}
        autoComplete="bday"
        required={rules.required}
      />
    ),
  };
}
