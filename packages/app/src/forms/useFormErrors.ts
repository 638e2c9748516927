import { useMemo } from 'react';
import { type Problem, fieldErrors } from '../api/problem';
import { type Value, check } from './validate';

export type FieldMessages = Record<string, string | string[]>;

/** Messages for `<Form errors>`: what the form itself misses wins over what the server said last. */
export function useFormErrors(missing: FieldMessages, problem: Problem | null): FieldMessages {
  return useMemo(() => (Object.keys(missing).length > 0 ? missing : fieldErrors(problem)), [missing, problem]);
}

/** The fields among `required` that are empty or blank, each with the message. */
export function missingFields<Name extends string>(
  values: Readonly<Record<Name, Value>>,
  required: readonly Name[],
  message: string,
): FieldMessages {
  const missing = required.filter((name) => check(values[name], { required: true }) !== null);
  return Object.fromEntries(missing.map((name) => [name, message]));
}

/** Whether a problem says nothing but what its fields say already. */
export function isOnlyAboutFields(problem: Problem, names: readonly string[]): boolean {
  const fields = Object.keys(fieldErrors(problem));
  return fields.length > 0 && fields.every((field) => names.includes(field));
}
