import preview from '#.storybook/preview';
import { Button } from '../components/Button/Button';
import { Box } from './Box';
import { Stack } from './Stack';
import { bilingual, playground } from '../testing/words';
import type { Localize } from '../testing/words';
import { Text } from '../text/Text';

const meta = preview.meta({
  id: 'design-system-stack',
  title: 'Design system/Layout/Stack',
  component: Stack,
  tags: ['autodocs'],
});

const area = (words: string) => (
  <Box padding={12} surface="sunken" radius="control">
    <Text>{words}</Text>
  </Box>
);
const three = (localize: Localize) => (
  <>
    {area(localize('First', 'نخست'))}
    {area(localize('Second', 'دوم'))}
    {area(localize('Third', 'سوم'))}
  </>
);

export const Default = meta.story(bilingual((localize) => <Stack gap={12}>{three(localize)}</Stack>));

export const Playground = meta.story(
  playground(Stack, {}, (localize) => ({ gap: '12' as const, children: three(localize) })),
);

export const Gaps = meta.story(
  bilingual((localize) => (
    <Stack gap={48}>
      <Stack gap={4}>{three(localize)}</Stack>
      <Stack gap={24}>{three(localize)}</Stack>
    </Stack>
  )),
);

export const Alignment = meta.story({
  ...bilingual((localize) => (
    <Stack gap={16}>
      {(['start', 'center', 'end', 'stretch'] as const).map((align) => (
        <Stack key={align} gap={8} align={align}>
          <Button>
            {
              {
                start: localize('At the start', 'در آغاز'),
                center: localize('In the middle', 'در میانه'),
                end: localize('At the end', 'در پایان'),
                stretch: localize('As wide as the column', 'به پهنای ستون'),
              }[align]
            }
          </Button>
        </Stack>
      ))}
    </Stack>
  )),
  name: 'Start and end follow the direction',
});
