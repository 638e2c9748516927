import { limits } from '@peyk/api-types/limits/ReferenceInput';
import { defineForm } from '../../../forms/defineForm';
import { email } from '../../../forms/kinds/email';
import { text } from '../../../forms/kinds/text';
import { defineList } from './defineList';

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
  },
  {
    rows: [
      ['reference_name', 'reference_position'],
      ['reference_email', 'reference_phone'],
      ['reference_company', 'reference_relationship'],
    ],
  },
);

/** The list of references. */
export const references = defineList({
  name: 'references',
  path: '/api/student/references/',
  form: referenceForm,
  nameOf: ({ reference_name: name }) => name,
  row: ({
    reference_name: title,
    reference_position,
    reference_company,
    reference_email,
    reference_phone,
    reference_relationship,
  }) => ({
    title,
    lines: [reference_position, reference_company, reference_relationship, reference_email, reference_phone],
  }),
});
