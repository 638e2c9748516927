import type { paths } from '@peyk/api-types';
import type { ClientPathsWithMethod, FetchResponse, MaybeOptionalInit } from 'openapi-fetch';
import type { ApiClient } from '@peyk/api-types/client';
import { useCallback, useSyncExternalStore } from 'react';
import useSWR, { type SWRConfiguration, unstable_serialize as keyOf, useSWRConfig } from 'swr';
import { createCacheHelper } from 'swr/_internal';
import { useLive, useOnceLive } from './changes/live';
import { comingData, isFresh } from './firstData';
import { api, unwrap } from './client';
import { leftOut } from './unreadable';
import { type Problem, canRetry, problemOf } from './problem';

export type GetPath = ClientPathsWithMethod<ApiClient, 'get'>;
export type GetInit<Path extends GetPath> = MaybeOptionalInit<paths[Path], 'get'>;
export type GetData<Path extends GetPath> = NonNullable<
  FetchResponse<paths[Path]['get'] & Record<string | number, unknown>, object, `${string}/${string}`>['data']
>;

/** The result of a GET; a screen turns it into its state with `toState`. */
export interface ApiResult<Data> {
  /** The newest data; it is kept while it is revalidated and when that fails. */
  data: Data | undefined;
  problem: Problem | null;
  /** How many items of the list were unreadable and left out. */
  leftOut: number;
  /** The first load is in progress. */
  loading: boolean;
  /** There is data, and it is being revalidated. */
  refreshing: boolean;
  /** Revalidates now. */
  reload: () => Promise<unknown>;
  /** Sets the data without a request, for example from the answer of a PATCH; a function receives the current data. */
  replace: (data: Data | ((known: Data | undefined) => Data)) => Promise<unknown>;
}

/**
 * One GET of the contract, cached and shared: `useApi('/bots/{id}/', { params: { path: { id } } })`.
 * Pass `null` as the path to wait. `refreshInterval` (in milliseconds, or a function of the data; 0 stops) polls, unless the server tells of
 * changes itself.
 */
export function useApi<Path extends GetPath>(
  path: Path | null,
  init?: GetInit<Path>,
  {
    refreshInterval,
    ...options
  }: Pick<SWRConfiguration<GetData<Path>>, 'refreshInterval' | 'revalidateOnFocus' | 'keepPreviousData'> = {},
): ApiResult<GetData<Path>> {
  const { cache } = useSWRConfig();
  const key = path === null ? '' : keyOf([path, init ?? {}]);
  const latest = path === null ? undefined : (cache.get(key)?.data as GetData<Path> | undefined);
  // As a number: SWR restarts its timer whenever the function changes, which would be on every render.
  const pause = typeof refreshInterval === 'function' ? refreshInterval(latest) : refreshInterval;
  const isLive = useLive();
  const { data, error, isLoading, isValidating, mutate } = useSWR<GetData<Path>, unknown>(
    path === null ? null : [path, init ?? {}],
    // openapi-fetch types the path and its init together; here they are two values of the same generic.
    () =>
      (comingData(key) as Promise<GetData<Path>> | undefined) ??
      unwrap(api.GET(path as never, init as never) as unknown as Promise<{ data?: GetData<Path>; response: Response }>),
    {
      ...(latest !== undefined && isFresh(key) ? { revalidateOnMount: false } : {}),
      ...(refreshInterval ? keepsAsking : {}),
      ...(options as SWRConfiguration<GetData<Path>, unknown>),
      refreshInterval: isLive ? 0 : (pause ?? 0),
    },
  );
  useOnceLive(isLive, Boolean(pause), mutate);
  return {
    data,
    problem: error === undefined ? null : problemOf(error),
    leftOut: leftOut(data),
    loading: isLoading && data === undefined,
    refreshing: isValidating && data !== undefined,
    reload: () => mutate(),
    replace: (next) => mutate(next, { revalidate: false }),
  };
}

/**
 * The cached data of a GET, without a request: undefined until another part of the page has fetched it. Not a `useSWR` without a fetcher: of
 * all who read a key, SWR has only the first one ask again, so that one would keep the others from ever getting newer data.
 */
export function useKnown<Path extends GetPath>(path: Path, init?: GetInit<Path>): GetData<Path> | undefined {
  const { cache } = useSWRConfig();
  const key = keyOf([path, init ?? {}]);
  const data = () => cache.get(key)?.data as GetData<Path> | undefined;
  const subscribe = useCallback(
    (onChange: () => void) => {
      const [, , listen] = createCacheHelper(cache, key);
      return listen(key, onChange);
    },
    [cache, key],
  );
  return useSyncExternalStore(subscribe, data, data);
}

/** Revalidates everything under these paths: `const refetch = useRefetch(); await refetch('/bots/', '/bots/{id}/')`. */
export function useRefetch(): (...stale: (keyof paths)[]) => Promise<unknown> {
  const { mutate } = useSWRConfig();
  return (...stale) => mutate((key) => Array.isArray(key) && stale.includes(key[0] as keyof paths));
}

const lostPauseMs = 3000;

/** Polling is retried until the server is back: SWR itself stops polling while there is an error. */
const keepsAsking: Pick<SWRConfiguration, 'onErrorRetry'> = {
  onErrorRetry: (error, _key, _config, revalidate, { retryCount }) => {
    if (canRetry(problemOf(error))) setTimeout(() => void revalidate({ retryCount }), lostPauseMs);
  },
};

/** Whether two answers are equal, including the number of items left out. */
function isSame(before: unknown, now: unknown): boolean {
  if (before === now) return true;
  if (typeof before !== 'object' || typeof now !== 'object' || !before || !now) return false;
  return leftOut(before) === leftOut(now) && keyOf([before]) === keyOf([now]);
}

/** SWR settings of every cache: three retries with backoff, none where a retry cannot help. */
export const cacheRules: SWRConfiguration = {
  compare: isSame,
  errorRetryCount: 3,
  shouldRetryOnError: (error: unknown) => {
    const problem = problemOf(error);
    return canRetry(problem) && problem.kind !== 'html' && problem.kind !== 'invalidJson';
  },
};
