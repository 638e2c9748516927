import preview from '#.storybook/preview';
import { Button } from '../components/Button/Button';
import { Box } from './Box';
import { Stack } from './Stack';
import { bilingual, playground } from '../testing/words';
import type { Say } from '../testing/words';
import { Text } from '../text/Text';

const meta = preview.meta({ title: 'Design system/Stack', component: Stack, tags: ['autodocs'] });

const area = (words: string) => (
  <Box padding={12} surface="sunken" radius="control">
    <Text>{words}</Text>
  </Box>
);
const three = (say: Say) => (
  <>
    {area(say('First', 'نخست'))}
    {area(say('Second', 'دوم'))}
    {area(say('Third', 'سوم'))}
  </>
);

export const Default = meta.story(bilingual((say) => <Stack gap={12}>{three(say)}</Stack>));

export const Playground = meta.story(
  playground(
    Stack,
    { gap: ['0', '4', '8', '12', '16', '24', '32', '48'], align: ['start', 'center', 'end', 'stretch'] },
    (say) => ({ gap: '12' as const, children: three(say) }),
  ),
);

export const Gaps = meta.story(
  bilingual((say) => (
    <Stack gap={48}>
      <Stack gap={4}>{three(say)}</Stack>
      <Stack gap={24}>{three(say)}</Stack>
    </Stack>
  )),
);

export const Alignment = meta.story({
  ...bilingual((say) => (
    <Stack gap={16}>
      {(['start', 'center', 'end', 'stretch'] as const).map((align) => (
        <Stack key={align} gap={8} align={align}>
          <Button>
            {
              {
                start: say('At the start', 'در آغاز'),
                center: say('In the middle', 'در میانه'),
                end: say('At the end', 'در پایان'),
                stretch: say('As wide as the column', 'به پهنای ستون'),
              }[align]
            }
          </Button>
        </Stack>
      ))}
    </Stack>
  )),
  name: 'Start and end follow the direction',
});
