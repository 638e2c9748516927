import type { Course } from '@peyk/api-types';
import { limits } from '@peyk/api-types/limits/CourseInput';
import { defineForm } from '../../../forms/defineForm';
import { choice } from '../../../forms/kinds/choice';
import { longText } from '../../../forms/kinds/longText';
import { text } from '../../../forms/kinds/text';
import { year } from '../../../forms/kinds/year';
import { defineList } from './defineList';

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
  },
  {
    rows: ['course_title', ['course_type', 'institution'], ['year_start', 'year_end'], 'course_description'],
  },
);

/** The list of courses. */
export const courses = defineList({
  name: 'courses',
  path: '/api/student/courses/',
  form: courseForm,
  nameOf: ({ course_title: title }) => title,
  row: ({ course_title: title, course_type, institution, year_start: from, year_end: to, course_description }, t) => ({
    title,
    years: { from, to },
    lines: [t(`profile.courses.types.${course_type}`), institution, course_description],
  }),
});
