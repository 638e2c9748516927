import { useEffect, useMemo, useRef, useState } from 'react';
import { useStillShown } from '../../ui/useStillShown';
import { dropEdit, keepEdit, keptEdit } from '../../session/keptEdits';
import { type Changes, type Clash, areChanges, changesOf, rebase } from './rebase';
import { type EditRules, type Saved, saveEdit } from './saveEdit';

/** What a person is making of a record. */
export interface Edit<Stored, Form> {
  /** The record as it was when the first change was made, or as it was found when a save was late. */
  stored: Stored;
  form: Form;
  clashes: readonly Clash<Form>[];
  /** What was typed earlier and not saved is there again. */
  restored: boolean;
}

interface Touched<Stored, Form> extends Edit<Stored, Form> {
  name: string;
  /** What is kept of it; null where it says what the record says. */
  changes: Changes<Form> | null;
}

/** The record was saved, and more was typed while the answer was on its way: it stands in `form`, made of what is stored now. */
interface SavedInPart<Stored, Form> {
  kind: 'savedInPart';
  stored: Stored | null;
  form: Form;
}

/**
 * The edit of one record by one form: it follows the record until the first change, keeps what is typed (`name` says of
 * which form and which record) until it is saved or given up, and goes on from what was stored meanwhile.
 */
export function useEdit<Stored extends object, Form extends object>(
  name: string | null,
  /** The id of the person whose words are kept; null until it is known. */
  owner: number | null,
  /** The newest that is known; null until something is. */
  record: Stored | null,
  { formOf, send, together }: EditRules<Stored, Form>,
): {
  edit: Edit<Stored, Form> | null;
  isChanged: boolean;
  change: (part: Partial<Form>) => void;
  /** The answers to a clash. */
  keepMine: (field: string) => void;
  takeTheirs: (field: string) => void;
  /** Null where there is nothing to save yet, or a clash to answer first. */
  save: () => Promise<Saved<Stored, Form> | SavedInPart<Stored, Form> | null>;
  /** Gives up what was typed. */
  forget: () => void;
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
  };
  /** Of a record that was left while it was saved: what was typed into it after that is kept for the next time. */
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
      // What was typed while the answer was on its way stays.
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

/** A form as it begins: the record, with what was kept made of it anew. */
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

/** A clash that is not answered yet is kept with what both changed, so that it is told again and not written over. */
function changesSoFar<Form extends object>(
  { form, clashes }: Pick<Edit<unknown, Form>, 'form' | 'clashes'>,
  base: Form,
  together: EditRules<unknown, Form>['together'],
): Changes<Form> | null {
  return changesOf({ ...base, ...Object.assign({}, ...clashes.map(({ before }) => before)) }, form, together);
}
