import { useState } from 'react';
import { useAnnounce } from '../../i18n/announcer';
import { useStrings } from '../../i18n/strings';
import { IconButton } from '../IconButton/IconButton';

interface CopyButtonProps {
  /** The name of the value, for the label of the button. */
  term: string;
  text: string;
}

/** Copies a text to the clipboard and announces the result; its tick stays until the clipboard may have changed. */
export function CopyButton({ term, text }: CopyButtonProps) {
  const strings = useStrings();
  const announce = useAnnounce();
  const [copied, setCopied] = useState<string | null>(null);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(text);
      announce(strings.copied);
    } catch {
      setCopied(null);
      announce(strings.copyFailed);
    }
  };
  return (
    <IconButton
      size="small"
      icon={copied === text ? 'check' : 'copy'}
      label={strings.copy(term)}
      onPress={() => void copy()}
    />
  );
}
