import type { Outcome } from '../../api/client';
import type { Problem } from '../../api/problem';
import { type Clash, type Together, rebase } from './rebase';

/** How the record of a form is read and written. */
export interface EditRules<Stored, Form> {
  formOf: (stored: Stored) => Form;
  /** Sends what of the form differs from the record; null where nothing does. The answer may be silent about what is stored now. */
  send: (stored: Stored, form: Form) => Promise<Outcome<Stored | null>> | null;
  together?: Together<Form>;
}

/** What a save came to; what it could not store goes on from `stored` and `form`. What is stored is null where the server did not say. */
export type Saved<Stored, Form> =
  | { kind: 'saved'; stored: Stored | null }
  | { kind: 'clash'; stored: Stored; form: Form; clashes: readonly Clash<Form>[] }
  | { kind: 'failed'; stored: Stored; form: Form; problem: Problem };

/** How often others may come first with changes of other fields before the person is asked to try again. */
const tries = 4;

/**
 * Saves a form that was made of `stored`. When somebody else changed the record meanwhile, it goes on from what is stored
 * now: changes of other fields are merged, changes of the same field are told and nothing is written over.
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
