import { limits } from '@peyk/api-types/limits/ResearchInterestInput';
import { defineForm } from '../../../forms/defineForm';
import { text } from '../../../forms/kinds/text';
import { defineList } from './defineList';

/** The form of a research interest. */
export const interestForm = defineForm(limits, {
  interest_name: text({
    label: (t) => t('profile.interests.name'),
    help: (t) => t('profile.interests.nameHelp'),
    autoFocus: true,
  }),
  subfield: text({ label: (t) => t('profile.interests.subfield') }),
});

/** The list of research interests. */
export const interests = defineList({
  name: 'interests',
  path: '/api/student/research-interests/',
  form: interestForm,
  nameOf: ({ interest_name: name }) => name,
  row: ({ interest_name: title, subfield }) => ({ title, lines: [subfield] }),
});
