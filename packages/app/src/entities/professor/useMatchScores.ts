import { useEffect, useState } from 'react';
import { unstable_serialize as keyOf, useSWRConfig } from 'swr';
import { api, attempt } from '../../api/client';
import type { GetData } from '../../api/useApi';
import { isUnknownPath } from '../../api/pathFallback';
import { listOf } from '../../api/toState';
import { type ScoreState, firstMatch } from './matchScore';

const path = '/api/matching/match-scores/';
type Answer = GetData<typeof path>;
const initOf = (professor: number) => ({ params: { query: { professor } } });

/** How many scores are asked for at a time where each has a request of its own. */
const atATime = 6;

/** One request for the scores of a page, which is an extension. */
const batchPath = '/api/matching/match-scores/batch/';
const mostTogether = 100;
/** The caches of sessions whose server does not have it. */
const withoutBatch = new WeakSet<object>();

const loading: ScoreState = { status: 'loading' };

export interface MatchScores {
  of: (professor: number) => ScoreState;
  /** Asks again for every score. */
  reload: () => void;
  /** Asks again for the scores that failed. */
  retry: () => void;
}

/**
 * The match scores of these professors: in one request where the server can, else one for each and a few at a time. An answer goes into the
 * cache of `useApi`, where the other screens of a professor find it. Requests for professors who are no longer listed are aborted.
 */
export function useMatchScores(professors: readonly number[]): MatchScores {
  const { cache, mutate } = useSWRConfig();
  const [failed, setFailed] = useState<ReadonlySet<number>>(new Set());
  // `refresh` is the list whose known scores are asked for again; another list takes what is cached.
  const [round, setRound] = useState<{ refresh: string | null }>({ refresh: null });
  // An answer changes the cache, which draws nothing by itself.
  const [, setAnswers] = useState(0);
  const known = (professor: number) => cache.get(keyOf([path, initOf(professor)]))?.data as Answer | undefined;

  const list = professors.join(' ');
  useEffect(() => {
    const end = new AbortController();
    const waiting = list
      .split(' ')
      .filter(Boolean)
      .map(Number)
      .filter((professor) => round.refresh === list || cache.get(keyOf([path, initOf(professor)]))?.data === undefined);
    const keep = async (professor: number, answer: Answer | null) => {
      if (answer !== null) await mutate([path, initOf(professor)], answer, { revalidate: false });
      setFailed((now) => {
        const next = new Set(now);
        if (answer !== null) next.delete(professor);
        else next.add(professor);
        return next;
      });
      setAnswers((count) => count + 1);
    };
    const one = async () => {
      for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
        const professor = next;
        const outcome = await attempt(api.GET(path, { ...initOf(professor), signal: end.signal }));
        if (end.signal.aborted) return;
        await keep(professor, outcome.ok ? outcome.data : null);
      }
    };
    const oneByOne = () => {
      for (let worker = 0; worker < atATime; worker += 1) void one();
    };
    const together = async (asked: readonly number[]) => {
      const query = { professors: asked.join(',') };
      const outcome = await attempt(api.GET(batchPath, { params: { query }, signal: end.signal }));
      if (end.signal.aborted) return;
      if (!outcome.ok && isUnknownPath(outcome.problem)) {
        withoutBatch.add(cache);
        return oneByOne();
      }
      const scores = outcome.ok ? listOf(outcome.data).items : [];
      for (const professor of asked)
        await keep(professor, outcome.ok ? scores.filter((score) => score.professor === professor) : null);
    };
    if (waiting.length > 1 && waiting.length <= mostTogether && !withoutBatch.has(cache)) void together(waiting);
    else oneByOne();
    return () => end.abort();
  }, [list, round, cache, mutate]);

  const again = (all: boolean) => {
    setFailed(new Set());
    setRound({ refresh: all ? list : null });
  };
  return {
    of: (professor) => {
      if (failed.has(professor)) return { status: 'failed' };
      const answer = known(professor);
      return answer === undefined ? loading : { status: 'ready', score: firstMatch(answer)?.score ?? null };
    },
    reload: () => again(true),
    retry: () => again(false),
  };
}
