import { useState } from 'react';
import type { Outcome } from '../../../api/client';
import type { Problem } from '../../../api/problem';
import type { ApiResult } from '../../../api/useApi';
import type { FormStep, SectionState } from './section';

interface Calls<Item, Input> {
  add: (input: Input) => Promise<Outcome<Item>>;
  update: (id: number, input: Input) => Promise<Outcome<Item>>;
  remove: (id: number) => Promise<Outcome<unknown>>;
}

interface Told<Item> {
  onSaved: (item: Item, isNew: boolean) => void;
  onRemoved: (item: Item, restore: () => Promise<void>) => void;
}

/** One list of the profile with its form: opening, saving, removing, and putting a removed entry back. */
export function useSection<Item extends { id: number }, Input>(
  result: Pick<ApiResult<Item[]>, 'data' | 'problem' | 'reload'>,
  calls: Calls<Item, Input>,
  inputOf: (item: Item) => Input,
  told: Told<Item>,
) {
  const [form, setForm] = useState<FormStep<Item>>({ open: false });
  const [deleteProblem, setDeleteProblem] = useState<Problem | null>(null);

  const save = async (input: Input): Promise<void> => {
    const item = form.open ? form.item : null;
    setForm({ open: true, item, status: 'busy' });
    const outcome = item ? await calls.update(item.id, input) : await calls.add(input);
    if (!outcome.ok) {
      setForm({ open: true, item, status: 'failed', problem: outcome.problem });
      return;
    }
    await result.reload();
    setForm({ open: false });
    told.onSaved(outcome.data, item === null);
  };

  const remove = async (item: Item): Promise<void> => {
    setDeleteProblem(null);
    const outcome = await calls.remove(item.id);
    if (!outcome.ok) {
      setDeleteProblem(outcome.problem);
      return;
    }
    await result.reload();
    told.onRemoved(item, async () => {
      const restored = await calls.add(inputOf(item));
      if (restored.ok) await result.reload();
      else setDeleteProblem(restored.problem);
    });
  };

  const state: SectionState<Item> = result.data
    ? { status: 'ready', items: result.data, form, deleteProblem }
    : result.problem
      ? { status: 'failed', problem: result.problem }
      : { status: 'loading' };

  return {
    state,
    openForm: (item: Item | null) => setForm({ open: true, item, status: 'idle' }),
    closeForm: () => setForm({ open: false }),
    save,
    remove,
    reload: result.reload,
  };
}
