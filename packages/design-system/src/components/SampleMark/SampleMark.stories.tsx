import preview from '#.storybook/preview';
import { SampleMark } from './SampleMark';
import { Inline } from '../../layout/Inline';
import { bilingual, playground } from '../../testing/words';
import { Heading } from '../../text/Heading';

const meta = preview.meta({ title: 'Design system/SampleMark', component: SampleMark, tags: ['autodocs'] });

export const Default = meta.story(bilingual((say) => <SampleMark label={say('Sample', 'نمونه')} />));

export const Playground = meta.story(
  playground(SampleMark, { label: 'text' }, (say) => ({ label: say('Sample', 'نمونه') })),
);

export const BesideATitle = meta.story({
  ...bilingual((say) => (
    <Inline gap={12}>
      <Heading level={2}>{say('Replies are climbing', 'پاسخ‌ها رو به فزونی است')}</Heading>
      <SampleMark label={say('Sample data', 'دادهٔ نمونه')} />
    </Inline>
  )),
  name: 'Beside the title of what is an example',
  tags: ['phone'],
});

export const Estimated = meta.story(bilingual((say) => <SampleMark label={say('Estimated', 'برآوردی')} />));
