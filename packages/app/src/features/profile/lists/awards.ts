import { limits } from '@peyk/api-types/limits/AwardInput';
import { defineForm } from '../../../forms/defineForm';
import { longText } from '../../../forms/kinds/longText';
import { text } from '../../../forms/kinds/text';
import { year } from '../../../forms/kinds/year';
import { defineList } from './defineList';

/** The form of an award (specification, section 3). */
export const awardForm = defineForm(
  limits,
  {
    award_title: text({ label: (t) => t('profile.awards.name'), autoFocus: true }),
    awarding_organization: text({ label: (t) => t('profile.awards.organization') }),
    year: year({ label: (t) => t('profile.labels.year') }),
    award_description: longText({ label: (t) => t('profile.labels.description'), rows: 4 }),
  },
  {
    rows: ['award_title', ['awarding_organization', 'year'], 'award_description'],
  },
);

/** The list of awards. */
export const awards = defineList({
  name: 'awards',
  path: '/api/student/awards/',
  form: awardForm,
  nameOf: ({ award_title: title }) => title,
  row: ({ award_title: title, year, awarding_organization, award_description }) => ({
    title,
    years: { from: year },
    lines: [awarding_organization, award_description],
  }),
});
