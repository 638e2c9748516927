import { useState } from 'react';
import { useAnnounce } from '../../i18n/announcer';
import { useStrings } from '../../i18n/strings';
import { IconButton } from '../IconButton/IconButton';

interface CopyButtonProps {
  /** What the text is, to name the button. */
  term: string;
  text: string;
}

/** Puts a text on the clipboard and says whether it is there; its tick stays until another text may have replaced it. */
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
