import { limits } from '@peyk/api-types/limits/VolunteerInput';
import { defineForm } from '../../../forms/defineForm';
import { longText } from '../../../forms/kinds/longText';
import { text } from '../../../forms/kinds/text';
import { year } from '../../../forms/kinds/year';
import { defineList } from './defineList';
import { englishDescription, englishOnCv, needsEnglish, waitsIn } from './ownWords';

/** The form of volunteer work (specification, section 3). */
export const volunteerForm = defineForm(
  limits,
  {
    volunteer_title: text({ label: (t) => t('profile.volunteer.name'), autoFocus: true }),
    organization: text({ label: (t) => t('profile.volunteer.organization') }),
    year_start: year({ label: (t) => t('profile.labels.yearStart') }),
    year_end: year({ label: (t) => t('profile.labels.yearEnd') }),
    job_description: longText({ label: (t) => t('profile.volunteer.description'), rows: 4 }),
    volunteer_title_en: englishOnCv((t) => t('profile.volunteer.nameEnglish')),
    organization_en: englishOnCv((t) => t('profile.volunteer.organizationEnglish')),
    job_description_en: englishDescription((t) => t('profile.volunteer.descriptionEnglish')),
  },
  {
    rows: [
      ['volunteer_title', 'organization'],
      ['volunteer_title_en', 'organization_en'],
      ['year_start', 'year_end'],
      'job_description',
      'job_description_en',
    ],
    shown: {
      volunteer_title_en: (values) => needsEnglish(values.volunteer_title),
      organization_en: (values) => needsEnglish(values.organization),
      job_description_en: (values) => needsEnglish(values.job_description),
    },
  },
);

/** The list of volunteer work. */
export const volunteer = defineList({
  name: 'volunteer',
  path: '/api/student/volunteer/',
  form: volunteerForm,
  nameOf: ({ volunteer_title: title }) => title,
  row: (entry) => {
    const { volunteer_title: title, organization, year_start: from, year_end: to, job_description } = entry;
    return {
      title,
      years: { from, to },
      lines: [organization, job_description],
      waits: waitsIn(entry, 'volunteer_title', 'organization', 'job_description'),
    };
  },
});
