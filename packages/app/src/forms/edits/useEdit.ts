import { useEffect, useMemo, useRef, useState } from 'react';
import { useStillShown } from '../../ui/useStillShown';
import { dropEdit, keepEdit, keptEdit } from '../../session/unsavedEdits';
import { type Changes, type Clash, areChanges, changesOf, rebase } from './rebase';
import { type EditRules, type Saved, saveEdit } from './saveEdit';

/** An edit in progress of a record. */
export interface Edit<Stored, Form> {
  /** The record as it was at the first change, or after the last conflict. */
  stored: Stored;
  form: Form;
  clashes: readonly Clash<Form>[];
  /** True if unsaved changes were restored. */
  restored: boolean;
}

interface Touched<Stored, Form> extends Edit<Stored, Form> {
  name: string;
  /** The unsaved changes; null where the form equals the record. */
  changes: Changes<Form> | null;
}

/** The record was saved, but more was typed while the request was in flight: `form` holds it, rebased on the stored record. */
interface SavedInPart<Stored, Form> {
  kind: 'savedInPart';
  stored: Stored | null;
  form: Form;
}

/**
 * The edit of one record by one form. It follows the record until the first change, stores unsaved changes under `name` (form and record)
 * until they are saved or discarded, and rebases them on newer versions.
 */
export function useEdit<Stored extends object, Form extends object>(
  name: string | null,
  /** The id of the person whose changes are stored; null until it is known. */
  owner: number | null,
  /** The newest known record; null until it is loaded. */
  record: Stored | null,
  { formOf, send, together }: EditRules<Stored, Form>,
): {
  edit: Edit<Stored, Form> | null;
  isChanged: boolean;
  change: (part: Partial<Form>) => void;
  /** They resolve a clash. */
  keepMine: (field: string) => void;
  takeTheirs: (field: string) => void;
  /** Null where there is nothing to save yet, or an unresolved clash. */
  save: () => Promise<Saved<Stored, Form> | SavedInPart<Stored, Form> | null>;
  /** Discards the unsaved changes; the returned function brings them back, unless others were made since. Null where there are none. */
  forget: () => (() => void) | null;
} {
  const [touched, setTouched] = useState<Touched<Stored, Form> | null>(null);
  const [forgotten, setForgotten] = useState<string | null>(null);
  const kept = useMemo(() => (name === null || owner === null ? undefined : keptEdit(owner, name)), [name, owner]);
  const own = touched?.name === name ? touched : null;
  const edit = own ?? (record && begin(record, formOf, forgotten === name ? undefined : kept, together));

  useEffect(() => {
    if (own === null || owner === null) return;
    if (own.changes) keepEdit(owner, own.name, own.changes);
    else dropEdit(owner, own.name);
  }, [own, owner]);

  const isShown = useStillShown(name);
  const newest = useRef(own);
  useEffect(() => {
    newest.current = own;
  });

  const touch = (next: (now: Edit<Stored, Form>) => Edit<Stored, Form>) => {
    if (name === null) return;
    setForgotten(null);
    setTouched((now) => {
      const before = now?.name === name ? now : edit;
      if (before === null) return now;
      const after = next(before);
      const changes = changesSoFar(after, formOf(after.stored), together);
      return { ...after, name, changes, restored: after.restored && changes !== null };
    });
  };
  const answer = (field: string, take: boolean) =>
    touch((now) => {
      const clash = now.clashes.find((each) => each.field === field);
      const form = take && clash ? { ...now.form, ...clash.theirs } : now.form;
      return { ...now, form, clashes: now.clashes.filter((each) => each !== clash) };
    });
  const forget = () => {
    if (name !== null && owner !== null) dropEdit(owner, name);
    setForgotten(name);
    setTouched((now) => (now?.name === name ? null : now));
    const changes = edit && changesSoFar(edit, formOf(edit.stored), together);
    if (name === null || edit === null || changes === null) return null;
    const gone = { ...edit, name, changes };
    return () => {
      setForgotten(null);
      setTouched((now) => (now?.name === name && now.changes ? now : gone));
    };
  };
  /** For a record that was left during its save: what was typed after that is stored for the next visit. */
  const drop = (sent: Edit<Stored, Form>) => {
    if (name === null || owner === null) return;
    const changes = changesSoFar(sent, formOf(sent.stored), together);
    if (JSON.stringify(keptEdit(owner, name)) === JSON.stringify(changes)) dropEdit(owner, name);
  };

  return {
    edit,
    isChanged: edit !== null && (edit.clashes.length > 0 || changesOf(formOf(edit.stored), edit.form) !== null),
    change: (part) => touch((now) => ({ ...now, form: { ...now.form, ...part } })),
    keepMine: (field) => answer(field, false),
    takeTheirs: (field) => answer(field, true),
    save: async () => {
      if (edit === null || edit.clashes.length > 0) return null;
      const sent = edit.form;
      const saved = await saveEdit({ formOf, send, together }, edit.stored, sent);
      if (!isShown()) {
        if (saved.kind === 'saved') drop(edit);
        return saved;
      }
      const typed = newest.current?.form ?? sent;
      if (saved.kind === 'saved' && changesOf(sent, typed) === null) {
        forget();
        return saved;
      }
      // Keeps what was typed while the request was in flight.
      const found = saved.kind !== 'saved' ? saved.form : saved.stored ? formOf(saved.stored) : sent;
      const stored = saved.stored ?? edit.stored;
      const clashes = saved.kind === 'clash' ? saved.clashes : [];
      touch((now) => ({ ...now, stored, form: rebase(sent, now.form, found, together).form, clashes }));
      if (saved.kind !== 'saved') return saved;
      return { kind: 'savedInPart', stored: saved.stored, form: rebase(sent, typed, found, together).form };
    },
    forget,
  };
}

/** The initial form: the record, with stored changes rebased onto it. */
function begin<Stored, Form extends object>(
  stored: Stored,
  formOf: (stored: Stored) => Form,
  kept: unknown,
  together: EditRules<Stored, Form>['together'],
): Edit<Stored, Form> {
  const form = formOf(stored);
  if (!areChanges(kept, form)) return { stored, form, clashes: [], restored: false };
  const again = rebase({ ...form, ...kept.before }, { ...form, ...kept.after }, form, together);
  const restored = again.clashes.length > 0 || changesOf(form, again.form) !== null;
  return { stored, ...again, restored };
}

/** An unresolved clash is stored with its common base, so that it is reported again and nothing is overwritten. */
function changesSoFar<Form extends object>(
  { form, clashes }: Pick<Edit<unknown, Form>, 'form' | 'clashes'>,
  base: Form,
  together: EditRules<unknown, Form>['together'],
): Changes<Form> | null {
  return changesOf({ ...base, ...Object.assign({}, ...clashes.map(({ before }) => before)) }, form, together);
}
