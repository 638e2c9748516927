import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createOwner, idFor, type Owner } from '../../testing/owner.ts';
import { startTestServer, type TestServer } from '../../testing/server.ts';
import { operationsOf, readContract, staysOpen } from './contract.ts';

let server: TestServer;
let owner: Owner;
beforeAll(async () => {
  server = await startTestServer();
  owner = await createOwner(server, 'contract@example.org');
}, 120_000);
afterAll(() => server.close());

interface Parameter {
  $ref?: string;
  name?: string;
  in?: string;
}

const contract = readContract() as ReturnType<typeof readContract> & {
  components: { parameters?: Record<string, Parameter> };
};

/** Destructive operations come last: signing out and deleting would break the others. */
const LAST = /logout|[Dd]elete|disconnect/;
const operations = operationsOf(contract)
  // That one is read by the tests of `notices/changes.test.ts`.
  .filter(({ operation }) => !staysOpen(operation))
  .map(({ path, method, operation }) => ({ path, method: method.toUpperCase(), operation, id: operation.operationId }))
  .toSorted((a, b) => Number(LAST.test(a.id)) - Number(LAST.test(b.id)));

const deep = `${'{"a":'.repeat(200)}1${'}'.repeat(200)}`;
const GARBAGE: [string, unknown][] = [
  ['no body', undefined],
  ['{}', {}],
  ['[]', []],
  ['a text', '"x"'],
  ['null', 'null'],
  ['no JSON', '{"a":'],
  ['a deep body', deep],
  ['a megabyte', JSON.stringify({ a: 'x'.repeat(1_048_576) })],
  [
    'wrong types',
    Object.fromEntries(
      ['id', 'name', 'email', 'subject', 'body', 'title', 'year', 'format', 'photo_url', 'professors'].map((key) => [
        key,
        { a: [1] },
      ]),
    ),
  ],
];

function queriesOf(operation: object): string[] {
  const parameters = (operation as { parameters?: Parameter[] }).parameters ?? [];
  const names = parameters
    .map((parameter) => contract.components.parameters?.[parameter.$ref?.split('/').at(-1) ?? ''] ?? parameter)
    .filter((parameter) => parameter.in === 'query')
    .map(({ name }) => name ?? '');
  const values = ['', 'x', '-1', '0', '1.5', '999999999999', '%F0%9F%9A%80', '%25%27--', 'x'.repeat(3000)];
  return [
    '',
    ...names.flatMap((name) => values.map((value) => `?${name}=${value}`)),
    ...names.map((name) => `?${name}=1&${name}=2&${name}[x]=3`),
  ];
}

const pathOf = (path: string): string =>
  path.replace('{id}', () => String(idFor(owner, path))).replace('{key}', 'no-such-picture');

describe('every call keeps the contract, whatever it is sent', () => {
  it.each(operations)('$method $path', async ({ path, method, operation }) => {
    const declared = Object.keys(operation.responses).filter((status) => status !== '500');
    const takesBody = operation.requestBody !== undefined;
    const check = async (
      what: string,
      query: string,
      body?: unknown,
      headers?: Record<string, string>,
    ): Promise<void> => {
      const { status, body: answer } = await owner.api(method, `${pathOf(path)}${query}`, body, headers);
      expect(declared, `${what}${query.slice(0, 80)} answered ${JSON.stringify(answer)?.slice(0, 300)}`).toContain(
        String(status),
      );
      const told = status < 400 || typeof (answer as { detail?: unknown } | undefined)?.detail === 'string';
      expect(told, `${what} is refused without a word`).toBe(true);
    };
    for (const query of queriesOf(operation)) await check('', query, takesBody ? {} : undefined);
    if (method === 'GET') return;
    for (const [what, body] of GARBAGE) await check(what, '', body);
    await check('another media type', '', '<a/>', { 'content-type': 'application/xml' });
    await check('a broken form', '', '--x\r\nnonsense', { 'content-type': 'multipart/form-data; boundary=x' });
    const form = new FormData();
    form.set('photo', new Blob(['x']), 'x.png');
    form.set('image', 'x');
    await check('a form', '', form);
  });
});
