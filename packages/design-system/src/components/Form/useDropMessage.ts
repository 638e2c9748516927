import { createContext, useContext } from 'react';

/** Clears the form's error for a field. */
export const DropMessageContext = createContext<(name: string) => void>(() => undefined);

/** For changes without an `input` event of a named control: an arrow key on a closed list, a step. */
export function useDropMessage(name: string | undefined): () => void {
  const drop = useContext(DropMessageContext);
  return () => {
    if (name !== undefined) drop(name);
  };
}
