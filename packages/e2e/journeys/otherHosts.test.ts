import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { visit } from '../support/browser';
import { useStage } from '../support/stage';

const stage = useStage();
const host = createServer((_request, response) => response.end('here'));

beforeAll(() => new Promise<void>((resolve) => host.listen(0, '127.0.0.1', resolve)));
afterAll(() => {
  host.close();
  host.closeAllConnections();
});

it('the browser of the journeys reaches no other host, by name or by number, and notes each try', async () => {
  const { port } = host.address() as AddressInfo;
  const { context, foreign } = await visit(stage.browser, `http://localhost:${port}`);
  const others = [`http://127.0.0.1:${port}/`, 'http://example.com/', 'https://93.184.215.14/'];
  // Each in a new page: an error page that is still loading would abort the next navigation.
  const open = async (url: string) => (await context.newPage()).goto(url);
  for (const url of others) await expect(open(url)).rejects.toThrow('ERR_NAME_NOT_RESOLVED');
  expect(foreign).toEqual(others);
  // The same server is reachable by the name of this machine, and by its address outside the browser.
  expect((await open(`http://localhost:${port}/`))?.status()).toBe(200);
  expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(200);
  expect(foreign).toEqual(others);
  await context.close();
});
