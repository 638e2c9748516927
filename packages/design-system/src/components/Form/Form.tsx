import { type FormEvent, type ReactNode, type Ref, useId, useState } from 'react';
import { Form as RacForm } from 'react-aria-components/Form';
import { DropMessageContext } from './useDropMessage';
import { useFirstInvalid } from './useFirstInvalid';
import { type Messages, MessagesContext } from './useMessage';
import * as s from './Form.css';

export interface FormProps {
  /** Called on a submit, by button or Enter, if no field has a validation error of its own or asks something; the browser's navigation is
   * prevented. */
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  /**
   * Errors by field name, from the server or the caller's validation. Focus moves to the first field with one, and a field clears its own
   * on the first edit. Keep the same object as long as the errors are the same: a new object counts as a new answer.
   */
  errors?: Messages;
  /** A submit is in flight: further ones are ignored. */
  busy?: boolean;
  /** Keeps room below each field for one line of help or error, so that an error moves nothing. For a short form on a page of its own. */
  steady?: boolean;
  /** For a submit button outside the form. */
  id?: string;
  /** Its accessible name as a landmark: the text of its heading. */
  label?: string;
  /** The `form` element. */
  ref?: Ref<HTMLFormElement>;
  /** Fields with a `name`, and a button of type `submit`. */
  children: ReactNode;
}

const NONE: Messages = {};

/**
 * The errors without those of edited fields. React-aria clears an error when its field loses focus, which happens when the submit button is
 * pressed: the form would shrink under the pointer, and the press would miss.
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

/**
 * A form. Native validation is off; errors come from `errors` or from the fields. For a search that filters at once, use a `SearchField`
 * alone.
 */
export function Form({ onSubmit, errors = NONE, busy = false, steady = false, id, label, ref, children }: FormProps) {
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
      data-steady={steady || undefined}
      render={(props) => <form {...props} onInput={({ target }) => drop((target as HTMLInputElement).name)} />}
      onSubmit={(event) => {
        event.preventDefault();
        // A field with a validation error of its own gets focus first, or the answer to a question that a field asks.
        const unsent = event.currentTarget.querySelector<HTMLElement>(
          '[data-unsent] :is(input, textarea), [data-unanswered] button',
        );
        if (unsent) unsent.focus();
        else if (!busy) onSubmit(event);
      }}
    >
      <MessagesContext value={messages}>
        <DropMessageContext value={drop}>{children}</DropMessageContext>
      </MessagesContext>
    </RacForm>
  );
}
