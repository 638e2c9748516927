import { limits } from '@peyk/api-types/limits/ProfessorByHand';
import { type ValuesOf, defineForm } from '../../../forms/defineForm';
import { email } from '../../../forms/kinds/email';
import { text } from '../../../forms/kinds/text';
import { url } from '../../../forms/kinds/url';

/** A professor whom the person found. The country and the university are drawn with what the directory knows of them. */
export const byHandForm = defineForm(limits, {
  full_name: text({ label: (t) => t('addProfessor.name'), help: (t) => t('addProfessor.nameHelp') }),
  university_country: text({ label: (t) => t('addProfessor.country'), help: (t) => t('addProfessor.countryHelp') }),
  university_name: text({ label: (t) => t('addProfessor.university'), help: (t) => t('addProfessor.universityHelp') }),
  email: email({ label: (t) => t('addProfessor.email'), help: (t) => t('addProfessor.emailHelp') }),
  homepage_url: url({ label: (t) => t('addProfessor.page'), help: (t) => t('addProfessor.pageHelp') }),
  first_doi: text({
    label: (t) => t('addProfessor.firstDoi'),
    help: (t) => t('addProfessor.doiHelp'),
    direction: 'ltr',
  }),
  second_doi: text({ label: (t) => t('addProfessor.secondDoi'), direction: 'ltr' }),
});

export type ByHandForm = ValuesOf<typeof byHandForm>;
