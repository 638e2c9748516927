import { Grid, Inline, Skeleton, SkeletonRows, Stack, Text } from '@peyk/design-system';
import { BotFigureSkeleton } from '../../../../entities/bot/BotFigureSkeleton';
import { useT } from '../../../../i18n/I18n';

/** Rows with the columns of `BotRow` and the height of a usual one, so that nothing moves when the bots come. */
export function BotRowsSkeleton({ rows = 3 }: { rows?: number }) {
  return <SkeletonRows rows={rows} label={useT()('bots.loading')} row={<Bones />} />;
}

function Bones() {
  return (
    <Grid columns={{ base: '1', desktop: 'record-wide' }} gap={16} align="center">
      <Stack gap={8}>
        <Text>
          <Skeleton shape="line" width="60%" />
        </Text>
        <Text size="small">
          <Skeleton shape="line" width="90%" />
          <Skeleton shape="line" width="50%" />
        </Text>
      </Stack>
      <Grid columns={{ base: '2', tablet: '4', desktop: 'figures' }} gap={12}>
        <BotFigureSkeleton />
        <BotFigureSkeleton />
        <BotFigureSkeleton />
        <BotFigureSkeleton />
      </Grid>
      <Inline gap={8} justify="between" wrap={false}>
        <Skeleton shape="title" width="50%" height="40px" />
        <Skeleton shape="title" width="84px" height="40px" />
      </Inline>
    </Grid>
  );
}
