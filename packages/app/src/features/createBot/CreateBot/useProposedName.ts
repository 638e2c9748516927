import type { Country } from '@peyk/api-types';
import { usePlaceWords } from '../../../entities/bot/search/usePlaceWords';
import { useLocale } from '../../../i18n/I18n';
import type { WizardForm } from './wizard/types';

/** A field shows no marks of direction, and the name is stored without them. */
const isolates = /[\u2066-\u2069]/g;

/** The name of a bot that its choices suggest: "Structural health monitoring, Norway"; null before there is an interest. */
export function useProposedName(form: WizardForm, countries: readonly Country[]): string | null {
  const locale = useLocale();
  const place = usePlaceWords(form, countries);
  if (form.area === null) return null;
  const area = form.area.name.charAt(0).toLocaleUpperCase('en') + form.area.name.slice(1);
  return (place === null ? area : `${area}${locale === 'fa' ? '، ' : ', '}${place}`).replace(isolates, '');
}
