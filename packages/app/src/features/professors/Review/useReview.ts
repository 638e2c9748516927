import type { EmailDraft, EmailRefusal } from '@peyk/api-types';
import useSWR from 'swr';
import { type Outcome, api, attempt } from '../../../api/client';
import { type Problem, ProblemError, problemOf } from '../../../api/problem';
import { canChange } from '../../../entities/draft/draftState';

/** Why there is no letter to review: the sentence of the server's rule, or what the state of a draft says. */
export interface Refusal {
  professor: number;
  /** Null where the server does not know the professor. */
  name: string | null;
  code: string;
  detail: string | null;
}

export interface Opened {
  drafts: readonly EmailDraft[];
  refused: readonly Refusal[];
}

const path = '/api/emails/email-drafts/review/';

/** The drafts to exactly these professors, written where there are none, and who may not be written to. */
export function useReview(professors: readonly number[]): {
  data: Opened | undefined;
  problem: Problem | null;
  /** Nothing is to be decided while the newest texts are on their way. */
  loading: boolean;
  reload: () => Promise<unknown>;
} {
  const { data, error, isValidating, mutate } = useSWR<Opened, unknown>(
    [path, professors.join(',')],
    () => openReview(professors),
    // A letter must never change while somebody reads it.
    { revalidateOnFocus: false, revalidateOnReconnect: false, shouldRetryOnError: false },
  );
  return {
    data,
    problem: error === undefined ? null : problemOf(error),
    loading: isValidating,
    reload: () => mutate(),
  };
}

async function openReview(professors: readonly number[]): Promise<Opened> {
  const outcome = await attempt(api.POST(path, { body: { professors: [...professors] } }));
  if (outcome.ok) return { drafts: outcome.data.drafts, refused: outcome.data.refused.map(refusalOf) };
  // Another server knows no such call: the drafts are asked for one by one.
  if (isUnknown(outcome.problem)) return openEach(professors);
  throw new ProblemError(outcome.problem);
}

/** Another server may answer a call it does not know with a page. */
const isUnknown = (problem: Problem): boolean =>
  problem.kind === 'notFound' || (problem.kind === 'html' && (problem.status === 404 || problem.status === 405));

const refusalOf = ({ professor, professor_name: name, code, detail }: EmailRefusal): Refusal => ({
  professor,
  name,
  code,
  detail,
});

async function openEach(professors: readonly number[]): Promise<Opened> {
  const drafts: EmailDraft[] = [];
  const refused: Refusal[] = [];
  for (const professor of professors) {
    const one: Outcome<EmailDraft> = await attempt(
      api.POST('/api/emails/email-drafts/get-or-create/', { body: { professor } }),
    );
    if (one.ok && canChange(one.data.state)) drafts.push(one.data);
    else if (one.ok) refused.push({ professor, name: one.data.professor_name, code: one.data.state, detail: null });
    else if (one.problem.kind === 'notFound') refused.push({ professor, name: null, code: 'not_found', detail: null });
    else if (one.problem.kind === 'conflict')
      refused.push({ professor, name: null, code: 'refused', detail: one.problem.detail });
    else throw new ProblemError(one.problem);
  }
  return { drafts, refused };
}
