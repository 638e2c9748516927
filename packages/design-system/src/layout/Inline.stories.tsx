import preview from '#.storybook/preview';
import { Badge } from '../components/Badge/Badge';
import { Box } from './Box';
import { Inline } from './Inline';
import { Stack } from './Stack';
import { bilingual, playground } from '../testing/words';
import type { Localize } from '../testing/words';
import { Text } from '../text/Text';

const meta = preview.meta({
  id: 'design-system-inline',
  title: 'Design system/Layout/Inline',
  component: Inline,
  tags: ['autodocs'],
});

const three = (localize: Localize) => (
  <>
    <Badge tone="neutral">{localize('First', 'نخست')}</Badge>
    <Badge tone="neutral">{localize('Second', 'دوم')}</Badge>
    <Badge tone="neutral">{localize('Third', 'سوم')}</Badge>
  </>
);

export const Default = meta.story(bilingual((localize) => <Inline gap={12}>{three(localize)}</Inline>));

export const Playground = meta.story(
  playground(
    Inline,
    {
      wrap: 'boolean',
    },
    (localize) => ({ gap: '12' as const, children: three(localize) }),
  ),
);

export const Justify = meta.story({
  ...bilingual((localize) => (
    <Stack gap={12}>
      {(['start', 'center', 'end', 'between'] as const).map((justify) => (
        <Box key={justify} padding={8} surface="sunken" radius="control">
          <Inline gap={8} justify={justify}>
            {three(localize)}
          </Inline>
        </Box>
      ))}
    </Stack>
  )),
  name: 'The room that is left: at the end, around, at the start, between',
});

export const Align = meta.story({
  ...bilingual((localize) => (
    <Stack gap={12}>
      {(['start', 'center', 'end', 'baseline'] as const).map((align) => (
        <Box key={align} padding={8} surface="sunken" radius="control">
          <Inline gap={8} align={align}>
            <Text size="figure">{localize('92', '۹۲')}</Text>
            <Text size="small">{localize('of 100', 'از ۱۰۰')}</Text>
          </Inline>
        </Box>
      ))}
    </Stack>
  )),
  name: 'Things of different height: at the top, in the middle, at the foot, on one line of writing',
});

export const Wraps = meta.story({
  ...bilingual((localize) => (
    <Stack gap={16}>
      <Inline gap={8}>
        {[1, 2, 3, 4].map((key) => (
          <Badge key={key} tone="action">
            {localize('Structural health monitoring', 'پایش سلامت سازه')}
          </Badge>
        ))}
      </Inline>
      <Inline gap={8} wrap={false}>
        <Badge tone="action">{localize('One line', 'یک سطر')}</Badge>
        <Text size="small">
          {localize(
            'keeps its things beside each other, and their words break.',
            'چیزها را کنار هم نگه می‌دارد و واژه‌هایشان می‌شکند.',
          )}
        </Text>
      </Inline>
    </Stack>
  )),
  name: 'Breaks into lines with the same gap, unless it must not',
  tags: ['phone'],
});
