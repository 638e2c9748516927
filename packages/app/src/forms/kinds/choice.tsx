import { LateSelect } from '@peyk/design-system';
import { useT } from '../../i18n/I18n';
import type { Translate } from '../../i18n/translator';
import { check } from '../check';
import type { FieldKind, FieldProps, FieldWords } from '../defineForm';

interface ChoiceOptions<Word extends string> extends FieldWords {
  /** The labels of the words, in display order. */
  words: Readonly<Record<Word, (t: Translate) => string>>;
  /** The default of a new entry. */
  first?: Word;
  /** The label of no choice at all, where the field is optional. */
  none?: (t: Translate) => string;
}

/** One of the words in the contract. */
export function choice<Word extends string>({
  words,
  first,
  none,
  ...rest
}: ChoiceOptions<Word>): FieldKind<Word, Word | null> {
  const known = Object.keys(words) as Word[];
  return {
    ...rest,
    typed: (stored) => (stored === undefined ? (first ?? null) : stored),
    sent: (typed) => typed,
    check: (typed, { required }) => check(typed, { required }),
    read: (typed, t) => (typed === null ? '' : words[typed](t)),
    draw: (props) => <Choice {...props} known={known} words={words} none={none} />,
  };
}

/** Stands for null among the options; no word of the contract is empty. */
const NOTHING = '';

function Choice<Word extends string>({
  rules,
  known,
  words,
  none,
  onChange,
  ...props
}: FieldProps<Word | null> & Pick<ChoiceOptions<Word>, 'words' | 'none'> & { known: readonly Word[] }) {
  const t = useT();
  return (
    <LateSelect
      {...props}
      value={props.value ?? (none ? NOTHING : null)}
      options={[
        ...(none ? [{ value: NOTHING, label: none(t) }] : []),
        ...known.map((word) => ({ value: word, label: words[word](t) })),
      ]}
      onChange={(chosen) => onChange(known.find((word) => word === chosen) ?? null)}
      required={rules.required}
    />
  );
}
