import { RestoredNote } from '../../../../forms/edits/RestoredNote';
import { SideBySide } from '../../../../forms/edits/SideBySide';
import { useVersions } from '../../../../forms/edits/useVersions';
import { useFieldWords } from '../../../../forms/useFieldWords';
import { formatDate } from '../../../../i18n/format';
import { useLocale, useT } from '../../../../i18n/I18n';
import type { PersonalState } from '../Personal.states';
import { isUploaded, personalForm } from '../personalForm';

interface UnsavedProps {
  state: Extract<PersonalState, { status: 'ready' }>;
  onKeepMine: (field: string) => void;
  onTakeTheirs: (field: string) => void;
}

/** How the form differs from the stored record: restored unsaved text, and fields that were also changed elsewhere. */
export function Unsaved({ state, onKeepMine, onTakeTheirs }: UnsavedProps) {
  const t = useT();
  const locale = useLocale();
  const { labels, read } = useFieldWords(personalForm);
  const fields = useVersions(state.form, state.clashes, labels, {
    ...read,
    date_birth: (day) => day && formatDate(locale, day),
    photo_url: (address) => (isUploaded(address) ? t('personal.photo.current') : address),
  });
  if (fields.length > 0) return <SideBySide level={3} {...{ fields, onKeepMine, onTakeTheirs }} />;
  return state.restored ? <RestoredNote /> : null;
}
