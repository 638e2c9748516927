import type { Ref } from 'react';
import { useId } from 'react';
import { Button as RacButton } from 'react-aria-components/Button';
import { FileTrigger } from 'react-aria-components/FileTrigger';
import { InputContext } from 'react-aria-components/Input';
import { useStrings } from '../../i18n/strings';
import { fileStrings } from './fileStrings';
import { Button } from '../Button/Button';
import { buttonClasses } from '../Button/buttonClasses';
import { IconButton } from '../IconButton/IconButton';
import type { StoredFile } from './FileField';
import * as s from './FileField.css';

interface FileActionsProps {
  /** The label of the field. */
  label: string;
  file: File | StoredFile | null;
  accept: readonly string[];
  name: string;
  disabled: boolean;
  uploading: boolean;
  labelledBy: string;
  describedBy: string;
  trigger: Ref<HTMLButtonElement>;
  native: Ref<HTMLInputElement>;
  onSelect: (file: File | undefined) => void;
  onRetry: (() => void) | undefined;
  onRemove: () => void;
}

/** The actions on the file. One button both chooses and replaces, so that it keeps focus. */
export function FileActions({
  label,
  file,
  accept,
  name,
  disabled,
  uploading,
  labelledBy,
  describedBy,
  trigger,
  native,
  onSelect,
  onRetry,
  onRemove,
}: FileActionsProps) {
  const id = useId();
  const strings = useStrings();
  const words = useStrings(fileStrings);
  return (
    <div className={s.actions}>
      {onRetry && (
        <Button size="small" onPress={onRetry} disabled={disabled}>
          {strings.retry}
        </Button>
      )}
      <InputContext value={{ name, disabled }}>
        <FileTrigger ref={native} acceptedFileTypes={accept} onSelect={(files) => onSelect(files?.[0])}>
          <RacButton
            ref={trigger}
            isDisabled={disabled}
            isPending={uploading}
            aria-labelledby={`${id} ${labelledBy}`}
            aria-describedby={describedBy}
            className={`${buttonClasses('secondary', 'small', false)} ${s.trigger}`}
          >
            <span id={id}>{file ? words.replace : words.chooseFile}</span>
          </RacButton>
        </FileTrigger>
      </InputContext>
      {file && (
        <IconButton icon="trash" size="small" label={strings.remove(label)} disabled={disabled} onPress={onRemove} />
      )}
    </div>
  );
}
