import { useCallback, useState } from 'react';
import { Icon } from '../../icons/Icon';
import type { StoredFile } from './FileField';
import * as s from './FileField.css';

interface FilePreviewProps {
  file: File | StoredFile | null;
}

/** A picture of the file if there is one, else an icon for its type. Decorative: the name is next to it. */
export function FilePreview({ file }: FilePreviewProps) {
  const [broken, setBroken] = useState<File | StoredFile | null>(null);
  const show = useCallback(
    (image: HTMLImageElement) => {
      if (!(file instanceof File)) return;
      const address = URL.createObjectURL(file);
      image.src = address;
      return () => URL.revokeObjectURL(address);
    },
    [file],
  );
  const address = file instanceof File ? undefined : file?.src;
  const pictured = file instanceof File ? file.type.startsWith('image/') : address !== undefined;
  return (
    <span className={s.preview} aria-hidden>
      {pictured && broken !== file ? (
        <img ref={show} src={address} alt="" className={s.picture} onError={() => setBroken(file)} />
      ) : (
        <Icon name={file ? 'fileText' : 'upload'} size={24} />
      )}
    </span>
  );
}
