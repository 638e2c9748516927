import type { Professor } from '@peyk/api-types';
import { SkeletonCard } from '@peyk/design-system';
import { type Dispatch, type RefObject, type SetStateAction, Suspense, useEffect, useMemo, useState } from 'react';
import { useLocation, useSearchParams } from 'wouter';
import { useApi } from '../../../api/useApi';
import { matchPartOf } from '../../../entities/professor/matchScore';
import { useMatchScores } from '../../../entities/professor/useMatchScores';
import { useProfessorStats } from '../../../entities/professor/useProfessorStats';
import { useLocale, useT } from '../../../i18n/I18n';
import { paths } from '../../../paths';
import { AddPart } from '../AddProfessor/addPart';
import { useCatchFocus } from '../../../ui/focus/useCatchFocus';
import { useKept } from '../../../ui/useKept';
import { useLoadOnUse } from '../../../ui/useLoadOnUse';
import { ComposePart } from '../Compose/composePart';
import { ReviewPage } from '../Review/ReviewPage';
import { ReviewPart } from '../Review/reviewPart';
import { reviewedIn } from '../../../entities/draft/review/reviewed';
import { ProfessorsView } from './ProfessorsView';
import { type ProfessorFilters, filtersOf, paramsOf } from './filters';
import { DetailsDialog } from './parts/detailsDialog';
import type { Addressee } from '../Compose/Compose.states';
import { pageOf, pageSize, toProfessorsState } from './toState';

type Selection = ReadonlyMap<number, string>;
const nobody: Selection = new Map();

/** /professors, and under `?review=` the review of the professors that were selected there, so that Back leads from one to the other. */
export function Professors() {
  const t = useT();
  const [params] = useSearchParams();
  const [selected, setSelected] = useKept('selected professors', nobody);
  const reviewed = reviewedIn(params);
  // The button or link that led from one to the other goes with it.
  const title = useCatchFocus<HTMLHeadingElement>(reviewed !== null);
  if (reviewed === null) return <ProfessorList selected={selected} setSelected={setSelected} titleRef={title} />;
  const list = paramsOf(filtersOf(params)).toString();
  const back = list ? `${paths.professors}?${list}` : paths.professors;
  return (
    <ReviewPage back={back} titleRef={title}>
      <Suspense fallback={<SkeletonCard label={t('review.loading', { count: reviewed.length })} />}>
        <ReviewPart key={reviewed.join(',')} professors={reviewed} names={selected} back={back} />
      </Suspense>
    </ReviewPage>
  );
}

interface ProfessorListProps {
  selected: Selection;
  setSelected: Dispatch<SetStateAction<Selection>>;
  titleRef: RefObject<HTMLHeadingElement | null>;
}

/** Search, minimums, order and page are in the URL, so that Back restores the list. */
function ProfessorList({ selected, setSelected, titleRef }: ProfessorListProps) {
  const locale = useLocale();
  const [, navigate] = useLocation();
  const [params, setParams] = useSearchParams();
  const filters = useMemo(() => filtersOf(params), [params]);
  const search = filters.query.trim();
  const list = useApi('/api/professor/professors/', {
    params: { query: { ordering: '-h_index', page: filters.page, ...(search ? { search } : {}) } },
  });
  const stats = useProfessorStats();
  const page = list.data === undefined ? null : pageOf(list.data, filters.page);
  const scores = useMatchScores(page?.professors.map(({ id }) => id) ?? []);
  const [writingTo, setWritingTo] = useState<Addressee | null>(null);
  const [adding, setAdding] = useState(false);
  const [open, setOpen] = useState<Professor | null>(null);
  useLoadOnUse(DetailsDialog);
  const hasSelected = selected.size > 0;
  useEffect(() => {
    if (hasSelected) void ReviewPart.preload();
  }, [hasSelected]);
  const match = useApi(open ? '/api/matching/match-scores/' : null, {
    params: { query: { professor: open?.id ?? 0 } },
  });

  // A page that no longer exists, after somebody was deleted or in an old link: the last one is shown.
  const lastPage = page && page.count > 0 && page.professors.length === 0 ? Math.ceil(page.count / pageSize) : null;
  useEffect(() => {
    if (lastPage !== null && lastPage < filters.page)
      setParams((now) => paramsOf({ ...filtersOf(now), page: lastPage }), { replace: true });
  }, [lastPage, filters.page, setParams]);

  const narrow = (change: Partial<ProfessorFilters>) =>
    setParams((now) => paramsOf({ ...filtersOf(now), ...change }), { replace: true });
  const select = (professors: readonly Professor[], on: boolean) =>
    setSelected((now) => {
      const next = new Map(now);
      for (const { id, full_name } of professors) {
        if (on) next.set(id, full_name);
        else next.delete(id);
      }
      return next;
    });

  const compose = ({ id, full_name: name }: Professor) => {
    setOpen(null);
    setWritingTo({ id, name });
  };

  const state = toProfessorsState({
    list,
    stats,
    score: scores.of,
    filters,
    selected,
    details: open && { professor: open, match: matchPartOf(match) },
    locale,
  });
  // The buttons that clear the filters or the selection go with what they clear.
  const heading = useCatchFocus<HTMLHeadingElement>(
    `${state.list.status} ${state.list.status === 'ready' && state.list.entries.length > 0} ${selected.size > 0}`,
  );
  return (
    <>
      <ProfessorsView
        state={state}
        titleRef={titleRef}
        listRef={heading}
        onRetry={() => void list.reload()}
        onRetryStats={() => void stats.reload()}
        onRetryScores={scores.retry}
        onRefresh={() => {
          scores.reload();
          void list.reload();
          void stats.reload();
        }}
        onSearch={(query) => narrow({ query, page: 1 })}
        onFilter={narrow}
        onClear={() => narrow({ query: '', minHIndex: null, minScore: null, page: 1 })}
        onSelect={select}
        onDeselectAll={() => setSelected(nobody)}
        onSend={() => {
          const [id] = selected.keys();
          if (id !== undefined && selected.size === 1) navigate(paths.draft(id));
          else
            setParams((now) => {
              const next = paramsOf(filtersOf(now));
              next.set('review', [...selected.keys()].join(','));
              return next;
            });
        }}
        onPage={(to) => {
          setParams((now) => paramsOf({ ...filtersOf(now), page: to }));
          scrollTo(0, 0);
          heading.current?.focus();
        }}
        onDetails={setOpen}
        onDetailsClose={() => setOpen(null)}
        onCompose={compose}
        onAdd={() => setAdding(true)}
      />
      {adding ? (
        <Suspense fallback={null}>
          <AddPart onClose={() => setAdding(false)} />
        </Suspense>
      ) : null}
      {writingTo ? (
        <Suspense fallback={null}>
          <ComposePart key={writingTo.id} to={writingTo} onClose={() => setWritingTo(null)} />
        </Suspense>
      ) : null}
    </>
  );
}
