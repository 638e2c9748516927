import { formatPlain } from '../../i18n/format';
import { useLocale, useT } from '../../i18n/I18n';
import type { Clash } from './rebase';
import type { TwoVersions } from './SideBySide';

/** How to show fields whose raw value means nothing to a person. */
export type Read<Form> = { [Field in keyof Form]?: (value: Form[Field], all: Form) => string | undefined };

/** The value of a field as text: a number in the digits of the language, a choice as its label. */
export function useVersions<Form extends object>(
  form: Form,
  clashes: readonly Clash<Form>[],
  /** The label of each field. */
  labels: Readonly<Record<keyof Form & string, string>>,
  read: Read<Form> = {},
): readonly TwoVersions[] {
  const t = useT();
  const locale = useLocale();
  const text = (field: keyof Form & string, all: Form): string => {
    const value = all[field];
    const own = read[field]?.(value, all);
    if (own !== undefined) return own;
    if (typeof value === 'boolean') return t(value ? 'edits.clash.yes' : 'edits.clash.no');
    return typeof value === 'number' ? formatPlain(locale, value) : typeof value === 'string' ? value : '';
  };
  return clashes.map(({ field, theirs }) => ({
    field,
    label: labels[field],
    mine: text(field, form),
    theirs: text(field, { ...form, ...theirs }),
  }));
}
