import { isBlank } from '../../../forms/check';
import type { FormTable } from '../../../forms/defineForm';
import type { Translate } from '../../../i18n/translator';
import { needsEnglish } from './ownWords';

type Labelled = Pick<FormTable<object, object>, 'fields'>;

/** A label without what it says in brackets, such as that the field is optional. */
const plain = (label: string): string => label.split(' (')[0] ?? label;

/** The labels of the fields of an entry that are in other letters, while the English that the form asks for is not given (LTR-05). */
export function waitingFor({ fields }: Labelled, item: object, t: Translate): string[] {
  const values = new Map<string, unknown>(Object.entries(item));
  const text = (name: string): string => {
    const value = values.get(name);
    return typeof value === 'string' ? value : '';
  };
  return Object.entries(fields).flatMap(([name, { label }]) =>
    `${name}_en` in fields && needsEnglish(text(name)) && isBlank(text(`${name}_en`)) ? [plain(label(t))] : [],
  );
}
