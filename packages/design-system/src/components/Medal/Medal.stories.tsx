import preview from '#.storybook/preview';
import { Medal } from './Medal';
import { Inline } from '../../layout/Inline';
import { Stack } from '../../layout/Stack';
import { bilingual, playground } from '../../testing/words';
import { Heading } from '../../text/Heading';
import { Text } from '../../text/Text';

const meta = preview.meta({
  id: 'design-system-medal',
  title: 'Design system/Progress/Medal',
  component: Medal,
  tags: ['autodocs', 'phone'],
});

export const Default = meta.story(
  bilingual((localize) => (
    <Inline gap={16} wrap={false}>
      <Medal icon="flame" />
      <Stack gap={4}>
        <Heading level={3}>{localize('Weekly Warrior', 'پشتکار هفتگی')}</Heading>
        <Text tone="muted">{localize('7-day streak', '۷ روز پیاپی')}</Text>
      </Stack>
    </Inline>
  )),
);

export const Playground = meta.story(playground(Medal, {}, () => ({ icon: 'flame' as const })));

export const Icons = meta.story({
  ...bilingual(() => (
    <Inline gap={16}>
      {(['flame', 'reply', 'send', 'trophy'] as const).map((icon) => (
        <Medal key={icon} icon={icon} />
      ))}
    </Inline>
  )),
  name: 'Arrows turn in Persian, flames do not',
  tags: ['forced'],
});
