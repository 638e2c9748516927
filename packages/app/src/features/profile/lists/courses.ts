import type { Course } from '@peyk/api-types';
import { limits } from '@peyk/api-types/limits/CourseInput';
import { defineForm } from '../../../forms/defineForm';
import { choice } from '../../../forms/kinds/choice';
import { longText } from '../../../forms/kinds/longText';
import { text } from '../../../forms/kinds/text';
import { year } from '../../../forms/kinds/year';
import { defineList } from './defineList';
import { englishDescription, englishOnCv, needsEnglish, waitsIn } from './ownWords';

/** The form of a course (specification, section 3). */
export const courseForm = defineForm(
  limits,
  {
    course_title: text({ label: (t) => t('profile.courses.name'), autoFocus: true }),
    course_type: choice<Course['course_type']>({
      label: (t) => t('profile.courses.type'),
      first: 'Online',
      words: {
        Online: (t) => t('profile.courses.types.Online'),
        'In-person': (t) => t('profile.courses.types.In-person'),
        Workshop: (t) => t('profile.courses.types.Workshop'),
      },
    }),
    institution: text({ label: (t) => t('profile.courses.institution') }),
    year_start: year({ label: (t) => t('profile.labels.yearStart') }),
    year_end: year({ label: (t) => t('profile.labels.yearEnd') }),
    course_description: longText({ label: (t) => t('profile.labels.description'), rows: 4 }),
    course_title_en: englishOnCv((t) => t('profile.courses.nameEnglish')),
    institution_en: englishOnCv((t) => t('profile.labels.institutionEnglish')),
    course_description_en: englishDescription((t) => t('profile.labels.descriptionEnglish')),
  },
  {
    rows: [
      'course_title',
      'course_title_en',
      ['course_type', 'institution'],
      'institution_en',
      ['year_start', 'year_end'],
      'course_description',
      'course_description_en',
    ],
    shown: {
      course_title_en: (values) => needsEnglish(values.course_title),
      institution_en: (values) => needsEnglish(values.institution),
      course_description_en: (values) => needsEnglish(values.course_description),
    },
  },
);

/** The list of courses. */
export const courses = defineList({
  name: 'courses',
  path: '/api/student/courses/',
  form: courseForm,
  nameOf: ({ course_title: title }) => title,
  row: (entry, t) => {
    const { course_title: title, course_type, institution, year_start: from, year_end: to, course_description } = entry;
    return {
      title,
      years: { from, to },
      lines: [t(`profile.courses.types.${course_type}`), institution, course_description],
      waits: waitsIn(entry, 'course_title', 'institution', 'course_description'),
    };
  },
});
