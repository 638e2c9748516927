import { useLocale } from '../../i18n/locale';
import { useStrings } from '../../i18n/strings';
import { fileStrings } from './fileStrings';
import { Auto } from '../../text/Auto';
import { ProgressBar } from '../ProgressBar/ProgressBar';
import type { StoredFile } from './FileField';
import { fileSize } from './fileSize';
import * as s from './FileField.css';

interface FileAboutProps {
  id: string;
  file: File | StoredFile | null;
  progress: number | undefined;
  dropping: boolean;
  disabled: boolean;
}

/** The middle of the field: the name, size and progress of the file, or the instructions. */
export function FileAbout({ id, file, progress, dropping, disabled }: FileAboutProps) {
  const locale = useLocale();
  const strings = useStrings(fileStrings);
  if (dropping) {
    return (
      <div id={id} className={s.about}>
        <span className={s.name}>{strings.dropFile}</span>
      </div>
    );
  }
  if (!file) {
    return (
      <div id={id} className={s.about}>
        <span className={s.quiet}>
          {disabled ? (
            strings.noFile
          ) : (
            <>
              <span className={s.byDrop}>{strings.chooseFirstFile}</span>
              <span className={s.byHand}>{strings.noFile}</span>
            </>
          )}
        </span>
      </div>
    );
  }
  return (
    <div className={s.underway}>
      <span id={id} className={s.about}>
        <span className={s.name}>
          <Auto>{file.name}</Auto>
        </span>
        {file.size !== undefined && <span className={s.size}>{fileSize(file.size, locale)}</span>}
      </span>
      {progress !== undefined && <ProgressBar label={strings.uploading} value={progress} />}
    </div>
  );
}
