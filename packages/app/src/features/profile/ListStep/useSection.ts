import { useState } from 'react';
import type { Outcome } from '../../../api/client';
import type { Problem } from '../../../api/problem';
import type { ApiResult } from '../../../api/useApi';
import type { FormTable } from '../../../forms/defineForm';
import { type Edit, useEdit } from '../../../forms/edits/useEdit';
import { changesOf } from '../../../forms/edits/rebase';
import { dropEdit, keepEdit, keptForms } from '../../../session/unsavedEdits';
import { useStillShown } from '../../../ui/useStillShown';
import { useUser } from '../../../entities/user/useUser';
import type { FormStep, SectionState } from './section';
import { changedFields } from './changedFields';
import { useOrder } from './useOrder';

interface Section<Item, Input extends object, Form extends object> {
  /** The key under which unsaved edits of its forms are kept. */
  name: string;
  /** With a `position` it is put there, else at the end. */
  add: (input: Input & { position?: number }) => Promise<Outcome<Item | null>>;
  update: (id: number, change: Partial<Input> & { version?: number }) => Promise<Outcome<Item | null>>;
  remove: (id: number) => Promise<Outcome<unknown>>;
  /** Moves an entry to a place, from 1. */
  move: (id: number, position: number) => Promise<Outcome<unknown>>;
  form: FormTable<Form, Input>;
  /** The initial values of the form of a new entry. */
  given?: Partial<Form>;
}

interface Told<Item> {
  onSaved: (isNew: boolean) => void;
  /** A form was closed with unsaved changes. */
  onDiscarded: (restore: () => void) => void;
  onRemoved: (item: Item, restore: () => Promise<void>) => void;
}

interface Entry {
  id: number;
  version?: number;
}
/** An entry that is not stored yet. */
type Blank = { [Field in keyof Entry]?: undefined };
const blank: Blank = {};
const NONE: readonly never[] = [];
const itemOf = <Item extends Entry>(stored: Item | Blank): Item | null => (stored.id === undefined ? null : stored);

/** The entry that the form is open for; 'new' is one to add. Undefined until the person opens or closes it. */
type Chosen = number | 'new' | null | undefined;

