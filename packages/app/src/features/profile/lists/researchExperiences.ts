import { limits } from '@peyk/api-types/limits/ResearchExperienceInput';
import { defineForm } from '../../../forms/defineForm';
import { flag } from '../../../forms/kinds/flag';
import { longText } from '../../../forms/kinds/longText';
import { text } from '../../../forms/kinds/text';
import { year } from '../../../forms/kinds/year';
import { defineList } from './defineList';
import { englishDescription, englishName, needsEnglish, result, resultInEnglish, waitsIn } from './ownWords';

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
    result,
    research_title_en: englishName((t) => t('profile.researchExperiences.nameEnglish')),
    institution_en: englishName((t) => t('profile.researchExperiences.institutionEnglish')),
    result_en: resultInEnglish,
    research_description_en: englishDescription((t) => t('profile.labels.descriptionEnglish')),
  },
  {
    rows: [
      ['research_title', 'institution'],
      ['research_title_en', 'institution_en'],
      ['year_start', 'year_end'],
      'is_current',
      'research_description',
      'research_description_en',
      'result',
      'result_en',
    ],
    // An entry in progress has no end year.
    unless: { year_end: 'is_current' },
    shown: {
      research_description_en: (values) => needsEnglish(values.research_description),
      research_title_en: ({ research_title }) => needsEnglish(research_title),
      institution_en: ({ institution }) => needsEnglish(institution),
      result_en: ({ result: written }) => needsEnglish(written),
    },
  },
);

/** The list of research experiences. */
export const researchExperiences = defineList({
  name: 'researchExperiences',
  path: '/api/student/research-experiences/',
  form: researchExperienceForm,
  nameOf: ({ research_title: title }) => title,
  row: (entry) => {
    const {
      research_title: title,
      institution,
      year_start: from,
      year_end: to,
      is_current: current,
      research_description,
      result: written,
    } = entry;
    return {
      title,
      years: { from, to, current },
      lines: [institution, research_description, written],
      waits: waitsIn(entry, 'research_title', 'institution', 'research_description', 'result'),
    };
  },
  gain: 'result',
});
