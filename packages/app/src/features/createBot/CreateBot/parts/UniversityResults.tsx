import type { University } from '@peyk/api-types';
import {
  Auto,
  Badge,
  Box,
  Button,
  Card,
  DataTable,
  EmptyState,
  Heading,
  Hide,
  Inline,
  InlineMessage,
  Pagination,
  Select,
  SkeletonRows,
  Stack,
  Text,
  VisuallyHidden,
  useAnnounce,
} from '@peyk/design-system';
import type { Dispatch } from 'react';
import { useLocale, useT } from '../../../../i18n/I18n';
import { formatDate, formatNumber, formatPlain, formatRegion } from '../../../../i18n/format';
import { ProblemMessage, ProblemView } from '../../../../modules/ProblemView/ProblemView';
import type { CreateBotState } from '../CreateBot.states';
import { isOutdated } from '../wizard/criteria';
import { type PageSize, type Wizard, pageSizes } from '../wizard/types';
import { worldRank } from '../wizard/universities';
import type { WizardEvent } from '../wizard/wizard';

interface UniversityResultsProps {
  state: CreateBotState;
  dispatch: Dispatch<WizardEvent>;
  onRetry: () => void;
}

/** The universities that the applied filters keep, to choose from. */
export function UniversityResults({ state: { results, wizard }, dispatch, onRetry }: UniversityResultsProps) {
  const t = useT();
  if (results === null) {
    return (
      <Card>
        <EmptyState level={3} title={t('createBot.results.prompt')}>
          {t('createBot.results.promptBody')}
        </EmptyState>
      </Card>
    );
  }
  if (results.status === 'loading') {
    return (
      <Card>
        <SkeletonRows rows={6} label={t('createBot.results.loading')} />
      </Card>
    );
  }
  if (results.status === 'failed') {
    return (
      <Card>
        <ProblemView problem={results.problem} title={t('createBot.results.failed')} onRetry={onRetry} />
      </Card>
    );
  }
  const { universities, notice } = results;
  const emptyQuery = wizard.applied?.mode === 'name' && wizard.applied.query === '';
  return (
    <Card padding="none" as="section" labelledBy="university-results">
      <ResultsHead universities={universities} wizard={wizard} dispatch={dispatch} />
      {notice ? (
        <Box padding={16}>
          <ProblemMessage problem={notice} title={t('createBot.results.failed')} />
        </Box>
      ) : null}
      {universities.length === 0 ? (
        <Box padding={24}>
          <Text tone="muted">
            {emptyQuery ? t('createBot.results.emptyQueryBody') : t('createBot.results.emptyBody')}
          </Text>
        </Box>
      ) : (
        <>
          <ResultsTable universities={universities} wizard={wizard} dispatch={dispatch} />
          <ResultsFoot count={universities.length} wizard={wizard} dispatch={dispatch} />
        </>
      )}
    </Card>
  );
}

interface PartProps {
  universities: readonly University[];
  wizard: Wizard;
  dispatch: Dispatch<WizardEvent>;
}

function ResultsHead({ universities, wizard, dispatch }: PartProps) {
  const t = useT();
  const announce = useAnnounce();
  const outdated = isOutdated(wizard);
  const shown = new Set(universities.map(({ id }) => id));
  const elsewhere = wizard.form.selected.filter(({ id }) => !shown.has(id)).length;
  const chosen = wizard.form.selected.length;
  return (
    <Box paddingX={20} paddingY={20}>
      <Stack gap={12}>
        <Inline gap={8} justify="between" align="start">
          <Inline gap={12} align="center">
            <Heading level={3} look="title2" id="university-results">
              {t('createBot.results.count', { count: universities.length })}
            </Heading>
            {outdated ? (
              <Badge tone="reward" icon="clock">
                {t('createBot.results.outdatedMark')}
              </Badge>
            ) : null}
          </Inline>
          <Inline gap={4}>
            <Button
              tone="quiet"
              size="small"
              disabled={universities.length === 0}
              onPress={() => {
                dispatch({ type: 'allChosen', universities: universities.map(({ id, name }) => ({ id, name })) });
                announce(t('createBot.results.allChosen', { count: universities.length + elsewhere }));
              }}
            >
              {t('createBot.results.selectAll')}
            </Button>
            <Button
              tone="quiet"
              size="small"
              disabled={chosen === 0}
              onPress={() => dispatch({ type: 'selectionCleared' })}
            >
              {t('createBot.results.clearSelection')}
            </Button>
          </Inline>
        </Inline>
        <Inline gap={8}>
          <Text as="span" size="small" tone="muted">
            {t('createBot.results.chosen', { count: chosen })}
            {elsewhere > 0 ? ` (${t('createBot.results.chosenElsewhere', { count: elsewhere })})` : ''}
          </Text>
          <RankSource universities={universities} />
        </Inline>
        {outdated ? (
          <InlineMessage tone="warning" role="status">
            {t('createBot.results.outdated')}
          </InlineMessage>
        ) : null}
      </Stack>
    </Box>
  );
}

