import type { StudentProfile } from '@peyk/api-types';
import { limits } from '@peyk/api-types/limits/StudentProfilePatch';
import { type ValuesOf, defineForm } from '../../../forms/defineForm';
import { choice } from '../../../forms/kinds/choice';
import { text } from '../../../forms/kinds/text';
import { year } from '../../../forms/kinds/year';
import { isLatin } from '../../../forms/latin';

/** When, which degree and with what means: what an email asks for. */
export const decisions = {
  plan_season: choice<NonNullable<StudentProfile['plan_season']>>({
    label: (t) => t('plan.season'),
    none: (t) => t('plan.open'),
    words: {
      autumn: (t) => t('plan.seasons.autumn'),
      winter: (t) => t('plan.seasons.winter'),
      spring: (t) => t('plan.seasons.spring'),
      summer: (t) => t('plan.seasons.summer'),
    },
  }),
  plan_year: year({ label: (t) => t('plan.year') }),
  plan_degree: choice<NonNullable<StudentProfile['plan_degree']>>({
    label: (t) => t('plan.degree'),
    none: (t) => t('plan.open'),
    words: {
      PhD: (t) => t('plan.degrees.PhD'),
      Master: (t) => t('plan.degrees.Master'),
      Postdoc: (t) => t('plan.degrees.Postdoc'),
    },
  }),
  plan_funding: choice<NonNullable<StudentProfile['plan_funding']>>({
    label: (t) => t('plan.funding'),
    none: (t) => t('plan.open'),
    words: {
      position: (t) => t('plan.fundings.position'),
      scholarship: (t) => t('plan.fundings.scholarship'),
      own: (t) => t('plan.fundings.own'),
    },
  }),
};

/** What the person looks for, and their name in both languages (LTR-01, LTR-05, CVX-01). */
export const planForm = defineForm(
  limits,
  {
    ...decisions,
    plan_places: text({ label: (t) => t('plan.places'), help: (t) => t('plan.placesHelp') }),
    latin_name: text({
      label: (t) => t('plan.latinName'),
      help: (t) => t('plan.latinNameHelp'),
      direction: 'ltr',
    }),
    address_en: text({
      label: (t) => t('plan.addressEnglish'),
      help: (t) => t('plan.addressEnglishHelp'),
      direction: 'ltr',
      rules: { latin: true },
    }),
    persian_name: text({
      label: (t) => t('plan.persianName'),
      help: (t) => t('plan.persianNameHelp'),
      rules: { persian: true },
    }),
  },
  {
    rows: [
      ['plan_season', 'plan_year'],
      ['plan_degree', 'plan_funding'],
      'plan_places',
      ['latin_name', 'persian_name'],
      'address_en',
    ],
    own: { latinName: (t) => t('plan.latinNameWrong') },
    rule: ({ latin_name }) => (isLatin(latin_name) ? {} : { latin_name: { code: 'latinName' } }),
  },
);

export type PlanForm = ValuesOf<typeof planForm>;
