import { limits } from '@peyk/api-types/limits/AwardInput';
import { defineForm } from '../../../forms/defineForm';
import { longText } from '../../../forms/kinds/longText';
import { text } from '../../../forms/kinds/text';
import { year } from '../../../forms/kinds/year';
import { defineList } from './defineList';
import { englishDescription, englishOnCv, needsEnglish, waitsIn } from './ownWords';

/** The form of an award (specification, section 3). */
export const awardForm = defineForm(
  limits,
  {
    award_title: text({ label: (t) => t('profile.awards.name'), autoFocus: true }),
    awarding_organization: text({ label: (t) => t('profile.awards.organization') }),
    year: year({ label: (t) => t('profile.labels.year') }),
    award_description: longText({ label: (t) => t('profile.labels.description'), rows: 4 }),
    award_title_en: englishOnCv((t) => t('profile.awards.nameEnglish')),
    awarding_organization_en: englishOnCv((t) => t('profile.awards.organizationEnglish')),
    award_description_en: englishDescription((t) => t('profile.labels.descriptionEnglish')),
  },
  {
    rows: [
      'award_title',
      'award_title_en',
      ['awarding_organization', 'year'],
      'awarding_organization_en',
      'award_description',
      'award_description_en',
    ],
    shown: {
      award_title_en: (values) => needsEnglish(values.award_title),
      awarding_organization_en: (values) => needsEnglish(values.awarding_organization),
      award_description_en: (values) => needsEnglish(values.award_description),
    },
  },
);

/** The list of awards. */
export const awards = defineList({
  name: 'awards',
  path: '/api/student/awards/',
  form: awardForm,
  nameOf: ({ award_title: title }) => title,
  row: (entry) => {
    const { award_title: title, year, awarding_organization, award_description } = entry;
    return {
      title,
      years: { from: year },
      lines: [awarding_organization, award_description],
      waits: waitsIn(entry, 'award_title', 'awarding_organization', 'award_description'),
    };
  },
});
