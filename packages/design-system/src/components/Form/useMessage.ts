import { createContext, useContext } from 'react';

export type Messages = Record<string, string | string[]>;

/** The form's errors that stand, by field name. */
export const MessagesContext = createContext<Messages>({});

/** The form's error for a field. */
export function useMessage(name: string | undefined): string | undefined {
  const messages = useContext(MessagesContext);
  const message = name === undefined ? undefined : messages[name];
  return Array.isArray(message) ? message.join(' ') : message;
}
