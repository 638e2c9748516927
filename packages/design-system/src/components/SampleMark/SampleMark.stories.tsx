import preview from '#.storybook/preview';
import { SampleMark } from './SampleMark';
import { Inline } from '../../layout/Inline';
import { bilingual, playground } from '../../testing/words';
import { Heading } from '../../text/Heading';

const meta = preview.meta({
  id: 'design-system-samplemark',
  title: 'Design system/Feedback/SampleMark',
  component: SampleMark,
  tags: ['autodocs'],
});

export const Default = meta.story(bilingual((localize) => <SampleMark label={localize('Sample', 'نمونه')} />));

export const Playground = meta.story(
  playground(SampleMark, { label: 'text' }, (localize) => ({ label: localize('Sample', 'نمونه') })),
);

export const BesideATitle = meta.story({
  ...bilingual((localize) => (
    <Inline gap={12}>
      <Heading level={2}>{localize('Replies are climbing', 'پاسخ‌ها رو به فزونی است')}</Heading>
      <SampleMark label={localize('Sample data', 'دادهٔ نمونه')} />
    </Inline>
  )),
  name: 'Beside the title of what is an example',
  tags: ['phone'],
});

export const Estimated = meta.story(bilingual((localize) => <SampleMark label={localize('Estimated', 'برآوردی')} />));
