import type { paths } from '@peyk/api-types';
import type { ClientPathsWithMethod, FetchResponse, MaybeOptionalInit } from 'openapi-fetch';
import type { ApiClient } from '@peyk/api-types/client';
import useSWR, { type SWRConfiguration, unstable_serialize as keyOf, useSWRConfig } from 'swr';
import { api, unwrap } from './client';
import { leftOut } from './normalise';
import { type Problem, canRetry, problemOf } from './problem';

export type GetPath = ClientPathsWithMethod<ApiClient, 'get'>;
export type GetInit<Path extends GetPath> = MaybeOptionalInit<paths[Path], 'get'>;
export type GetData<Path extends GetPath> = NonNullable<
  FetchResponse<paths[Path]['get'] & Record<string | number, unknown>, object, `${string}/${string}`>['data']
>;

/** What a screen turns into its state with `toState`. */
export interface ApiResult<Data> {
  /** The newest data; stays while it is fetched again and when that fails. */
  data: Data | undefined;
  problem: Problem | null;
  /** How many items of the list could not be read and are not in it. */
  leftOut: number;
  /** Nothing to show yet. */
  loading: boolean;
  /** There is data, and newer is on its way. */
  refreshing: boolean;
  /** Asks again now. */
  reload: () => Promise<unknown>;
  /** Puts data in place without asking, for example the answer of a PATCH; a function makes it of what is known now. */
  replace: (data: Data | ((known: Data | undefined) => Data)) => Promise<unknown>;
}

/**
 * One GET of the contract, cached and shared: `useApi('/bots/{id}/', { params: { path: { id } } })`.
 * Pass `null` as the path to wait. `refreshInterval` (in milliseconds, or a function of the data; 0 stops) polls.
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
  const latest = path === null ? undefined : (cache.get(keyOf([path, init ?? {}]))?.data as GetData<Path> | undefined);
  // As a number: SWR begins to count anew whenever it is given another function, which each drawing would make.
  const pause = typeof refreshInterval === 'function' ? refreshInterval(latest) : refreshInterval;
  const { data, error, isLoading, isValidating, mutate } = useSWR<GetData<Path>, unknown>(
    path === null ? null : [path, init ?? {}],
    // openapi-fetch types the path and its init together; here they are two values of the same generic.
    () =>
      unwrap(api.GET(path as never, init as never) as unknown as Promise<{ data?: GetData<Path>; response: Response }>),
    {
      ...(refreshInterval ? keepsAsking : {}),
      ...(options as SWRConfiguration<GetData<Path>, unknown>),
      refreshInterval: pause ?? 0,
    },
  );
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

/** What is known of a GET already, without asking for it: undefined where nobody asked before. */
export function useKnown<Path extends GetPath>(path: Path, init?: GetInit<Path>): GetData<Path> | undefined {
  const { cache } = useSWRConfig();
  return cache.get(keyOf([path, init ?? {}]))?.data as GetData<Path> | undefined;
}

/** Asks again for everything under these paths: `const refetch = useRefetch(); await refetch('/bots/', '/bots/{id}/')`. */
export function useRefetch(): (...stale: (keyof paths)[]) => Promise<unknown> {
  const { mutate } = useSWRConfig();
  return (...stale) => mutate((key) => Array.isArray(key) && stale.includes(key[0] as keyof paths));
}

const lostPauseMs = 3000;

/** What is polled is asked for until the server is back: SWR itself pauses polling while there is an error. */
const keepsAsking: Pick<SWRConfiguration, 'onErrorRetry'> = {
  onErrorRetry: (error, _key, _config, revalidate, { retryCount }) => {
    if (canRetry(problemOf(error))) setTimeout(() => void revalidate({ retryCount }), lostPauseMs);
  },
};

/** Whether two answers are the same; what was left out of a list belongs to it. */
function isSame(before: unknown, now: unknown): boolean {
  if (before === now) return true;
  if (typeof before !== 'object' || typeof now !== 'object' || !before || !now) return false;
  return leftOut(before) === leftOut(now) && keyOf([before]) === keyOf([now]);
}

/** The rules of every cache: three tries with growing pauses, none where asking again cannot help. */
export const cacheRules: SWRConfiguration = {
  compare: isSame,
  errorRetryCount: 3,
  shouldRetryOnError: (error: unknown) => {
    const problem = problemOf(error);
    return canRetry(problem) && problem.kind !== 'html' && problem.kind !== 'invalidJson';
  },
};
