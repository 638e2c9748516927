import { limits } from '@peyk/api-types/limits/ProjectInput';
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

/** The form of a project (specification, section 3). */
export const projectForm = defineForm(
  limits,
  {
    project_title: text({ label: (t) => t('profile.projects.name'), autoFocus: true }),
    project_role: text({ label: (t) => t('profile.projects.role') }),
    year_start: year({ label: (t) => t('profile.labels.yearStart') }),
    year_end: year({ label: (t) => t('profile.labels.yearEnd') }),
    is_current: flag({ label: (t) => t('profile.labels.current') }),
    technologies_used: text({ label: (t) => t('profile.projects.technologies') }),
    project_description: longText({ label: (t) => t('profile.labels.description'), rows: 4 }),
    result,
    project_title_en: englishName((t) => t('profile.projects.nameEnglish')),
    result_en: resultInEnglish,
    project_role_en: englishOnCv((t) => t('profile.projects.roleEnglish')),
    technologies_used_en: englishOnCv((t) => t('profile.projects.technologiesEnglish')),
    project_description_en: englishDescription((t) => t('profile.labels.descriptionEnglish')),
  },
  {
    rows: [
      ['project_title', 'project_role'],
      'project_role_en',
      'project_title_en',
      ['year_start', 'year_end'],
      'is_current',
      'technologies_used',
      'technologies_used_en',
      'project_description',
      'project_description_en',
      'result',
      'result_en',
    ],
    // An entry in progress has no end year.
    unless: { year_end: 'is_current' },
    shown: {
      project_role_en: (values) => needsEnglish(values.project_role),
      technologies_used_en: (values) => needsEnglish(values.technologies_used),
      project_description_en: (values) => needsEnglish(values.project_description),
      project_title_en: ({ project_title }) => needsEnglish(project_title),
      result_en: ({ result: written }) => needsEnglish(written),
    },
  },
);

/** The list of projects. */
export const projects = defineList({
  name: 'projects',
  path: '/api/student/projects/',
  form: projectForm,
  nameOf: ({ project_title: title }) => title,
  row: (entry) => {
    const {
      project_title: title,
      project_role,
      technologies_used,
      year_start: from,
      year_end: to,
      is_current: current,
      project_description,
      result: written,
    } = entry;
    return {
      title,
      years: { from, to, current },
      lines: [project_role, technologies_used, project_description, written],
      waits: waitsIn(entry, 'project_title', 'project_role', 'technologies_used', 'project_description', 'result'),
    };
  },
  gain: 'result',
});
