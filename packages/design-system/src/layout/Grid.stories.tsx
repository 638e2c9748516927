import preview from '#.storybook/preview';
import { Box } from './Box';
import { Grid } from './Grid';
import type { GridColumns, GridProps } from './Grid';
import { Page } from './Page';
import { columnsDesktop } from './layout.css';
import { Stack } from './Stack';
import { bilingual, playground } from '../testing/words';
import type { Localize } from '../testing/words';
import { Text } from '../text/Text';

const meta = preview.meta({
  id: 'design-system-grid',
  title: 'Design system/Layout/Grid',
  component: Grid,
  tags: ['autodocs', 'phone'],
});

const area = (words: string, key?: number) => (
  <Box key={key} padding={16} surface="raised" border radius="card">
    <Text>{words}</Text>
  </Box>
);
const areas = (localize: Localize, count: number) =>
  Array.from({ length: count }, (_, index) => area(localize('An area', 'یک ناحیه'), index));

export const Default = meta.story(
  bilingual((localize) => (
    <Grid columns={{ base: '1', tablet: '2', desktop: '3' }} gap={16}>
      {areas(localize, 6)}
    </Grid>
  )),
);

function OnADesk({ desktop, ...grid }: Omit<GridProps, 'columns'> & { desktop: GridColumns }) {
  return <Grid {...grid} columns={{ base: '1', desktop }} />;
}

export const Playground = meta.story(
  playground(OnADesk, { desktop: { of: columnsDesktop } }, (localize) => ({
    desktop: '3' as const,
    gap: '16' as const,
    children: areas(localize, 6),
  })),
);

export const EqualColumns = meta.story({
  ...bilingual((localize) => (
    <Stack gap={24}>
      <Grid columns={{ base: '1', tablet: '2' }} gap={16}>
        {areas(localize, 2)}
      </Grid>
      <Grid columns={{ base: '2', tablet: '4' }} gap={16}>
        {areas(localize, 4)}
      </Grid>
      <Grid columns={{ base: '3', tablet: '6' }} gap={8}>
        {areas(localize, 6)}
      </Grid>
    </Stack>
  )),
  name: 'Equal columns: fewer of them on a phone',
});

export const UnequalColumns = meta.story({
  ...bilingual(
    (localize) => (
      <Page>
        <Stack gap={24}>
          <Grid columns={{ base: '1', desktop: 'sidebar' }} gap={24}>
            {area(localize('Filters in a rail', 'فیلترها در ستون کناری'))}
            {area(localize('What they filter', 'آنچه پالایش می‌شود'))}
          </Grid>
          <Grid columns={{ base: '1', desktop: 'main-aside' }} gap={24}>
            {area(localize('Two thirds', 'دوسوم'))}
            {area(localize('One third', 'یک‌سوم'))}
          </Grid>
          <Grid columns={{ base: '1', desktop: 'aside-main' }} gap={24}>
            {area(localize('Fields', 'فیلدها'))}
            {area(localize('The wider results', 'نتیجه‌ها، پهن‌تر'))}
          </Grid>
          <Grid columns={{ base: '1', desktop: 'margin' }} gap={24}>
            {area(localize('The letter', 'نامه'))}
            {area(localize('Notes in its margin', 'یادداشت‌های حاشیه'))}
          </Grid>
        </Stack>
      </Page>
    ),
    { bare: true },
  ),
  name: 'A rail, an aside, a margin: below each other on a phone, mirrored in Persian',
});

export const Alignment = meta.story({
  ...bilingual((localize) => (
    <Stack gap={24}>
      {(['start', 'center', 'stretch'] as const).map((align) => (
        <Grid key={align} columns={{ base: '2' }} gap={16} align={align}>
          {area(
            localize(
              'Longer words need more lines than those beside them do.',
              'واژه‌های بلندتر بیش از آنچه کنارشان است سطر می‌خواهند.',
            ),
          )}
          {area(localize('Short', 'کوتاه'))}
        </Grid>
      ))}
    </Stack>
  )),
  name: 'Cells of a row: at the top, in the middle, equally high',
});
