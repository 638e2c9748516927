import preview from '#.storybook/preview';
import { Box } from './Box';
import { Inline } from './Inline';
import { Stack } from './Stack';
import { bilingual, playground } from '../testing/words';
import { Auto } from '../text/Auto';
import { Text } from '../text/Text';

const meta = preview.meta({
  id: 'design-system-box',
  title: 'Design system/Layout/Box',
  component: Box,
  tags: ['autodocs'],
});

export const Default = meta.story(
  bilingual((localize) => (
    <Box padding={16} surface="raised" border radius="card">
      <Text>{localize('A plain area', 'یک ناحیهٔ ساده')}</Text>
    </Box>
  )),
);

export const Playground = meta.story(
  playground(
    Box,
    {
      border: 'boolean',
    },
    (localize) => ({ padding: '16' as const, children: localize('A plain area', 'یک ناحیهٔ ساده') }),
  ),
);

export const Surfaces = meta.story(
  bilingual((localize) => (
    <Stack gap={12}>
      <Box padding={16} surface="page" border radius="card">
        <Text>{localize('The page', 'صفحه')}</Text>
      </Box>
      <Box padding={16} surface="raised" border radius="card">
        <Text>{localize('A raised sheet', 'برگهٔ برجسته')}</Text>
      </Box>
      <Box padding={16} surface="sunken" radius="card">
        <Text>{localize('A sunken well', 'فرورفتگی')}</Text>
      </Box>
      <Box padding={16} surface="selected" radius="card">
        <Text>{localize('What is chosen', 'آنچه انتخاب شده')}</Text>
      </Box>
      <Box padding={24} surface="field" radius="card">
        <Stack gap={4}>
          <Text tone="onField">{localize('The one deep field', 'تنها میدان لاجورد')}</Text>
          <Text tone="onFieldMuted" size="small">
            {localize('At most one on a page', 'در هر صفحه حداکثر یکی')}
          </Text>
        </Stack>
      </Box>
    </Stack>
  )),
);

export const Borders = meta.story(
  bilingual((localize) => (
    <Stack gap={24}>
      <Box padding={12} border>
        <Text>{localize('All around', 'دورتادور')}</Text>
      </Box>
      <Box padding={12} border="top">
        <Text>{localize('Above', 'بالا')}</Text>
      </Box>
      <Box padding={12} border="bottom">
        <Text>{localize('Below', 'پایین')}</Text>
      </Box>
    </Stack>
  )),
);

export const Radii = meta.story(
  bilingual((localize) => (
    <Inline gap={12}>
      <Box paddingX={12} paddingY={4} border radius="mark">
        <Text>{localize('A mark', 'نشان')}</Text>
      </Box>
      <Box paddingX={16} paddingY={8} border radius="control">
        <Text>{localize('A control', 'کنترل')}</Text>
      </Box>
      <Box padding={20} border radius="card">
        <Text>{localize('A card', 'کارت')}</Text>
      </Box>
    </Inline>
  )),
);

export const Grow = meta.story({
  ...bilingual((localize) => (
    <Inline gap={12} wrap={false}>
      <Box grow minWidth0 padding={12} surface="sunken" radius="control">
        <Auto as="div">
          {localize('norwegian-structural-monitoring@cold-climate.example', 'پایش سازه‌ها در اقلیم سرد شمال اروپا')}
        </Auto>
      </Box>
      <Box padding={12} surface="selected" radius="control">
        <Text>{localize('Stays', 'می‌ماند')}</Text>
      </Box>
    </Inline>
  )),
  name: 'Grows into the room that is left, and shrinks instead of pushing',
  tags: ['phone'],
});
