import { useT } from '../i18n/I18n';
import type { FormTable } from './defineForm';

/** The labels of the fields, and the text of values whose raw form means nothing to a person, for use outside the form. */
export function useFieldWords<Values extends object>(
  form: FormTable<Values, object, string>,
): {
  labels: Record<keyof Values & string, string>;
  read: { [Field in keyof Values]?: (value: Values[Field], all: Values) => string | undefined };
} {
  const t = useT();
  const entries = Object.entries(form.fields);
  return {
    labels: Object.fromEntries(entries.map(([name, field]) => [name, field.label(t)])) as Record<
      keyof Values & string,
      string
    >,
    read: Object.fromEntries(
      entries.flatMap(([name, field]) => {
        const other = form.unless[name];
        const off = other === undefined ? undefined : form.fields[other];
        if (!field.read && off === undefined) return [];
        const read = (value: unknown, all: Values) =>
          off && all[other as keyof Values] === true ? off.label(t) : field.read?.(value, t);
        return [[name, read]];
      }),
    ) as { [Field in keyof Values]?: (value: Values[Field], all: Values) => string | undefined },
  };
}
