import type { EmailDraft } from '@peyk/api-types';
import useSWR, { unstable_serialize as keyOf, useSWRConfig } from 'swr';
import { changesOnlyWhile, useLive, useOnceLive } from '../../api/changes/live';
import { api, unwrap } from '../../api/client';
import { type Problem, problemOf } from '../../api/problem';
import { pauseOf } from './draftState';

/** The address that finds a letter, for a refetch. */
export const findPath = '/api/emails/email-drafts/find/';

// Text must never change while somebody reads or edits it.
changesOnlyWhile(findPath, (draft) => pauseOf((draft as EmailDraft | undefined)?.state) > 0);

/** The key of the letter to a professor in the cache. */
export const draftKey = (professorId: number) => [findPath, professorId] as const;

const writePath = '/api/emails/email-drafts/get-or-create/';

/** The draft for a professor: found without writing one, or with `write` written where there is none. */
export function useDraft(
  professorId: number | null,
  write = false,
): {
  data: EmailDraft | undefined;
  problem: Problem | null;
  /** The server is being asked: a problem that is known is of an earlier answer. */
  asking: boolean;
  reload: () => Promise<EmailDraft | undefined>;
  replace: (draft: EmailDraft) => Promise<unknown>;
} {
  const { cache } = useSWRConfig();
  const key = professorId === null ? null : draftKey(professorId);
  const known = key === null ? undefined : (cache.get(keyOf(key))?.data as EmailDraft | undefined);
  const pause = pauseOf(known?.state);
  const isLive = useLive();
  const { data, error, isValidating, mutate } = useSWR<EmailDraft, unknown>(
    key,
    () => unwrap(api.POST(write ? writePath : findPath, { body: { professor: professorId ?? 0 } })),
    // The interval as a number: SWR calls a function only when polling begins, before the letter is loaded.
    { refreshInterval: isLive ? 0 : pause, revalidateOnFocus: false },
  );
  useOnceLive(isLive, pause > 0, mutate);
  return {
    data,
    problem: error === undefined ? null : problemOf(error),
    asking: isValidating,
    reload: () => mutate(),
    replace: (draft) => mutate(draft, { revalidate: false }),
  };
}
