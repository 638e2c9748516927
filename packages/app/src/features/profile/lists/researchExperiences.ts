import { limits } from '@peyk/api-types/limits/ResearchExperienceInput';
import { defineForm } from '../../../forms/defineForm';
import { flag } from '../../../forms/kinds/flag';
import { longText } from '../../../forms/kinds/longText';
import { text } from '../../../forms/kinds/text';
import { year } from '../../../forms/kinds/year';
import { defineList } from './defineList';

/** The form of a research experience (specification, section 3). */
export const researchExperienceForm = defineForm(
  limits,
  {
    research_title: text({ label: (t) => t('profile.researchExperiences.name'), autoFocus: true }),
    institution: text({ label: (t) => t('profile.labels.institution') }),
    year_start: year({ label: (t) => t('profile.labels.yearStart') }),
    year_end: year({ label: (t) => t('profile.labels.yearEnd') }),
    is_current: flag({ label: (t) => t('profile.labels.current') }),
    research_description: longText({ label: (t) => t('profile.labels.description'), rows: 4 }),
  },
  {
    rows: [['research_title', 'institution'], ['year_start', 'year_end'], 'is_current', 'research_description'],
    // An entry in progress has no end year.
    unless: { year_end: 'is_current' },
  },
);

/** The list of research experiences. */
export const researchExperiences = defineList({
  name: 'researchExperiences',
  path: '/api/student/research-experiences/',
  form: researchExperienceForm,
  nameOf: ({ research_title: title }) => title,
  row: ({
    research_title: title,
    institution,
    year_start: from,
    year_end: to,
    is_current: current,
    research_description,
  }) => ({
    title,
    years: { from, to, current },
    lines: [institution, research_description],
  }),
});
