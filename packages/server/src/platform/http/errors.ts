import type { MessageKey, MessageParams } from './messages/translate.ts';

/** Field name → message keys with their parameters. */
export interface FieldMessage {
  key: MessageKey;
  params?: MessageParams;
}
export type FieldMessages = Record<string, FieldMessage[]>;

/**
 * An error that a person can act on. Thrown anywhere below a handler; the error handler turns it into `{ detail, code, <field>: [...] }` in
 * the caller's language.
 */
export class HttpProblem extends Error {
  readonly status: number;
  readonly key: MessageKey;
  readonly params: MessageParams;
  readonly code: string | undefined;
  readonly fields: FieldMessages;
  readonly headers: Record<string, string>;
  /** The current record, after a concurrent edit. */
  readonly current: object | undefined;

  constructor(
    status: number,
    key: MessageKey,
    options: {
      params?: MessageParams;
      code?: string;
      fields?: FieldMessages;
      headers?: Record<string, string>;
      current?: object;
    } = {},
  ) {
    super(`${status} ${key}`);
    this.name = 'HttpProblem';
    this.status = status;
    this.key = key;
    this.params = options.params ?? {};
    this.code = options.code;
    this.fields = options.fields ?? {};
    this.headers = options.headers ?? {};
    this.current = options.current;
  }
}

/** Absent, deleted and other people's records are indistinguishable: 404. */
export const notFound = (): HttpProblem => new HttpProblem(404, 'notFound', { code: 'not_found' });

export const unauthenticated = (): HttpProblem =>
  new HttpProblem(401, 'notAuthenticated', { code: 'not_authenticated', headers: { 'www-authenticate': 'Bearer' } });

/** A 400 for one field. */
export function invalidField(field: string, key: MessageKey, params?: MessageParams): HttpProblem {
  return new HttpProblem(400, key, {
    ...(params ? { params } : {}),
    code: 'invalid',
    fields: { [field]: [{ key, ...(params ? { params } : {}) }] },
  });
}

/** The field errors of one or more 400s; any other error is rethrown. */
export async function fieldsNamedBy(...checks: (() => unknown)[]): Promise<FieldMessages> {
  const fields: FieldMessages = {};
  for (const check of checks) {
    try {
      await check();
    } catch (error) {
      if (!(error instanceof HttpProblem) || error.status !== 400) throw error;
      Object.assign(fields, error.fields);
    }
  }
  return fields;
}

/** A 400 for several fields; `detail` is the message of the first. */
export function invalidFields(fields: FieldMessages): HttpProblem {
  const [{ key, params } = { key: 'invalid' as const, params: undefined }] = Object.values(fields).flat();
  return new HttpProblem(400, key, { ...(params ? { params } : {}), code: 'invalid', fields });
}

/** A 409: the request conflicts with the current state. */
export const conflict = (key: MessageKey, code: string, params?: MessageParams): HttpProblem =>
  new HttpProblem(409, key, { code, ...(params ? { params } : {}) });

/** A 409 for an edit that lost to a concurrent one, with the current record. */
export const changedElsewhere = (current: object): HttpProblem =>
  new HttpProblem(409, 'changedElsewhere', { code: 'changed_elsewhere', current });
