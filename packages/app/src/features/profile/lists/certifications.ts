import { limits } from '@peyk/api-types/limits/CertificationInput';
import { defineForm } from '../../../forms/defineForm';
import { date } from '../../../forms/kinds/date';
import { text } from '../../../forms/kinds/text';
import { year } from '../../../forms/kinds/year';
import { defineList } from './defineList';
import { englishOnCv, needsEnglish, waitsIn } from './ownWords';
import { formatDate } from '../../../i18n/format';

/** The form of a certification (specification, section 3). */
export const certificationForm = defineForm(
  limits,
  {
    certification_name: text({ label: (t) => t('profile.certifications.name'), autoFocus: true }),
    issuing_organization: text({ label: (t) => t('profile.certifications.organization') }),
    year_obtained: year({ label: (t) => t('profile.certifications.year') }),
    expiration_date: date({ label: (t) => t('profile.certifications.expires') }),
    certification_name_en: englishOnCv((t) => t('profile.certifications.nameEnglish')),
    issuing_organization_en: englishOnCv((t) => t('profile.certifications.organizationEnglish')),
  },
  {
    rows: [
      'certification_name',
      'certification_name_en',
      'issuing_organization',
      'issuing_organization_en',
      ['year_obtained', 'expiration_date'],
    ],
    shown: {
      certification_name_en: (values) => needsEnglish(values.certification_name),
      issuing_organization_en: (values) => needsEnglish(values.issuing_organization),
    },
  },
);

/** The list of certifications. */
export const certifications = defineList({
  name: 'certifications',
  path: '/api/student/certifications/',
  form: certificationForm,
  nameOf: ({ certification_name: name }) => name,
  row: (entry, t, locale) => {
    const { certification_name: title, issuing_organization, year_obtained, expiration_date } = entry;
    return {
      title,
      years: { from: year_obtained },
      lines: [
        issuing_organization,
        expiration_date === null || expiration_date === undefined
          ? null
          : t('profile.certifications.until', { date: formatDate(locale, expiration_date) }),
      ],
      waits: waitsIn(entry, 'certification_name', 'issuing_organization'),
    };
  },
});
