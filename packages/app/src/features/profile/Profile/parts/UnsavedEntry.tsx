import { RestoredNote } from '../../../../forms/edits/RestoredNote';
import { SideBySide } from '../../../../forms/edits/SideBySide';
import { type Read, useVersions } from '../../../../forms/edits/useVersions';
import type { FormStep } from '../section';

interface UnsavedEntryProps<Item, Form extends object> {
  step: Extract<FormStep<Item, Form>, { open: true }>;
  labels: Readonly<Record<keyof Form & string, string>>;
  read?: Read<Form>;
  onKeepMine: (field: string) => void;
  onTakeTheirs: (field: string) => void;
}

/** What the form of an entry holds beside the stored one: words of earlier, and fields that somebody else changed too. */
export function UnsavedEntry<Item, Form extends object>(props: UnsavedEntryProps<Item, Form>) {
  const { step, labels, read, onKeepMine, onTakeTheirs } = props;
  const fields = useVersions(step.form, step.clashes, labels, read);
  if (fields.length > 0) return <SideBySide level={3} {...{ fields, onKeepMine, onTakeTheirs }} />;
  return step.restored ? <RestoredNote /> : null;
}
