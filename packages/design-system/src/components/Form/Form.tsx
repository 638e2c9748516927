import { type FormEvent, type ReactNode, type Ref, useId, useState } from 'react';
import { Form as RacForm } from 'react-aria-components/Form';
import { DropMessageContext } from './useDropMessage';
import { useFirstInvalid } from './useFirstInvalid';
import * as s from './Form.css';

type Messages = Record<string, string | string[]>;

export interface FormProps {
  /** Called on a submit, by button or Enter, once no field holds what it cannot take; the page never leaves by itself. */
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  /**
   * Messages by field name, of the server or of your own check. Focus goes to the first field that has one, and a field
   * drops its own with the first letter a person changes. Keep one object as long as the messages are the same: a new
   * object is a new answer.
   */
  errors?: Messages;
  /** The form is on its way: another submit is ignored. */
  busy?: boolean;
  /** For a button that submits it from outside. */
  id?: string;
  /** Its name among the landmarks of the page: the words of its heading. */
  label?: string;
  /** The `form` element. */
  ref?: Ref<HTMLFormElement>;
  /** Fields with a `name`, and a button of type `submit`. */
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
  const ownId = useId();
  const formId = id ?? ownId;
  const [messages, drop] = useRemaining(errors);
  useFirstInvalid(formId, errors);
  return (
    <RacForm
      ref={ref}
      id={formId}
      aria-label={label}
      aria-busy={busy || undefined}
      validationBehavior="aria"
      validationErrors={messages}
      className={s.form}
      render={(props) => <form {...props} onInput={({ target }) => drop((target as HTMLInputElement).name)} />}
      onSubmit={(event) => {
        event.preventDefault();
        // A field that says itself that its text cannot be sent: it is looked at first.
        const unsent = event.currentTarget.querySelector<HTMLElement>('[data-unsent] :is(input, textarea)');
        if (unsent) unsent.focus();
        else if (!busy) onSubmit(event);
      }}
    >
      <DropMessageContext value={drop}>{children}</DropMessageContext>
    </RacForm>
  );
}
