import { limits } from '@peyk/api-types/limits/TeachingExperienceInput';
import { defineForm } from '../../../forms/defineForm';
import { flag } from '../../../forms/kinds/flag';
import { longText } from '../../../forms/kinds/longText';
import { text } from '../../../forms/kinds/text';
import { year } from '../../../forms/kinds/year';
import { defineList } from './defineList';
import { englishDescription, englishOnCv, needsEnglish, waitsIn } from './ownWords';

/** The form of a teaching experience (specification, section 3). */
export const teachingExperienceForm = defineForm(
  limits,
  {
    teaching_title: text({
      label: (t) => t('profile.teachingExperiences.name'),
      help: (t) => t('profile.teachingExperiences.nameHelp'),
      autoFocus: true,
    }),
    course_title: text({ label: (t) => t('profile.teachingExperiences.course') }),
    institution: text({ label: (t) => t('profile.labels.institution') }),
    year_start: year({ label: (t) => t('profile.labels.yearStart') }),
    year_end: year({ label: (t) => t('profile.labels.yearEnd') }),
    is_current: flag({ label: (t) => t('profile.labels.current') }),
    teaching_description: longText({ label: (t) => t('profile.labels.description'), rows: 4 }),
    teaching_title_en: englishOnCv((t) => t('profile.teachingExperiences.nameEnglish')),
    course_title_en: englishOnCv((t) => t('profile.teachingExperiences.courseEnglish')),
    institution_en: englishOnCv((t) => t('profile.labels.institutionEnglish')),
    teaching_description_en: englishDescription((t) => t('profile.labels.descriptionEnglish')),
  },
  {
    rows: [
      ['teaching_title', 'course_title'],
      ['teaching_title_en', 'course_title_en'],
      'institution',
      'institution_en',
      ['year_start', 'year_end'],
      'is_current',
      'teaching_description',
      'teaching_description_en',
    ],
    // An entry in progress has no end year.
    unless: { year_end: 'is_current' },
    shown: {
      teaching_title_en: (values) => needsEnglish(values.teaching_title),
      course_title_en: (values) => needsEnglish(values.course_title),
      institution_en: (values) => needsEnglish(values.institution),
      teaching_description_en: (values) => needsEnglish(values.teaching_description),
    },
  },
);

/** The list of teaching experiences. */
export const teachingExperiences = defineList({
  name: 'teachingExperiences',
  path: '/api/student/teaching-experiences/',
  form: teachingExperienceForm,
  nameOf: ({ course_title: title }) => title,
  row: (entry) => {
    const {
      teaching_title,
      course_title: title,
      institution,
      year_start: from,
      year_end: to,
      is_current: current,
      teaching_description,
    } = entry;
    return {
      title,
      years: { from, to, current },
      lines: [teaching_title, institution, teaching_description],
      waits: waitsIn(entry, 'teaching_title', 'course_title', 'institution', 'teaching_description'),
    };
  },
});
