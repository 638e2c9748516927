import { createContext, useContext } from 'react';

/** Takes the message of the form about a field away. */
export const DropMessageContext = createContext<(name: string) => void>(() => undefined);

/** For a change that the browser tells by no `input` event of a control with a name: an arrow key on a closed list, a step. */
export function useDropMessage(name: string | undefined): () => void {
  const drop = useContext(DropMessageContext);
  return () => {
    if (name !== undefined) drop(name);
  };
}
