import preview from '#.storybook/preview';
import { Disclosure } from './Disclosure';
import { focused, hovered } from '../../testing/pointer';
import { bilingual, playground } from '../../testing/words';
import type { Localize } from '../../testing/words';
import { Text } from '../../text/Text';

const meta = preview.meta({
  id: 'design-system-disclosure',
  title: 'Design system/Layout/Disclosure',
  component: Disclosure,
  tags: ['autodocs', 'phone'],
});

const title = (localize: Localize) => localize('Advanced settings', 'تنظیمات پیشرفته');
const summary = (localize: Localize) => localize('research areas, publications', 'حوزه‌های پژوهشی، مقاله‌ها');
const inside = (localize: Localize) => (
  <Text>{localize('Only professors with recent papers.', 'فقط استادانی با مقالهٔ تازه.')}</Text>
);

export const Default = meta.story(
  bilingual((localize) => <Disclosure title={title(localize)}>{inside(localize)}</Disclosure>),
);

export const Playground = meta.story(
  playground(Disclosure, { title: 'text', summary: 'text', defaultOpen: 'boolean' }, (localize) => ({
    title: title(localize),
    summary: summary(localize),
    children: inside(localize),
  })),
);

export const WithASummary = meta.story(
  bilingual((localize) => (
    <Disclosure title={title(localize)} summary={summary(localize)}>
      {inside(localize)}
    </Disclosure>
  )),
);

export const Open = meta.story(
  bilingual((localize) => (
    <Disclosure defaultOpen title={title(localize)} summary={summary(localize)}>
      {inside(localize)}
    </Disclosure>
  )),
);

export const Focus = meta.story({
  ...bilingual((localize) => <Disclosure title={title(localize)}>{inside(localize)}</Disclosure>),
  ...focused(),
  tags: ['forced'],
});

export const Hovered = meta.story({
  ...bilingual((localize) => <Disclosure title={title(localize)}>{inside(localize)}</Disclosure>),
  ...hovered('button'),
});

export const LongText = meta.story({
  ...bilingual((localize) => (
    <Disclosure
      defaultOpen
      title={localize(
        'Which universities the bot passes over, and how you may ask it to look there all the same',
        'بات از کدام دانشگاه‌ها می‌گذرد و چگونه می‌توانید بخواهید که آنجا را هم ببیند',
      )}
      summary={localize('fourteen universities in five countries', 'چهارده دانشگاه در پنج کشور')}
    >
      {inside(localize)}
    </Disclosure>
  )),
  name: 'A long title and its summary share the line',
});
