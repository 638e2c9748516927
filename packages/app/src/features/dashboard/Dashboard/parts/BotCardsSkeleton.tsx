import { Grid, Inline, Skeleton, SkeletonRows, Stack, Text } from '@peyk/design-system';
import { BotFigureSkeleton } from '../../../../entities/bot/BotFigureSkeleton';
import { useT } from '../../../../i18n/I18n';
import { SHOWN_BOTS } from '../shownBots';

/** Rows with the columns of `BotCards` and the height of a usual one, so that nothing moves when the bots come. */
export function BotCardsSkeleton() {
  return <SkeletonRows rows={SHOWN_BOTS} label={useT()('dashboard.bots.loading')} row={<Bones />} />;
}

function Bones() {
  return (
    <Grid columns={{ base: '1', desktop: 'record' }} gap={16} align="center">
      <Stack gap={8}>
        <Skeleton shape="title" width="70%" height="26px" />
        <Text size="small">
          <Skeleton shape="line" width="60%" />
        </Text>
      </Stack>
      <Grid columns={{ base: '2' }} gap={12}>
        <BotFigureSkeleton />
        <BotFigureSkeleton />
      </Grid>
      <Inline gap={4} wrap={false}>
        <Skeleton shape="title" width="104px" height="34px" />
        <Skeleton shape="title" width="64px" height="34px" />
      </Inline>
    </Grid>
  );
}
