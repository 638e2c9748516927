import { createContext, useContext } from 'react';

/** Announces a sentence to assistive technology, politely, without showing it. */
export type Announce = (sentence: string) => void;

const silent: Announce = () => undefined;

export const AnnounceContext = createContext<Announce>(silent);

export function useAnnounce(): Announce {
  return useContext(AnnounceContext);
}
