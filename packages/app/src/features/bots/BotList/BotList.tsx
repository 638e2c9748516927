import { useToast } from '@peyk/design-system';
import { useMemo } from 'react';
import { useSearchParams } from 'wouter';
import { listOf } from '../../../api/toState';
import { useApi } from '../../../api/useApi';
import { useLocale, useT } from '../../../i18n/I18n';
import { useBotStats } from '../../../entities/bot/useBotStats';
import { saveFile } from '../../../ui/saveFile';
import { BotListView } from './BotListView';
import { botsCsv, csvFileName } from './botsCsv';
import { type BotFilters, filterBots, filtersOf, paramsOf, searchable } from './filters';
import { digestOf, toBotListState } from './toState';
import { useBotActions } from './useBotActions';

/** The polling interval while bots run; longer lists than `liveLimit` are too large to poll. */
const livePauseMs = 5000;
const liveLimit = 200;

/** /bots; the filters and the page are in the URL, so that Back restores the list. */
export function BotList() {
  const t = useT();
  const locale = useLocale();
  const toast = useToast();
  const list = useApi(
    '/bots/',
    {},
    {
      refreshInterval: (data) => {
        const bots = data === undefined ? [] : listOf(data).items;
        return bots.length <= liveLimit && bots.some(({ status }) => status === 'Running') ? livePauseMs : 0;
      },
    },
  );
  const stats = useBotStats();
  const bots = useMemo(() => (list.data === undefined ? undefined : listOf(list.data).items), [list.data]);
  const digest = useMemo(
    () =>
      bots &&
      digestOf(
        searchable(bots, (count) => t('bots.professors', { count })),
        locale,
      ),
    [bots, t, locale],
  );

  const [params, setParams] = useSearchParams();
  const filters = useMemo(() => filtersOf(params), [params]);
  const found = useMemo(() => filterBots(digest?.all ?? [], filters), [digest, filters]);
  const actions = useBotActions({
    put: (how) => list.replace((known) => [...how(known === undefined ? [] : listOf(known).items)]),
    reload: async () => {
      await Promise.all([list.reload(), stats.reload()]);
    },
    reloadTotals: stats.reload,
  });
  const narrow = (change: Partial<BotFilters>) => {
    // The export error was about the previous list.
    actions.setExportFault(null);
    setParams((now) => paramsOf({ ...filtersOf(now), page: 1, ...change }), { replace: true });
  };

  const save = () => {
    actions.setExportFault(found.length ? null : 'nothing');
    if (found.length === 0) return;
    try {
      saveFile(csvFileName(new Date()), new Blob([botsCsv(found)], { type: 'text/csv;charset=utf-8' }));
      toast.show({ tone: 'success', text: t('bots.export.done') });
    } catch {
      actions.setExportFault('failed');
    }
  };

  return (
    <BotListView
      state={toBotListState({
        digest,
        found,
        result: list,
        stats: stats.data,
        filters,
        uiState: actions.uiState,
      })}
      onRetry={() => void list.reload()}
      onAction={actions.act}
      onSearch={(query) => narrow({ query })}
      onFilter={narrow}
      onClear={() => narrow({ query: '', status: null, area: null })}
      onPage={(page) => {
        setParams((now) => paramsOf({ ...filtersOf(now), page }));
        scrollTo(0, 0);
      }}
      onExport={save}
      onStopConfirm={actions.stop}
      onStopCancel={() => actions.askStop(null)}
      onDelete={(bot) => actions.ask(bot.id)}
      onDeleteConfirm={() => void actions.remove()}
      onDeleteCancel={() => actions.ask(null)}
    />
  );
}
