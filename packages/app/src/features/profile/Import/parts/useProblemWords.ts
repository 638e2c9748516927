import type { ImportProblem } from '@peyk/api-types';
import { useT } from '../../../../i18n/I18n';
import { visible } from '../../../../i18n/named';
import { profileLists } from '../../lists';
import { shortLabel } from '../shortLabel';

/** What could not be read, as a sentence. A field is called what the form of its list calls it; most sources hold papers. */
export function useProblemWords(): (problem: ImportProblem) => string {
  const t = useT();
  const fieldOf = (name: string | null) => {
    const { papers, ...others } = profileLists;
    const list = [papers, ...Object.values(others)].find(({ form }) => name !== null && form.names.includes(name));
    if (list === undefined || name === null) return null;
    const { fields, rules } = list.form;
    return { label: shortLabel(fields[name]?.label(t) ?? ''), isRequired: rules[name]?.required === true };
  };
  return ({ code, name: given, field: fieldName, limit }) => {
    const name = visible(given) === null ? t('import.notes.unnamed') : t('import.notes.named', { name: given ?? '' });
    const found = fieldOf(fieldName);
    const field = found?.label ?? null;
    switch (code) {
      case 'field_missing':
        return field === null ? t('import.notes.missing', { name }) : t('import.notes.field_missing', { name, field });
      case 'field_too_long':
        if (field === null) return t('import.notes.too_long', { name });
        // An entry can do without an optional field.
        if (found?.isRequired === false)
          return limit === null
            ? t('import.notes.withoutField', { name, field })
            : t('import.notes.withoutFieldBy', { name, field, limit });
        return limit === null
          ? t('import.notes.field_too_long', { name, field })
          : t('import.notes.tooLongBy', { name, field, limit });
      case 'too_many_entries':
        return limit === null ? t('import.notes.too_many_entries') : t('import.notes.tooManyBy', { limit });
      default:
        return t(`import.notes.${code}`, { name });
    }
  };
}