/** One list of the profile with its form: opening, saving, removing, and putting a removed entry back. */
export function useSection<Item extends Entry & Partial<Input>, Input extends object, Form extends object>(
  result: Pick<ApiResult<readonly Item[]>, 'data' | 'problem' | 'reload' | 'leftOut'>,
  section: Section<Item, Input, Form>,
  told: Told<Item>,
) {
  const { name, add, update, form: table, given } = section;
  const formOf = (item: Item | null) => table.valuesOf(item, item ? {} : given);
  const owner = useUser()?.id ?? null;
  const unread = result.problem !== null;
  const { ordered, move, problem: moveProblem } = useOrder(result.data, section.move, result.reload);
  // A list that cannot be read is treated as empty where nothing of it is known (specification, section 4; A-102).
  const items = ordered ?? (unread ? NONE : undefined);
  const [chosen, setChosen] = useState<Chosen>();
  const [saving, setSaving] = useState<Saving>({ status: 'idle' });
  const [deleteProblem, setDeleteProblem] = useState<Problem | null>(null);
  const [restoreProblem, setRestoreProblem] = useState<Problem | null>(null);
  // If there are unsaved edits, the form is open with them.
  const opened = chosen === undefined && owner !== null && items ? leftOpen(owner, name, items) : chosen;
  const item = items?.find(({ id }) => id === opened) ?? null;
  const { edit, change, keepMine, takeTheirs, save, forget } = useEdit<Item | Blank, Form>(
    opened == null ? null : `${name}.${opened}`,
    owner,
    opened === 'new' ? blank : item,
    {
      formOf: (stored) => formOf(itemOf(stored)),
      send: (stored, form) => {
        const before = itemOf(stored);
        if (before === null) return add(table.bodyOf(form));
        const input = changedFields(table.bodyOf(formOf(before)), table.bodyOf(form));
        const { id, version } = before;
        return input && update(id, { ...input, ...(version === undefined ? {} : { version }) });
      },
      together: table.together,
    },
  );

  const [round, setRound] = useState(0);
  const isShown = useStillShown(opened);
  const open = (next: Chosen) => {
    setChosen(next);
    setSaving({ status: 'idle' });
    setRound(0);
  };

  /** With `another`, the form stays open for the next new entry. */
  const submit = async (another = false): Promise<void> => {
    if (!edit || edit.clashes.length > 0) return;
    const isNew = itemOf(edit.stored) === null;
    setChosen(opened);
    setSaving({ status: 'busy' });
    const saved = await save();
    if (saved?.kind === 'saved') {
      await result.reload();
      if (isShown() && isNew && another) {
        setSaving({ status: 'idle' });
        setRound((now) => now + 1);
      } else if (isShown()) open(null);
      told.onSaved(isNew);
    }
    // The outcome for one entry is not shown in the form of another that was opened since.
    if (!isShown() || saved?.kind === 'saved') return;
    if (saved?.kind === 'savedInPart') {
      await result.reload();
      if (isNew && saved.stored && saved.stored.id !== undefined) goOn(saved.stored, saved.form);
      setSaving({ status: 'idle' });
    } else if (saved?.kind === 'failed' && saved.problem.kind === 'notFound' && !isNew) {
      setSaving({ status: 'gone' });
      await result.reload();
    } else setSaving(saved?.kind === 'failed' ? { status: 'failed', problem: saved.problem } : { status: 'idle' });
  };

  /** Adds what is typed for an entry that was deleted elsewhere. */
  const addAsNew = async (): Promise<void> => {
    if (!edit) return;
    setSaving({ status: 'busy' });
    const added = await add(table.bodyOf(edit.form));
    if (added.ok) {
      forget();
      await result.reload();
      if (isShown()) open(null);
      told.onSaved(true);
    } else if (isShown()) setSaving({ status: 'failed', problem: added.problem });
  };

  /** Continues with a new entry that is now stored: later edits belong to it. */
  const goOn = (stored: Item, form: Form) => {
    const more = changesOf(formOf(stored), form, table.together);
    forget();
    if (owner !== null && more) keepEdit(owner, `${name}.${stored.id}`, more);
    setChosen(stored.id);
  };

  const remove = async (gone: Item): Promise<void> => {
    setDeleteProblem(null);
    setRestoreProblem(null);
    const position = (items?.findIndex(({ id }) => id === gone.id) ?? 0) + 1;
    const outcome = await section.remove(gone.id);
    if (!outcome.ok) {
      setDeleteProblem(outcome.problem);
      return;
    }
    // The entry is gone: close its form and drop its unsaved edits.
    if (owner !== null) dropEdit(owner, `${name}.${gone.id}`);
    setChosen((now) => (now === gone.id ? null : now));
    await result.reload();
    offerBack(gone, position);
  };

  /** Offers to put a removed entry back at its place; as long as that fails, it is offered again: the entry is stored nowhere else. */
  const offerBack = (gone: Item, position: number): void =>
    told.onRemoved(gone, async () => {
      const restored = await add({ ...fieldsOf<Input>(table, gone), position });
      setRestoreProblem(restored.ok ? null : restored.problem);
      if (restored.ok) await result.reload();
      else offerBack(gone, position);
    });

  const state: SectionState<Item, Form> = items
    ? {
        status: 'ready',
        items,
        unread,
        form: stepOf(edit, saving, round),
        deleteProblem,
        restoreProblem,
        moveProblem,
        leftOut: result.leftOut,
      }
    : { status: 'loading' };

  return {
    state,
    openForm: (next: Item | null) => open(next?.id ?? 'new'),
    closeForm: () => {
      const bringBack = forget();
      open(null);
      if (!bringBack) return;
      told.onDiscarded(() => {
        open(opened);
        bringBack();
      });
    },
    change,
    keepMine,
    takeTheirs,
    save: submit,
    addAsNew,
    remove,
    move,
    reload: result.reload,
  };
}

/** The body that restores a removed entry. */
function fieldsOf<Input extends object>({ names }: { names: readonly string[] }, item: Partial<Input>): Input {
  return Object.fromEntries(Object.entries(item).filter(([name]) => names.includes(name))) as Input;
}

type Saving = { status: 'idle' | 'busy' | 'gone' } | { status: 'failed'; problem: Problem };

function stepOf<Item extends Entry, Form>(
  edit: Edit<Item | Blank, Form> | null,
  saving: Saving,
  round: number,
): FormStep<Item, Form> {
  if (edit === null) return { open: false };
  const { stored, form, clashes, restored } = edit;
  return { open: true, item: itemOf(stored), form, clashes, restored, round, ...saving };
}

/** The entry whose form was left last with unsaved edits, skipping entries that no longer exist; else null. */
function leftOpen(owner: number, name: string, items: readonly Entry[]): number | 'new' | null {
  for (const about of keptForms(owner, `${name}.`)) {
    if (about === 'new') return 'new';
    const item = items.find(({ id }) => String(id) === about);
    if (item) return item.id;
  }
  return null;
}
