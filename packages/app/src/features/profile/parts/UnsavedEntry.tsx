import { RestoredNote } from '../../../forms/edits/RestoredNote';
import type { Clash } from '../../../forms/edits/rebase';
import { SideBySide } from '../../../forms/edits/SideBySide';
import { useVersions } from '../../../forms/edits/useVersions';
import type { FormTable } from '../../../forms/defineForm';
import { useFieldWords } from '../../../forms/useFieldWords';

interface UnsavedEntryProps<Values extends object> {
  form: FormTable<Values, object, string>;
  step: { form: Values; clashes: readonly Clash<Values>[]; restored: boolean };
  onKeepMine: (field: string) => void;
  onTakeTheirs: (field: string) => void;
}

/** How a form differs from what is stored: restored unsaved text, and fields that were also changed elsewhere. */
export function UnsavedEntry<Values extends object>(props: UnsavedEntryProps<Values>) {
  const { form, step, onKeepMine, onTakeTheirs } = props;
  const { labels, read } = useFieldWords(form);
  const fields = useVersions(step.form, step.clashes, labels, read);
  if (fields.length > 0) return <SideBySide level={3} {...{ fields, onKeepMine, onTakeTheirs }} />;
  return step.restored ? <RestoredNote /> : null;
}
