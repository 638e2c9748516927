import preview from '#.storybook/preview';
import { Card } from './Card';
import { Box } from '../../layout/Box';
import { Divider } from '../../layout/Divider';
import { Stack } from '../../layout/Stack';
import { bilingual, playground } from '../../testing/words';
import { Heading } from '../../text/Heading';
import { Text } from '../../text/Text';

const meta = preview.meta({
  id: 'design-system-card',
  title: 'Design system/Layout/Card',
  component: Card,
  tags: ['autodocs', 'phone'],
});

export const Default = meta.story(
  bilingual((localize) => (
    <Card>
      <Text>{localize('A section says what it holds.', 'عنوان هر بخش محتوای آن را نشان می‌دهد.')}</Text>
    </Card>
  )),
);

export const Playground = meta.story(
  playground(Card, { children: 'text' }, (localize) => ({
    children: localize('A section says what it holds.', 'عنوان هر بخش محتوای آن را نشان می‌دهد.'),
  })),
);

export const Paddings = meta.story({
  ...bilingual((localize) => (
    <Stack gap={16}>
      {(['small', 'medium', 'large'] as const).map((padding) => (
        <Card key={padding} padding={padding}>
          <Text>{localize('A section says what it holds.', 'عنوان هر بخش محتوای آن را نشان می‌دهد.')}</Text>
        </Card>
      ))}
    </Stack>
  )),
  name: 'Small, medium and large room inside; less of it on a phone',
});

export const RowsBringTheirOwnRoom = meta.story({
  ...bilingual((localize) => (
    <Card padding="none">
      <Box paddingX={20} paddingY={16}>
        <Text>{localize('New professors today: 4 of 10', 'استادان جدید امروز: ۴ از ۱۰')}</Text>
      </Box>
      <Box paddingX={20} paddingY={16} border="top" surface="sunken">
        <Text>{localize('This week: 17 of 40', 'این هفته: ۱۷ از ۴۰')}</Text>
      </Box>
    </Card>
  )),
  name: 'Without room of its own, its corners still cut what it holds',
});

export const NamedSection = meta.story({
  ...bilingual((localize) => (
    <Card as="section" labelledBy="card-limits">
      <Stack gap={16}>
        <Heading level={2} look="title3" id="card-limits">
          {localize('Sending limits', 'محدودیت‌های ارسال')}
        </Heading>
        <Text>{localize('At most ten new professors a day.', 'در روز حداکثر ۱۰ استاد جدید.')}</Text>
        <Divider />
        <Text>{localize('Never twice to the same person.', 'هرگز دو بار به یک نفر.')}</Text>
      </Stack>
    </Card>
  )),
  name: 'A section named by its heading; hairlines split its groups, not more cards',
});

export const LongText = meta.story({
  ...bilingual((localize) => (
    <Card>
      <Text>
        {localize(
          'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft is one word, and it breaks before it leaves the card.',
          'پایش‌سازه‌های‌بلند‌با‌حسگرهای‌فیبر‌نوری‌در‌اقلیم‌سرد‌و‌مرطوب‌شمال‌اروپا‌و‌سواحل‌دریای‌شمال یک واژه است و پیش از بیرون زدن از کارت می‌شکند.',
        )}
      </Text>
    </Card>
  )),
  name: 'A long word breaks inside the card',
});
