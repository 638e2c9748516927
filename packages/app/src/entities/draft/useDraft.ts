import type { EmailDraft } from '@peyk/api-types';
import useSWR from 'swr';
import { api, unwrap } from '../../api/client';
import { type Problem, problemOf } from '../../api/problem';
import { pauseOf } from './draftState';

/** The address that finds a letter; a refetch names it. */
export const findPath = '/api/emails/email-drafts/find/';

/** The key of the letter to a professor in the cache. */
export const draftKey = (professorId: number) => [findPath, professorId] as const;

/** One function for all drawings: SWR begins to count anew with each other one. */
const pauseAfter = (draft: EmailDraft | undefined) => pauseOf(draft?.state);

/** The draft for a professor, found without writing one. */
export function useDraft(professorId: number | null): {
  data: EmailDraft | undefined;
  problem: Problem | null;
  reload: () => Promise<EmailDraft | undefined>;
  replace: (draft: EmailDraft) => Promise<unknown>;
} {
  const { data, error, mutate } = useSWR<EmailDraft, unknown>(
    professorId === null ? null : draftKey(professorId),
    () => unwrap(api.POST(findPath, { body: { professor: professorId ?? 0 } })),
    // Newer text must never appear under the hands of somebody who reads or writes.
    { refreshInterval: pauseAfter, revalidateOnFocus: false },
  );
  return {
    data,
    problem: error === undefined ? null : problemOf(error),
    reload: () => mutate(),
    replace: (draft) => mutate(draft, { revalidate: false }),
  };
}
