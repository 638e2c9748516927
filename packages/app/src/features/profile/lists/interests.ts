import { limits } from '@peyk/api-types/limits/ResearchInterestInput';
import { defineForm } from '../../../forms/defineForm';
import { text } from '../../../forms/kinds/text';
import { areaInEnglish } from './areaInEnglish';
import { defineList } from './defineList';
import { needsEnglish, question, questionInEnglish, waitsForEnglish } from './ownWords';

/** The form of a research interest. */
export const interestForm = defineForm(
  limits,
  {
    interest_name: text({
      label: (t) => t('profile.interests.name'),
      help: (t) => t('profile.interests.nameHelp'),
      autoFocus: true,
    }),
    subfield: text({ label: (t) => t('profile.interests.subfield') }),
    interest_name_en: areaInEnglish((t) => t('profile.interests.nameEnglish')),
    subfield_en: areaInEnglish((t) => t('profile.interests.subfieldEnglish')),
    question,
    question_en: questionInEnglish,
  },
  {
    rows: [['interest_name', 'subfield'], ['interest_name_en', 'subfield_en'], 'question', 'question_en'],
    shown: {
      interest_name_en: ({ interest_name }) => needsEnglish(interest_name),
      subfield_en: ({ subfield }) => needsEnglish(subfield),
      question_en: ({ question: written }) => needsEnglish(written),
    },
  },
);

/** The list of research interests. */
export const interests = defineList({
  name: 'interests',
  path: '/api/student/research-interests/',
  form: interestForm,
  nameOf: ({ interest_name: name }) => name,
  row: ({ interest_name: title, subfield, question: asked, interest_name_en, subfield_en, question_en }) => ({
    title,
    lines: [subfield, asked],
    waits: waitsForEnglish([title, interest_name_en], [subfield, subfield_en], [asked ?? null, question_en]),
  }),
  areas: { interest_name_en: 'interest_name', subfield_en: 'subfield' },
  gain: 'question',
});
