import { limits as interestLimits } from '@peyk/api-types/limits/ResearchInterestInput';
import { limits as degreeLimits } from '@peyk/api-types/limits/DegreeInput';
import { limits as planLimits } from '@peyk/api-types/limits/StudentProfilePatch';
import { type ValuesOf, defineForm } from '../../../forms/defineForm';
import { needsEnglish, question, questionInEnglish, result, resultInEnglish } from '../lists/ownWords';
import { decisions } from '../Plan/planForm';

const required = { required: true };

const asked = {
  ...question,
  label: (t) => t('threeSentences.names.question'),
  help: (t) => t('threeSentences.question.help'),
  rules: required,
} satisfies typeof question;
const askedInEnglish = {
  ...questionInEnglish,
  label: (t) => t('threeSentences.question.english'),
} satisfies typeof question;
const found = {
  ...result,
  label: (t) => t('threeSentences.names.result'),
  help: (t) => t('threeSentences.result.help'),
  rules: required,
} satisfies typeof result;
const foundInEnglish = {
  ...resultInEnglish,
  label: (t) => t('threeSentences.result.english'),
} satisfies typeof result;

const shownQuestion = {
  shown: { question_en: ({ question: written }: { question: string }) => needsEnglish(written) },
};
const shownResult = { shown: { result_en: ({ result: written }: { result: string }) => needsEnglish(written) } };

/** The question of a research interest, and its English where it needs one. */
export const questionForm = defineForm(interestLimits, { question: asked, question_en: askedInEnglish }, shownQuestion);
/** The same where the question is stored and only its English is missing (LTR-05): there is nothing to save without it. */
export const englishQuestionForm = defineForm(
  interestLimits,
  { question: asked, question_en: { ...askedInEnglish, rules: { ...askedInEnglish.rules, ...required } } },
  shownQuestion,
);

/** The result of an entry; its limits are the same in each of the lists that have results. */
export const resultForm = defineForm(degreeLimits, { result: found, result_en: foundInEnglish }, shownResult);
export const englishResultForm = defineForm(
  degreeLimits,
  { result: found, result_en: { ...foundInEnglish, rules: { ...foundInEnglish.rules, ...required } } },
  shownResult,
);

/** Start, degree and means: of the plan, what the end of an email is made of. */
export const startForm = defineForm(planLimits, decisions, {
  rows: [
    ['plan_season', 'plan_year'],
    ['plan_degree', 'plan_funding'],
  ],
  rule: (values) =>
    Object.values(values).every((value) => value === null) ? { plan_season: { code: 'required' } } : {},
});

export type QuestionForm = ValuesOf<typeof questionForm>;
export type ResultForm = ValuesOf<typeof resultForm>;
export type StartForm = ValuesOf<typeof startForm>;
