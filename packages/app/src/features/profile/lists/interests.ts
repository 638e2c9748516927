import { limits } from '@peyk/api-types/limits/ResearchInterestInput';
import { type ValuesOf, defineForm } from '../../../forms/defineForm';
import { text } from '../../../forms/kinds/text';

/** The form of a research interest. */
export const interestForm = defineForm(limits, {
  interest_name: text({
    label: (t) => t('profile.interests.name'),
    help: (t) => t('profile.interests.nameHelp'),
    autoFocus: true,
  }),
  subfield: text({ label: (t) => t('profile.interests.subfield') }),
});

export type InterestValues = ValuesOf<typeof interestForm>;
