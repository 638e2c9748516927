import {
  Button,
  Card,
  Checkbox,
  EmptyState,
  Inline,
  InlineMessage,
  List,
  Pagination,
  Stack,
  Text,
  useIsWide,
} from '@peyk/design-system';
import { useT } from '../../../../i18n/I18n';
import { ProblemMessage } from '../../../../ui/ProblemView/ProblemView';
import { Unshown } from '../../../../ui/Unshown/Unshown';
import type { ResultsState } from '../Results.states';
import type { MatchRow } from '../rows';
import { MatchItem } from './MatchItem';

export type ListedState = Extract<ResultsState, { status: 'sample' | 'ready' }>;

export interface ListingProps {
  /** Selects or deselects these. */
  onSelect: (rows: readonly MatchRow[], selected: boolean) => void;
  onDeselectAll: () => void;
  onPage: (page: number) => void;
  onRefresh: () => void;
  onClear: () => void;
}

/** The selection, the matches of the page that pass the filters, and the pages. */
export function Listing(props: ListingProps & { state: ListedState }) {
  const { state, onSelect, onPage, onClear } = props;
  const { rows, selected, onPage: all } = state;
  const t = useT();
  const real = state.status === 'ready' ? state : null;
  const allSample = rows.length > 0 && rows.every(({ sample }) => sample);
  const isNobodyOpen = rows.length > 0 && rows.every(({ closed }) => closed !== null);
  return (
    <Stack gap={16}>
      <Toolbar {...props} />
      {real?.notice ? <ProblemMessage problem={real.notice} /> : null}
      <Unshown count={real?.leftOut} />
      {isNobodyOpen ? <InlineMessage tone="info">{t('results.select.nobody')}</InlineMessage> : null}
      {rows.length ? (
        <List label={t(real ? 'results.list' : 'results.sample.list')}>
          {rows.map((row, index) => (
            <MatchItem
              key={row.id}
              row={row}
              botId={real?.bot.id ?? null}
              first={index === 0}
              marked={row.sample && !allSample}
              selected={selected.has(row.id)}
              onSelect={(on) => onSelect([row], on)}
            />
          ))}
        </List>
      ) : (
        <Card padding="large">
          <EmptyState
            level={3}
            title={t('results.noMatch.title')}
            action={<Button onPress={onClear}>{t('results.filters.clear')}</Button>}
          >
            {t('results.noMatch.body')}
          </EmptyState>
        </Card>
      )}
      <Inline gap={16} justify="between">
        <Text size="small" tone="muted">
          {real && real.pageCount > 1
            ? t('results.range', { from: real.from, to: real.from + all - 1, count: real.count })
            : t('results.count', { count: real?.count ?? all })}
          {state.matches === null ? null : ` ${t('results.matches', { count: state.matches })}`}
          {rows.length < all ? ` ${t('results.passing', { shown: rows.length, all })}` : null}
        </Text>
        {real && real.pageCount > 1 ? (
          <Pagination
            page={real.filters.page}
            pageCount={real.pageCount}
            onChange={onPage}
            label={t('results.pages')}
          />
        ) : null}
      </Inline>
    </Stack>
  );
}

function Toolbar({ state, onSelect, onDeselectAll, onRefresh }: ListingProps & { state: ListedState }) {
  const t = useT();
  const { rows, selected } = state;
  const open = rows.filter(({ closed }) => closed === null);
  const chosen = open.filter(({ id }) => selected.has(id)).length;
  // On a phone it stands beside the heading.
  const wide = useIsWide('tablet');
  return (
    <Inline gap={12} justify="between">
      <Inline gap={12}>
        <Checkbox
          label={t('results.select.all')}
          checked={open.length > 0 && chosen === open.length}
          indeterminate={chosen > 0 && chosen < open.length}
          disabled={open.length === 0}
          onChange={(on) => onSelect(open, on)}
        />
        {selected.size > 0 ? (
          <>
            <Text size="small" tone="muted" as="span">
              {t('results.select.count', { count: selected.size })}
            </Text>
            <Button size="small" tone="quiet" onPress={onDeselectAll}>
              {t('results.select.clear')}
            </Button>
          </>
        ) : null}
      </Inline>
      {state.status === 'ready' && wide ? (
        <Button tone="quiet" icon="refresh" busy={state.refreshing} onPress={onRefresh}>
          {t('common.refresh')}
        </Button>
      ) : null}
    </Inline>
  );
}
