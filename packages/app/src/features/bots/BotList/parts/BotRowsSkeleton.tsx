import { Box, Grid, Inline, Skeleton, Stack, VisuallyHidden } from '@peyk/design-system';
import { useT } from '../../../../i18n/I18n';

/** Rows with the columns of `BotRow`, and about as high, so that the list does not jump when it comes. */
export function BotRowsSkeleton() {
  const t = useT();
  return (
    <div role="status">
      <VisuallyHidden>{t('bots.loading')}</VisuallyHidden>
      <Box surface="raised" border radius="card">
        {[0, 1, 2].map((row) => (
          <Box key={row} padding={20} border={row === 0 ? false : 'top'}>
            <Grid columns={{ base: '1', desktop: 'record' }} gap={16} align="center">
              <Stack gap={12}>
                <Skeleton shape="title" width="55%" />
                <Skeleton shape="text" lines={2} />
              </Stack>
              <Grid columns={{ base: '2', tablet: '4' }} gap={12}>
                {[0, 1, 2, 3].map((figure) => (
                  <Stack key={figure} gap={8}>
                    <Skeleton shape="title" width="40%" />
                    <Skeleton shape="text" width="80%" />
                  </Stack>
                ))}
              </Grid>
              <Inline gap={8} wrap={false}>
                <Box grow>
                  <Skeleton shape="title" height="34px" />
                </Box>
                <Skeleton shape="title" width="40px" height="34px" />
                <Skeleton shape="title" width="40px" height="34px" />
              </Inline>
            </Grid>
          </Box>
        ))}
      </Box>
    </div>
  );
}
