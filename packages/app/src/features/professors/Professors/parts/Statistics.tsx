import { Card, DataList, Grid, Heading, Skeleton, Stack, Text, useIsWide } from '@peyk/design-system';
import { formatNumber } from '../../../../i18n/format';
import { useLocale, useT } from '../../../../i18n/I18n';
import { PartProblem } from '../../../../ui/PartProblem/PartProblem';
import type { StatsPart } from '../Professors.states';

/** The statistics card: three numbers over all professors. */
export function Statistics({ part, onRetry }: { part: StatsPart; onRetry: () => void }) {
  const t = useT();
  const locale = useLocale();
  // Beside one another on a phone, where a list of three lines would push the professors down.
  const wide = useIsWide();
  if (part.status === 'failed')
    return (
      <PartProblem
        look="card"
        problem={part.problem}
        title={t('failures.lookups.professorStats')}
        onRetry={onRetry}
        quiet={null}
      />
    );
  const stats = part.status === 'ready' ? part.stats : null;
  const figure = (value: number | null | undefined) =>
    stats === null ? (
      <Skeleton shape="title" width="48px" />
    ) : value === null || value === undefined ? null : (
      formatNumber(locale, Math.round(value * 10) / 10)
    );
  const items = [
    { term: t('professors.stats.total'), value: figure(stats?.total_professors) },
    { term: t('professors.stats.withHIndex'), value: figure(stats?.professors_with_h_index) },
    { term: t('professors.stats.average'), value: figure(stats?.average_h_index) },
  ];
  return (
    <Card as="section" labelledBy="professor-stats">
      <Stack gap={8}>
        <Heading level={2} look="title3" id="professor-stats">
          {t('professors.stats.title')}
        </Heading>
        {wide ? (
          <DataList layout="spread" emptyText={t('professors.stats.unknown')} items={items} />
        ) : (
          <Grid columns={{ base: '3' }} gap={12} align="start">
            {items.map(({ term, value }) => (
              // The number first: the words below it may need a second line.
              <Stack key={term} gap={4}>
                <Text as="div" tone="strong" weight="semibold">
                  {value ?? t('professors.stats.unknown')}
                </Text>
                <Text as="div" size="small" tone="muted">
                  {term}
                </Text>
              </Stack>
            ))}
          </Grid>
        )}
      </Stack>
    </Card>
  );
}