/** Who ranked them and when, so that nobody takes a sample for a ranking. */
function RankSource({ universities }: Pick<PartProps, 'universities'>) {
  const t = useT();
  const locale = useLocale();
  const ranked = universities.find(({ rank_source }) => rank_source);
  if (!ranked?.rank_source) return null;
  const source = ranked.sample ? t('createBot.results.sampleSource') : ranked.rank_source;
  return (
    <Text as="span" size="small" tone="muted">
      {ranked.rank_date
        ? t('createBot.results.ranks', { source, date: formatDate(locale, ranked.rank_date) })
        : t('createBot.results.ranksUndated', { source })}
    </Text>
  );
}

function ResultsTable({ universities, wizard, dispatch }: PartProps) {
  const t = useT();
  const locale = useLocale();
  const first = (wizard.page - 1) * wizard.pageSize;
  const chosen = new Set(wizard.form.selected.map(({ id }) => String(id)));
  return (
    <DataTable
      label={t('createBot.results.table')}
      columns={[
        { id: 'name', header: t('createBot.results.university') },
        { id: 'country', header: t('createBot.results.country'), hideBelow: 'tablet' },
        { id: 'world', header: t('createBot.results.world'), align: 'end' },
        { id: 'local', header: t('createBot.results.local'), align: 'end' },
      ]}
      rows={universities.slice(first, first + wizard.pageSize).map((university) => {
        const { id, name, country_code, country_name, country_rank } = university;
        const country = country_name ? formatRegion(locale, country_code, country_name) : '';
        return {
          id: String(id),
          textValue: name,
          cells: {
            name: (
              <>
                <Auto>{name}</Auto>
                <Hide above="tablet">
                  <Text size="small" tone="muted" weight="regular">
                    {country}
                  </Text>
                </Hide>
              </>
            ),
            country,
            world: <Rank rank={worldRank(university)} />,
            local: <Rank rank={country_rank} />,
          },
        };
      })}
      rowLabel={({ textValue }) => t('createBot.results.choose', { name: textValue })}
      selection={{
        selectedIds: chosen,
        onChange: (id, selected) => {
          const university = universities.find((item) => String(item.id) === id);
          if (!university) return;
          const { name } = university;
          dispatch({
            type: selected ? 'universityChosen' : 'universityDropped',
            university: { id: university.id, name },
          });
        },
      }}
    />
  );
}

function Rank({ rank }: { rank: number | null }) {
  const t = useT();
  const locale = useLocale();
  if (rank !== null) return formatPlain(locale, rank);
  return (
    <>
      <span aria-hidden>–</span>
      <VisuallyHidden>{t('createBot.results.noRank')}</VisuallyHidden>
    </>
  );
}

function ResultsFoot({ count, wizard, dispatch }: { count: number; wizard: Wizard; dispatch: Dispatch<WizardEvent> }) {
  const t = useT();
  const locale = useLocale();
  return (
    <Box paddingX={16} paddingY={12} border="top">
      <Inline gap={12} justify="between">
        <Pagination
          label={t('createBot.results.pages')}
          page={wizard.page}
          pageCount={Math.max(1, Math.ceil(count / wizard.pageSize))}
          onChange={(page) => dispatch({ type: 'pageTurned', page })}
        />
        <Inline gap={8}>
          <Text as="span" size="small" tone="muted">
            <span aria-hidden>{t('createBot.results.perPage')}</span>
          </Text>
          <Select
            label={t('createBot.results.perPage')}
            labelHidden
            compact
            value={String(wizard.pageSize)}
            onChange={(size) =>
              dispatch({
                type: 'pageSizeChosen',
                size: pageSizes.find((one) => String(one) === size) ?? (10 satisfies PageSize),
              })
            }
            options={pageSizes.map((size) => ({ value: String(size), label: formatNumber(locale, size) }))}
          />
        </Inline>
      </Inline>
    </Box>
  );
}
