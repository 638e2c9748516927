import preview from '#.storybook/preview';
import { Card } from '../../components/Card/Card';
import { Grid } from '../../layout/Grid';
import { Inline } from '../../layout/Inline';
import { Stack } from '../../layout/Stack';
import { Text } from '../../text/Text';
import { extent } from '../../theme/lengths';
import { Skeleton } from './Skeleton';
import { SkeletonCard } from './SkeletonCard';
import { SkeletonRows } from './SkeletonRows';
import { bilingual, playground } from '../../testing/words';

const meta = preview.meta({
  id: 'design-system-skeleton',
  title: 'Design system/Feedback/Skeleton',
  component: Skeleton,
  tags: ['autodocs'],
});

export const Default = meta.story(bilingual(() => <Skeleton shape="text" lines={3} />));

export const Playground = meta.story(
  playground(Skeleton, { lines: 'number', width: 'text', height: 'text' }, () => ({
    shape: 'text' as const,
    lines: 2,
  })),
);

export const Line = meta.story(bilingual(() => <Skeleton shape="text" width="60%" />));

export const Title = meta.story(bilingual(() => <Skeleton shape="title" width="40%" />));

export const Circle = meta.story(
  bilingual(() => (
    <Inline gap={16}>
      <Skeleton shape="circle" />
      <Skeleton shape="circle" width={extent[64]} />
    </Inline>
  )),
);

export const Block = meta.story(bilingual(() => <Skeleton shape="block" />));

export const Rows = meta.story({
  ...bilingual((localize) => <SkeletonRows rows={3} label={localize('Loading bots', 'در حال بارگذاری بات‌ها')} />),
  name: 'Rows have the shape of the list they announce',
  tags: ['phone'],
});

export const RowsWithRings = meta.story({
  ...bilingual((localize) => (
    <SkeletonRows ring rows={3} label={localize('Loading professors', 'در حال بارگذاری استادان')} />
  )),
  name: 'Rows of a list whose rows begin with a score',
  tags: ['phone'],
});

export const RowsOfTheirOwn = meta.story({
  ...bilingual((localize) => (
    <SkeletonRows
      rows={2}
      label={localize('Loading bots', 'در حال بارگذاری بات‌ها')}
      row={
        <Grid columns={{ base: '1', desktop: 'record' }} gap={16} align="center">
          <Stack gap={8}>
            <Text>
              <Skeleton shape="line" width="60%" />
            </Text>
            <Text size="small">
              <Skeleton shape="line" width="80%" />
            </Text>
          </Stack>
          <Grid columns={{ base: '2' }} gap={12}>
            <Skeleton shape="title" />
            <Skeleton shape="title" />
          </Grid>
          <Skeleton shape="title" />
        </Grid>
      }
    />
  )),
  name: 'Rows with the columns of what comes',
  tags: ['phone'],
});

export const Cards = meta.story({
  ...bilingual((localize) => (
    <Grid columns={{ base: '1', tablet: '2' }} gap={24} align="start">
      <SkeletonCard lines={2} label={localize('Loading the quests of today', 'در حال بارگذاری مأموریت‌های امروز')} />
      <SkeletonCard block label={localize('Loading your replies', 'در حال بارگذاری پاسخ‌ها')} />
    </Grid>
  )),
  name: 'Cards, one of them with room for a picture',
  tags: ['phone'],
});

export const ComposedByHand = meta.story({
  ...bilingual(() => (
    <Card>
      <Inline gap={16} wrap={false}>
        <Skeleton shape="circle" />
        <Skeleton shape="text" lines={2} />
      </Inline>
    </Card>
  )),
  name: 'A shape of its own, for a region that speaks by itself',
});
