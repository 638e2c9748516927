import type { Bot } from '@peyk/api-types';
import { Button, Card, EmptyState, Inline, Pagination, Stack, Text } from '@peyk/design-system';
import { useT } from '../../../../i18n/I18n';
import { ProblemMessage } from '../../../../ui/ProblemView/ProblemView';
import { useSpokenChange } from '../../../../ui/useSpokenChange';
import type { BotAction } from '../../botActions';
import type { BotListState } from '../BotList.states';
import { type BotFilters, isFiltered } from '../filters';
import { BotRows } from './BotRows';
import { ExportMessage } from './Export';
import { FilterBarPart } from './FilterBarPart';

interface ListingProps {
  state: Extract<BotListState, { status: 'ready' }>;
  onAction: (bot: Bot, action: BotAction) => void;
  onSearch: (text: string) => void;
  onFilter: (change: Partial<Pick<BotFilters, 'status' | 'area'>>) => void;
  onClear: () => void;
  onPage: (page: number) => void;
  onDelete: (bot: Bot) => void;
}

/** The filters, a page of the matching bots, and the pagination. */
export function Listing({ state, onAction, onSearch, onFilter, onClear, onPage, onDelete }: ListingProps) {
  const t = useT();
  const { filters, statuses, areas, found, pageCount, from, entries, notice, exportFault } = state;
  const words =
    pageCount > 1
      ? t('bots.range', { from, to: from + entries.length - 1, count: found })
      : isFiltered(filters)
        ? t('bots.found', { count: found })
        : null;
  useSpokenChange(words ?? t('bots.found', { count: found }));
  return (
    <>
      <FilterBarPart filters={filters} statuses={statuses} areas={areas} onSearch={onSearch} onFilter={onFilter} />
      {notice ? <ProblemMessage problem={notice} /> : null}
      <ExportMessage fault={exportFault} />
      {entries.length ? (
        <Stack gap={12}>
          {words ? (
            <Text size="small" tone="muted">
              {words}
            </Text>
          ) : null}
          <BotRows entries={entries} onAction={onAction} onDelete={onDelete} />
        </Stack>
      ) : (
        <Card padding="large">
          <EmptyState
            title={t('bots.noMatch.title')}
            action={<Button onPress={onClear}>{t('bots.filters.clear')}</Button>}
          >
            {t('bots.noMatch.body')}
          </EmptyState>
        </Card>
      )}
      {pageCount > 1 ? (
        <Inline gap={12} justify="center">
          <Pagination page={filters.page} pageCount={pageCount} onChange={onPage} label={t('bots.pages')} />
        </Inline>
      ) : null}
    </>
  );
}
