import type { Language } from '@peyk/api-types';
import { limits } from '@peyk/api-types/limits/LanguageInput';
import { numberOf } from '../../../forms/check';
import { defineForm } from '../../../forms/defineForm';
import { choice } from '../../../forms/kinds/choice';
import { decimal } from '../../../forms/kinds/decimal';
import { number } from '../../../forms/kinds/number';
import { text } from '../../../forms/kinds/text';
import { defineList } from './defineList';
import { englishOnCv, needsEnglish, waitsIn } from './ownWords';
import { formatNumber } from '../../../i18n/format';

/** The step of an IELTS score is 0.1 (specification, section 3). */
const isOfTenths = (score: number | null) => score === null || Math.round(score * 10) / 10 === score;

/** The form of a language, with the scores of its tests (specification, section 3). */
export const languageForm = defineForm(
  limits,
  {
    language_name: text({ label: (t) => t('profile.languages.name'), autoFocus: true }),
    proficiency: choice<Language['proficiency']>({
      label: (t) => t('profile.languages.proficiency'),
      first: 'Beginner',
      words: {
        Beginner: (t) => t('profile.languages.levels.Beginner'),
        Intermediate: (t) => t('profile.languages.levels.Intermediate'),
        Advanced: (t) => t('profile.languages.levels.Advanced'),
        Native: (t) => t('profile.languages.levels.Native'),
      },
    }),
    IELTS_score: decimal({ label: (t) => t('profile.languages.ielts') }),
    TOEFL_score: number({ label: (t) => t('profile.languages.toefl') }),
    PTE_score: number({ label: (t) => t('profile.languages.pte') }),
    TOEIC_score: number({ label: (t) => t('profile.languages.toeic') }),
    GRE_score: number({ label: (t) => t('profile.languages.gre') }),
    GMAT_score: number({ label: (t) => t('profile.languages.gmat') }),
    SAT_score: number({ label: (t) => t('profile.languages.sat') }),
    language_name_en: englishOnCv((t) => t('profile.languages.nameEnglish')),
  },
  {
    rows: [
      ['language_name', 'proficiency'],
      'language_name_en',
      ['IELTS_score', 'TOEFL_score'],
      ['PTE_score', 'TOEIC_score'],
      ['GRE_score', 'GMAT_score'],
      ['SAT_score'],
    ],
    rule: ({ IELTS_score }) => (isOfTenths(numberOf(IELTS_score)) ? {} : { IELTS_score: { code: 'pattern' } }),
    shown: {
      language_name_en: (values) => needsEnglish(values.language_name),
    },
  },
);

const TESTS = ['IELTS', 'TOEFL', 'PTE', 'TOEIC', 'GRE', 'GMAT', 'SAT'] as const;

/** The list of languages. */
export const languages = defineList({
  name: 'languages',
  path: '/api/student/languages/',
  form: languageForm,
  nameOf: ({ language_name: name }) => name,
  row: (language, t, locale) => ({
    title: language.language_name,
    lines: [
      t(`profile.languages.levels.${language.proficiency}`),
      TESTS.flatMap((test) => {
        const score = language[`${test}_score`];
        if (score === null || score === undefined) return [];
        const name = t(`profile.languages.tests.${test}`);
        return t('profile.languages.score', { test: name, score: formatNumber(locale, score) });
      }).join(' · '),
    ],
    waits: waitsIn(language, 'language_name'),
  }),
});
