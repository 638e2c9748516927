import { useCallback, useEffect, useRef } from 'react';

/**
 * Keeps the file input of the browser holding the chosen file and nothing else, however it was chosen: the data of a
 * form carries it then, and never one that was refused or removed.
 */
export function useNativeFile(value: unknown) {
  const input = useRef<HTMLInputElement>(null);
  const hold = useCallback(() => {
    if (!input.current) return;
    const held = new DataTransfer();
    if (value instanceof File) held.items.add(value);
    input.current.files = held.files;
  }, [value]);
  useEffect(() => {
    hold();
    // The trigger empties the input before it opens the dialog; a dialog that is left behind must change nothing.
    const element = input.current;
    element?.addEventListener('cancel', hold);
    return () => element?.removeEventListener('cancel', hold);
  }, [hold]);
  /** A drop and a removal are no input events of their own; the form drops its message when it hears one. */
  const tellForm = () => input.current?.dispatchEvent(new Event('input', { bubbles: true }));
  return { input, hold, tellForm };
}
