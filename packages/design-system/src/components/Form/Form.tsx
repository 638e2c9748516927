import { type FormEvent, type ReactNode, type Ref, useState } from 'react';
import { Form as RacForm } from 'react-aria-components/Form';
import * as s from './Form.css';

type Messages = Record<string, string | string[]>;

export interface FormProps {
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  /** Messages by field name; a field drops its own with the first letter a person changes. */
  errors?: Messages;
  /** The form is on its way: another submit is ignored. */
  busy?: boolean;
  id?: string;
  label?: string;
  ref?: Ref<HTMLFormElement>;
  children: ReactNode;
}

const NONE: Messages = {};

/**
 * The messages less those of edited fields. React-aria drops a message when its field loses focus, which is when the
 * submit button is pressed: the form would shrink under the pointer, and the press would miss.
 */
function useRemaining(errors: Messages): [Messages, (name: string) => void] {
  const [remaining, setRemaining] = useState({ of: errors, messages: errors });
  if (remaining.of !== errors) setRemaining({ of: errors, messages: errors });
  const drop = (name: string) =>
    setRemaining((before) => {
      if (!(name in before.messages)) return before;
      const { [name]: _, ...messages } = before.messages;
      return { ...before, messages };
    });
  return [remaining.messages, drop];
}

/** A form. The browser's own validation stays silent; messages come from `errors` or from the fields. */
export function Form({ onSubmit, errors = NONE, busy = false, id, label, ref, children }: FormProps) {
  const [messages, drop] = useRemaining(errors);
  return (
    <RacForm
      ref={ref}
      id={id}
      aria-label={label}
      aria-busy={busy || undefined}
      validationBehavior="aria"
      validationErrors={messages}
      className={s.form}
      render={(props) => <form {...props} onInput={({ target }) => drop((target as HTMLInputElement).name)} />}
      onSubmit={(event) => {
        event.preventDefault();
        if (!busy) onSubmit(event);
      }}
    >
      {children}
    </RacForm>
  );
}
