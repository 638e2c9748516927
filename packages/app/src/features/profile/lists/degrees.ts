import type { Degree } from '@peyk/api-types';
import { limits } from '@peyk/api-types/limits/DegreeInput';
import { defineForm } from '../../../forms/defineForm';
import { choice } from '../../../forms/kinds/choice';
import { flag } from '../../../forms/kinds/flag';
import { longText } from '../../../forms/kinds/longText';
import { text } from '../../../forms/kinds/text';
import { year } from '../../../forms/kinds/year';
import { areaInEnglish } from './areaInEnglish';
import { defineList } from './defineList';
import { englishName, needsEnglish, result, resultInEnglish, waitsForEnglish } from './ownWords';
import { named } from '../../../i18n/named';

/** The form of a degree (specification, section 3). */
export const degreeForm = defineForm(
  limits,
  {
    degree_type: choice<Degree['degree_type']>({
      label: (t) => t('profile.degrees.type'),
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
    result,
    field_of_study_en: areaInEnglish((t) => t('profile.degrees.fieldEnglish')),
    university_name_en: englishName((t) => t('profile.degrees.universityEnglish')),
    thesis_title_en: englishName((t) => t('profile.degrees.thesisTitleEnglish')),
    result_en: resultInEnglish,
  },
  {
    rows: [
      // The English of a name stands right below it.
      ['degree_type', 'field_of_study'],
      'field_of_study_en',
      'university_name',
      'university_name_en',
      ['year_start', 'year_end', 'gpa'],
      'is_current',
      'thesis_title',
      'thesis_title_en',
      'thesis_abstract',
      'result',
      'result_en',
    ],
    // A degree in progress has no end year.
    unless: { year_end: 'is_current' },
    shown: {
      field_of_study_en: ({ field_of_study }) => needsEnglish(field_of_study),
      university_name_en: ({ university_name }) => needsEnglish(university_name),
      thesis_title_en: ({ thesis_title }) => needsEnglish(thesis_title),
      result_en: ({ result: written }) => needsEnglish(written),
    },
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
  row: (degree, t) => {
    const { degree_type, field_of_study, university_name, gpa, thesis_title, result: written } = degree;
    const { year_start: from, year_end: to, is_current: current } = degree;
    return {
      title: t('profile.degrees.summary', {
        type: t(`profile.degrees.types.${degree_type}`),
        field: named(t, field_of_study),
      }),
      years: { from, to, current },
      lines: [university_name, gpa ? t('profile.degrees.gpaIs', { gpa: String(gpa) }) : null, thesis_title, written],
      waits: waitsForEnglish(
        [field_of_study, degree.field_of_study_en],
        [university_name, degree.university_name_en],
        [thesis_title, degree.thesis_title_en],
        [written ?? null, degree.result_en],
      ),
    };
  },
  areas: { field_of_study_en: 'field_of_study' },
  gain: 'result',
});
