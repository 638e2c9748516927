import { limits } from '@peyk/api-types/limits/JobInput';
import { defineForm } from '../../../forms/defineForm';
import { flag } from '../../../forms/kinds/flag';
import { longText } from '../../../forms/kinds/longText';
import { text } from '../../../forms/kinds/text';
import { year } from '../../../forms/kinds/year';
import { defineList } from './defineList';

/** The form of a job (specification, section 3). */
export const jobForm = defineForm(
  limits,
  {
    job_title: text({ label: (t) => t('profile.jobs.name'), autoFocus: true }),
    company_name: text({ label: (t) => t('profile.jobs.company') }),
    location: text({ label: (t) => t('profile.jobs.location') }),
    year_start: year({ label: (t) => t('profile.labels.yearStart') }),
    year_end: year({ label: (t) => t('profile.labels.yearEnd') }),
    is_current: flag({ label: (t) => t('profile.labels.current') }),
    job_description: longText({ label: (t) => t('profile.labels.description'), rows: 4 }),
  },
  {
    rows: [['job_title', 'company_name'], 'location', ['year_start', 'year_end'], 'is_current', 'job_description'],
    // An entry in progress has no end year.
    unless: { year_end: 'is_current' },
  },
);

/** The list of jobs. */
export const jobs = defineList({
  name: 'jobs',
  path: '/api/student/jobs/',
  form: jobForm,
  nameOf: ({ job_title: title }) => title,
  row: ({
    job_title: title,
    company_name,
    location,
    year_start: from,
    year_end: to,
    is_current: current,
    job_description,
  }) => ({
    title,
    years: { from, to, current },
    lines: [company_name, location, job_description],
  }),
});
