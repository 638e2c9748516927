import type { Outcome } from '../../api/client';
import type { Problem } from '../../api/problem';
import { type Clash, type Together, rebase } from './rebase';

/** How the record of a form is read and saved. */
export interface EditRules<Stored, Form> {
  formOf: (stored: Stored) => Form;
  /** Sends the differences between form and record; null where there are none. The answer may omit the stored record. */
  send: (stored: Stored, form: Form) => Promise<Outcome<Stored | null>> | null;
  together?: Together<Form>;
}

/** The result of a save; after a failure the edit continues from `stored` and `form`. `stored` is null where the answer omits it. */
export type Saved<Stored, Form> =
  | { kind: 'saved'; stored: Stored | null }
  | { kind: 'clash'; stored: Stored; form: Form; clashes: readonly Clash<Form>[] }
  | { kind: 'failed'; stored: Stored; form: Form; problem: Problem };

/** How many concurrent changes of other fields are merged before the person must try again. */
const tries = 4;

/**
 * Saves a form that was based on `stored`. On a conflict it rebases on the current record: changes of other fields are merged, changes of
 * the same field are reported and nothing is overwritten.
 */
export async function saveEdit<Stored extends object, Form extends object>(
  { formOf, send, together }: EditRules<Stored, Form>,
  stored: Stored,
  form: Form,
): Promise<Saved<Stored, Form>> {
  for (let left = tries; ; left -= 1) {
    const sent = send(stored, form);
    if (sent === null) return { kind: 'saved', stored };
    const outcome = await sent;
    if (outcome.ok) return { kind: 'saved', stored: outcome.data };
    const { problem } = outcome;
    const current = problem.kind === 'conflict' ? problem.current : undefined;
    if (current === undefined || left === 1) return { kind: 'failed', stored, form, problem };
    const now: Stored = { ...stored, ...current };
    const merged = rebase(formOf(stored), form, formOf(now), together);
    if (merged.clashes.length > 0) return { kind: 'clash', stored: now, ...merged };
    stored = now;
    form = merged.form;
  }
}
