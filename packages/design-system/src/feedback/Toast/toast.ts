import { createContext, useContext } from 'react';

export type ToastTone = 'success' | 'info' | 'danger';

export interface ToastMessage {
  tone: ToastTone;
  text: string;
  action?: { label: string; onPress: () => void };
}

export interface Toasts {
  show: (message: ToastMessage) => void;
}

export const ToastContext = createContext<Toasts>({ show: () => undefined });

/** Short news at the edge of the screen; never the only place of something a person needs. */
export function useToast(): Toasts {
  return useContext(ToastContext);
}
