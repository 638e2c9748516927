import { createContext, useContext } from 'react';

export type ToastTone = 'success' | 'info' | 'danger';

export interface ToastMessage {
  /** `success` something is done, `info` something is so, `danger` something failed: say what is safe and what to do. */
  tone: ToastTone;
  /** One sentence, two at most: it is read aloud as it appears. */
  text: string;
  /** One thing to do about it, as a verb. A toast that offers something, or tells of a failure, stays until it is closed. */
  action?: { label: string; onPress: () => void };
  /** It is shown together with a change of page and belongs to the page that comes. */
  ofNextPage?: boolean;
}

export interface Toasts {
  show: (message: ToastMessage) => void;
  /** The page has changed: closes the messages of the page before, which would lie over this one. */
  changePage: () => void;
}

export const ToastContext = createContext<Toasts>({ show: () => undefined, changePage: () => undefined });

/** Short news at the edge of the screen; never the only place of something a person needs. */
export function useToast(): Toasts {
  return useContext(ToastContext);
}
