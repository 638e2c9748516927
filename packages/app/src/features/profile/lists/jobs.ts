import { limits } from '@peyk/api-types/limits/JobInput';
import { defineForm } from '../../../forms/defineForm';
import { flag } from '../../../forms/kinds/flag';
import { longText } from '../../../forms/kinds/longText';
import { text } from '../../../forms/kinds/text';
import { year } from '../../../forms/kinds/year';
import { defineList } from './defineList';
import {
  englishDescription,
  englishName,
  englishOnCv,
  needsEnglish,
  result,
  resultInEnglish,
  waitsIn,
} from './ownWords';

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
    result,
    job_title_en: englishName((t) => t('profile.jobs.nameEnglish')),
    company_name_en: englishName((t) => t('profile.jobs.companyEnglish')),
    result_en: resultInEnglish,
    location_en: englishOnCv((t) => t('profile.jobs.locationEnglish')),
    job_description_en: englishDescription((t) => t('profile.labels.descriptionEnglish')),
  },
  {
    rows: [
      ['job_title', 'company_name'],
      ['job_title_en', 'company_name_en'],
      'location',
      'location_en',
      ['year_start', 'year_end'],
      'is_current',
      'job_description',
      'job_description_en',
      'result',
      'result_en',
    ],
    // An entry in progress has no end year.
    unless: { year_end: 'is_current' },
    shown: {
      location_en: (values) => needsEnglish(values.location),
      job_description_en: (values) => needsEnglish(values.job_description),
      job_title_en: ({ job_title }) => needsEnglish(job_title),
      company_name_en: ({ company_name }) => needsEnglish(company_name),
      result_en: ({ result: written }) => needsEnglish(written),
    },
  },
);

/** The list of jobs. */
export const jobs = defineList({
  name: 'jobs',
  path: '/api/student/jobs/',
  form: jobForm,
  nameOf: ({ job_title: title }) => title,
  row: (entry) => {
    const {
      job_title: title,
      company_name,
      location,
      year_start: from,
      year_end: to,
      is_current: current,
      job_description,
      result: written,
    } = entry;
    return {
      title,
      years: { from, to, current },
      lines: [company_name, location, job_description, written],
      waits: waitsIn(entry, 'job_title', 'company_name', 'location', 'job_description', 'result'),
    };
  },
  gain: 'result',
});
