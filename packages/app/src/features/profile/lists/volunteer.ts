import { limits } from '@peyk/api-types/limits/VolunteerInput';
import { defineForm } from '../../../forms/defineForm';
import { longText } from '../../../forms/kinds/longText';
import { text } from '../../../forms/kinds/text';
import { year } from '../../../forms/kinds/year';
import { defineList } from './defineList';

/** The form of volunteer work (specification, section 3). */
export const volunteerForm = defineForm(
  limits,
  {
    volunteer_title: text({ label: (t) => t('profile.volunteer.name'), autoFocus: true }),
    organization: text({ label: (t) => t('profile.volunteer.organization') }),
    year_start: year({ label: (t) => t('profile.labels.yearStart') }),
    year_end: year({ label: (t) => t('profile.labels.yearEnd') }),
    job_description: longText({ label: (t) => t('profile.volunteer.description'), rows: 4 }),
  },
  {
    rows: [['volunteer_title', 'organization'], ['year_start', 'year_end'], 'job_description'],
  },
);

/** The list of volunteer work. */
export const volunteer = defineList({
  name: 'volunteer',
  path: '/api/student/volunteer/',
  form: volunteerForm,
  nameOf: ({ volunteer_title: title }) => title,
  row: ({ volunteer_title: title, organization, year_start: from, year_end: to, job_description }) => ({
    title,
    years: { from, to },
    lines: [organization, job_description],
  }),
});
