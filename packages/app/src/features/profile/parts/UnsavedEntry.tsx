import type { FormTable } from '../../../../forms/defineForm';
import { useFieldWords } from '../../../../forms/useFieldWords';
import { RestoredNote } from '../../../../forms/edits/RestoredNote';
import { SideBySide } from '../../../../forms/edits/SideBySide';
import { useVersions } from '../../../../forms/edits/useVersions';
import type { FormStep } from '../section';

interface UnsavedEntryProps<Item, Values extends object> {
  form: FormTable<Values, object>;
  step: Extract<FormStep<Item, Values>, { open: true }>;
  onKeepMine: (field: string) => void;
  onTakeTheirs: (field: string) => void;
}

/** How the form of an entry differs from the stored one: restored unsaved text, and fields that were also changed elsewhere. */
export function UnsavedEntry<Item, Values extends object>(props: UnsavedEntryProps<Item, Values>) {
  const { form, step, onKeepMine, onTakeTheirs } = props;
  const { labels, read } = useFieldWords(form);
  const fields = useVersions(step.form, step.clashes, labels, read);
  if (fields.length > 0) return <SideBySide level={3} {...{ fields, onKeepMine, onTakeTheirs }} />;
  return step.restored ? <RestoredNote /> : null;
}
