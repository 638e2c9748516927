import preview from '#.storybook/preview';
import { Disclosure } from './Disclosure';
import { bilingual } from '../../testing/words';
import { Text } from '../../text/Text';

const meta = preview.meta({ title: 'Design system/Disclosure' });

export const Closed = meta.story(
  bilingual((say) => (
    <Disclosure
      title={say('Advanced settings', 'تنظیمات پیشرفته')}
      summary={say('research areas, publications', 'حوزه‌های پژوهشی، مقاله‌ها')}
    >
      <Text>{say('Only professors with recent papers.', 'فقط استادانی با مقالهٔ تازه.')}</Text>
    </Disclosure>
  )),
);

export const Open = meta.story(
  bilingual((say) => (
    <Disclosure defaultOpen title={say('Advanced settings', 'تنظیمات پیشرفته')}>
      <Text>{say('Only professors with recent papers.', 'فقط استادانی با مقالهٔ تازه.')}</Text>
    </Disclosure>
  )),
);
