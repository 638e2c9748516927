import { limits } from '@peyk/api-types/limits/CertificationInput';
import { defineForm } from '../../../forms/defineForm';
import { date } from '../../../forms/kinds/date';
import { text } from '../../../forms/kinds/text';
import { year } from '../../../forms/kinds/year';
import { defineList } from './defineList';
import { formatDate } from '../../../i18n/format';

/** The form of a certification (specification, section 3). */
export const certificationForm = defineForm(
  limits,
  {
    certification_name: text({ label: (t) => t('profile.certifications.name'), autoFocus: true }),
    issuing_organization: text({ label: (t) => t('profile.certifications.organization') }),
    year_obtained: year({ label: (t) => t('profile.certifications.year') }),
    expiration_date: date({ label: (t) => t('profile.certifications.expires') }),
  },
  {
    rows: ['certification_name', 'issuing_organization', ['year_obtained', 'expiration_date']],
  },
);

/** The list of certifications. */
export const certifications = defineList({
  name: 'certifications',
  path: '/api/student/certifications/',
  form: certificationForm,
  nameOf: ({ certification_name: name }) => name,
  row: ({ certification_name: title, issuing_organization, year_obtained, expiration_date }, t, locale) => ({
    title,
    years: { from: year_obtained },
    lines: [
      issuing_organization,
      expiration_date === null || expiration_date === undefined
        ? null
        : t('profile.certifications.until', { date: formatDate(locale, expiration_date) }),
    ],
  }),
});
