import { createContext, useContext } from 'react';

export type ToastTone = 'success' | 'info' | 'danger';

export interface ToastMessage {
  /** `success` for something done, `info` for information, `danger` for a failure: say what is safe and what to do. */
  tone: ToastTone;
  /** One sentence, two at most: it is announced when it appears. */
  text: string;
  /** One action, as a verb. A toast with an action or about a failure stays until it is closed. */
  action?: { label: string; onPress: () => void };
  /** A message with the same topic takes the place of this one: only the newest of them can be acted on. */
  topic?: string;
  /** It is shown together with a page change and belongs to the new page. */
  ofNextPage?: boolean;
}

export interface Toasts {
  show: (message: ToastMessage) => void;
  /** Call it on navigation: closes the messages of the previous page, which would cover this one. */
  changePage: () => void;
}

export const ToastContext = createContext<Toasts>({ show: () => undefined, changePage: () => undefined });

/**
 * Short messages at the edge of the screen; never the only place of something a person needs. For what has to stay in sight, use an
 * `InlineMessage` or a `Banner`.
 */
export function useToast(): Toasts {
  return useContext(ToastContext);
}
