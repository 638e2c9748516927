import { useEffect, useMemo } from 'react';
import { useLocation, useSearchParams } from 'wouter';
import { useApi } from '../../../api/useApi';
import type { Handover } from '../../../entities/professor/recipients';
import { idOf, paths } from '../../../paths';
import { useCatchFocus } from '../../../ui/focus/useCatchFocus';
import { useKept } from '../../../ui/useKept';
import { ResultsView } from './ResultsView';
import { type ResultFilters, filtersOf, paramsOf } from './filters';
import type { MatchRow } from './rows';
import { pageSize, toResultsState } from './toState';

/** /results, with `?bot=` the matches of that bot; the filters and the page are in the URL, so that Back restores the list. */
export function Results() {
  const [params] = useSearchParams();
  const asked = params.get('bot');
  // The key begins with the selection of that bot.
  return <ResultsOf key={asked} asked={asked} />;
}

const nobody: ReadonlyMap<number, MatchRow> = new Map();

function ResultsOf({ asked }: { asked: string | null }) {
  const [, navigate] = useLocation();
  const [params, setParams] = useSearchParams();
  const filters = useMemo(() => filtersOf(params), [params]);
  const id = idOf(asked ?? undefined);
  const path = { path: { id: id ?? 0 } };
  const bot = useApi(id === null ? null : '/bots/{id}/', { params: path });
  const list = useApi(id === null ? null : '/bots/{id}/results/', {
    params: { ...path, query: { page: filters.page, page_size: pageSize } },
  });
  const [selected, setSelected] = useKept(`selected matches of ${asked}`, nobody);
  const state = toResultsState({ botId: asked === null ? null : (id ?? 'none'), bot, list, filters, selected });
  // The buttons that clear the filters or the selection go with what they clear.
  const isListed = state.status === 'ready' || state.status === 'sample';
  const heading = useCatchFocus<HTMLHeadingElement>(
    `${state.status} ${isListed && state.rows.length > 0} ${selected.size > 0}`,
  );

  // A page that no longer exists, in an old link: the last one is shown.
  const lastPage = state.status === 'ready' && state.onPage === 0 && !state.leftOut ? state.pageCount : null;
  useEffect(() => {
    if (lastPage !== null && lastPage < filters.page)
      setParams((now) => paramsOf(asked, { ...filtersOf(now), page: lastPage }), { replace: true });
  }, [asked, lastPage, filters.page, setParams]);

  const narrow = (change: Partial<ResultFilters>) =>
    setParams((now) => paramsOf(asked, { ...filtersOf(now), ...change }), { replace: true });
  const reload = () => {
    void bot.reload();
    void list.reload();
  };
  return (
    <ResultsView
      state={state}
      listRef={heading}
      onRetry={reload}
      onRefresh={reload}
      onFilter={narrow}
      onClear={() => narrow({ query: '', minMatch: null, show: 'all' })}
      onSelect={(rows, on) =>
        setSelected((now) => {
          const next = new Map(now);
          for (const row of rows) {
            if (on) next.set(row.id, row);
            else next.delete(row.id);
          }
          return next;
        })
      }
      onDeselectAll={() => setSelected(nobody)}
      onPage={(page) => {
        setParams((now) => paramsOf(asked, { ...filtersOf(now), page }));
        scrollTo(0, 0);
        heading.current?.focus();
      }}
      onSend={() => navigate(paths.compose, { state: handoverOf([...selected.values()], id) })}
    />
  );
}

/** The selected as Compose Email takes them. A sample person has no record. */
function handoverOf(rows: readonly MatchRow[], bot: number | null): Handover {
  return {
    bot,
    recipients: rows.map(({ id, name, university, email }) => ({
      id: bot === null ? null : id,
      name,
      university,
      email,
    })),
  };
}
