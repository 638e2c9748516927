import { limits } from '@peyk/api-types/limits/ReferenceInput';
import { defineForm } from '../../../forms/defineForm';
import { email } from '../../../forms/kinds/email';
import { text } from '../../../forms/kinds/text';
import { defineList } from './defineList';
import { englishOnCv, needsEnglish, waitsIn } from './ownWords';

/** The form of a reference (specification, section 3). */
export const referenceForm = defineForm(
  limits,
  {
    reference_name: text({ label: (t) => t('profile.references.name'), autoFocus: true }),
    reference_position: text({ label: (t) => t('profile.references.position') }),
    reference_email: email({ label: (t) => t('profile.references.email') }),
    reference_phone: text({ label: (t) => t('profile.references.phone'), direction: 'ltr' }),
    reference_company: text({ label: (t) => t('profile.references.company') }),
    reference_relationship: text({ label: (t) => t('profile.references.relationship') }),
    reference_name_en: englishOnCv((t) => t('profile.references.nameEnglish')),
    reference_position_en: englishOnCv((t) => t('profile.references.positionEnglish')),
    reference_company_en: englishOnCv((t) => t('profile.references.companyEnglish')),
    reference_relationship_en: englishOnCv((t) => t('profile.references.relationshipEnglish')),
  },
  {
    rows: [
      ['reference_name', 'reference_position'],
      ['reference_name_en', 'reference_position_en'],
      ['reference_email', 'reference_phone'],
      ['reference_company', 'reference_relationship'],
      ['reference_company_en', 'reference_relationship_en'],
    ],
    shown: {
      reference_name_en: (values) => needsEnglish(values.reference_name),
      reference_position_en: (values) => needsEnglish(values.reference_position),
      reference_company_en: (values) => needsEnglish(values.reference_company),
      reference_relationship_en: (values) => needsEnglish(values.reference_relationship),
    },
  },
);

/** The list of references. */
export const references = defineList({
  name: 'references',
  path: '/api/student/references/',
  form: referenceForm,
  nameOf: ({ reference_name: name }) => name,
  row: (entry) => {
    const {
      reference_name: title,
      reference_position,
      reference_company,
      reference_email,
      reference_phone,
      reference_relationship,
    } = entry;
    return {
      title,
      lines: [reference_position, reference_company, reference_relationship, reference_email, reference_phone],
      waits: waitsIn(entry, 'reference_name', 'reference_position', 'reference_company', 'reference_relationship'),
    };
  },
});
