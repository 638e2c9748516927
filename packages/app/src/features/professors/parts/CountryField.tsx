import { Select, TextField } from '@peyk/design-system';
import { formatRegion } from '../../../i18n/format';
import { useLocale, useT } from '../../../i18n/I18n';
import type { CountriesPart } from './useCountries';

interface CountryFieldProps {
  countries: CountriesPart;
  help: string | undefined;
  /** The English name. */
  value: string;
  maxLength: number | undefined;
  onChange: (value: string) => void;
}

/** The country of a university: chosen of those of the directory, typed where they cannot be loaded. */
export function CountryField({ countries, help, value, maxLength, onChange }: CountryFieldProps) {
  const t = useT();
  const locale = useLocale();
  const shared = { name: 'university_country', label: t('addProfessor.country'), help, value, onChange };
  if (countries.status === 'failed') return <TextField {...shared} maxLength={maxLength} />;
  const { compare } = new Intl.Collator(locale);
  const known = countries.status === 'ready' ? countries.countries : [];
  const options = known
    .map(({ name, code }) => ({ value: name, label: formatRegion(locale, code, name) }))
    .toSorted((a, b) => compare(a.label, b.label));
  // What was typed while the list could not be loaded stays, and so does a country that is none of the directory's.
  const other = value !== '' && !known.some(({ name }) => name === value) ? [{ value, label: value }] : [];
  return (
    <Select
      {...shared}
      disabled={countries.status === 'loading'}
      options={[{ value: '', label: t('addProfessor.countryUnknown') }, ...other, ...options]}
    />
  );
}
