import preview from '#.storybook/preview';
import { Disclosure } from './Disclosure';
import { focused, hovered } from '../../testing/pointer';
import { bilingual, playground } from '../../testing/words';
import type { Say } from '../../testing/words';
import { Text } from '../../text/Text';

const meta = preview.meta({ title: 'Design system/Disclosure', component: Disclosure, tags: ['autodocs', 'phone'] });

const title = (say: Say) => say('Advanced settings', 'تنظیمات پیشرفته');
const summary = (say: Say) => say('research areas, publications', 'حوزه‌های پژوهشی، مقاله‌ها');
const inside = (say: Say) => <Text>{say('Only professors with recent papers.', 'فقط استادانی با مقالهٔ تازه.')}</Text>;

export const Default = meta.story(bilingual((say) => <Disclosure title={title(say)}>{inside(say)}</Disclosure>));

export const Playground = meta.story(
  playground(Disclosure, { title: 'text', summary: 'text', defaultOpen: 'boolean' }, (say) => ({
    title: title(say),
    summary: summary(say),
    children: inside(say),
  })),
);

export const WithASummary = meta.story(
  bilingual((say) => (
    <Disclosure title={title(say)} summary={summary(say)}>
      {inside(say)}
    </Disclosure>
  )),
);

export const Open = meta.story(
  bilingual((say) => (
    <Disclosure defaultOpen title={title(say)} summary={summary(say)}>
      {inside(say)}
    </Disclosure>
  )),
);

export const Focus = meta.story({
  ...bilingual((say) => <Disclosure title={title(say)}>{inside(say)}</Disclosure>),
  ...focused(),
  tags: ['forced'],
});

export const Hovered = meta.story({
  ...bilingual((say) => <Disclosure title={title(say)}>{inside(say)}</Disclosure>),
  ...hovered('button'),
});

export const LongText = meta.story({
  ...bilingual((say) => (
    <Disclosure
      defaultOpen
      title={say(
        'Which universities the bot passes over, and how you may ask it to look there all the same',
        'بات از کدام دانشگاه‌ها می‌گذرد و چگونه می‌توانید بخواهید که آنجا را هم ببیند',
      )}
      summary={say('fourteen universities in five countries', 'چهارده دانشگاه در پنج کشور')}
    >
      {inside(say)}
    </Disclosure>
  )),
  name: 'A long title and its summary share the line',
});
