import preview from '#.storybook/preview';
import { ThreeSentencesNotice } from './ThreeSentencesNotice';
import { sentencesStates } from './ThreeSentencesNotice.states';

const meta = preview.meta({
  title: 'Entities/ThreeSentencesNotice',
  tags: ['phone'],
  component: ThreeSentencesNotice,
});

export const AllMissing = meta.story({ args: { lacking: sentencesStates.allMissing } });
export const OneMissing = meta.story({ args: { lacking: sentencesStates.oneMissing } });
export const EnglishMissing = meta.story({ args: { lacking: sentencesStates.englishMissing } });
