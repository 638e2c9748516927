import type { Degree } from '@peyk/api-types';
import { limits } from '@peyk/api-types/limits/DegreeInput';
import { defineForm } from '../../../forms/defineForm';
import { choice } from '../../../forms/kinds/choice';
import { flag } from '../../../forms/kinds/flag';
import { longText } from '../../../forms/kinds/longText';
import { text } from '../../../forms/kinds/text';
import { year } from '../../../forms/kinds/year';
import { defineList } from './defineList';
import { named } from '../../../i18n/named';

/** The form of a degree (specification, section 3). */
export const degreeForm = defineForm(
  limits,
  {
    degree_type: choice<Degree['degree_type']>({
      label: (t) => t('profile.degrees.type'),
      first: 'Master',
      words: {
        BSc: (t) => t('profile.degrees.types.BSc'),
        Master: (t) => t('profile.degrees.types.Master'),
        PhD: (t) => t('profile.degrees.types.PhD'),
        'Post-PhD': (t) => t('profile.degrees.types.Post-PhD'),
        Associate: (t) => t('profile.degrees.types.Associate'),
        Diploma: (t) => t('profile.degrees.types.Diploma'),
        Certification: (t) => t('profile.degrees.types.Certification'),
      },
    }),
    field_of_study: text({ label: (t) => t('profile.degrees.field') }),
    university_name: text({ label: (t) => t('profile.degrees.university') }),
    gpa: text({ label: (t) => t('profile.degrees.gpa'), direction: 'ltr' }),
    year_start: year({ label: (t) => t('profile.degrees.yearStart') }),
    year_end: year({ label: (t) => t('profile.degrees.yearEnd') }),
    is_current: flag({ label: (t) => t('profile.degrees.current') }),
    thesis_title: text({ label: (t) => t('profile.degrees.thesisTitle') }),
    thesis_abstract: longText({ label: (t) => t('profile.degrees.thesisAbstract'), rows: 4 }),
  },
  {
    rows: [
      ['degree_type', 'field_of_study', 'university_name', 'gpa', 'year_start', 'year_end'],
      'is_current',
      'thesis_title',
      'thesis_abstract',
    ],
    // A degree in progress has no end year.
    unless: { year_end: 'is_current' },
  },
);

/** The list of degrees. */
export const degrees = defineList({
  name: 'degrees',
  path: '/api/student/degrees/',
  form: degreeForm,
  // Specification, section 3.
  given: (year) => ({ year_start: year }),
  nameOf: ({ field_of_study: field }) => field,
  row: (
    { degree_type, field_of_study, university_name, year_start: from, year_end: to, is_current: current, thesis_title },
    t,
  ) => ({
    title: t('profile.degrees.summary', {
      type: t(`profile.degrees.types.${degree_type}`),
      field: named(t, field_of_study),
    }),
    years: { from, to, current },
    lines: [university_name, thesis_title],
  }),
});
