import { useCallback, useEffect, useRef } from 'react';

/**
 * Keeps the native file input in sync with the chosen file, so that the form data contains it, and never one that was refused or removed.
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
    // The trigger clears the input before it opens the dialog; a cancelled dialog must change nothing.
    const element = input.current;
    element?.addEventListener('cancel', hold);
    return () => element?.removeEventListener('cancel', hold);
  }, [hold]);
  /** A drop or a removal fires no input event; the form clears its error on one. */
  const tellForm = () => input.current?.dispatchEvent(new Event('input', { bubbles: true }));
  return { input, hold, tellForm };
}
