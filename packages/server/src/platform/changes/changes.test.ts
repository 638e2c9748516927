import { once } from 'node:events';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { connect } from '../db/open.ts';
import { type TestDatabase, testDatabase } from '../../testing/database.ts';
import { type DatabaseProxy, databaseProxy } from '../../testing/databaseProxy.ts';
import { until } from '../../testing/until.ts';
import { type Changes, createChanges, type Times } from './changes.ts';
import { ChangeStream } from './changeStream.ts';

let database: TestDatabase;
let way: DatabaseProxy;
beforeAll(async () => {
  database = await testDatabase();
  const { close } = await connect(database.connection, { max: 1 });
  await close();
  way = await databaseProxy(database.connection);
});
afterAll(async () => {
  await way.close();
  await database.close();
});

const HOUR = 3_600_000;
const person = { userId: 7, sessionId: 1 };

function changesOf(times: Partial<Times>, isActive: () => Promise<boolean> = async () => true): Changes {
  const changes = createChanges({
    connection: way.connection,
    isActive,
    log: { error: () => {} },
    times: { beatMs: HOUR, lifeMs: HOUR, patienceMs: HOUR, ...times },
  });
  onTestFinished(() => changes.stop());
  return changes;
}

/** Reads a stream to its end; the answer grows meanwhile. */
function read(stream: ChangeStream): { text: string } {
  const so = { text: '' };
  stream.on('data', (chunk: Buffer) => {
    so.text += chunk.toString();
  });
  return so;
}
const closed = (stream: ChangeStream) => (stream.closed ? Promise.resolve() : once(stream, 'close'));

describe('an open stream', () => {
  it('shows again and again that it lives', async () => {
    const stream = await changesOf({ beatMs: 20 }).open(person);
    const said = read(stream);
    const often = await until('it has shown it three times', () => said.text.length >= 9 && said.text);
    expect(often).toMatch(/^(?::\n\n)+$/);
  });

  it('ends when its time is over', async () => {
    const stream = await changesOf({ lifeMs: 50 }).open(person);
    read(stream);
    await closed(stream);
    expect(stream.readableEnded).toBe(true);
  });

  it('ends at a beat when its session has ended unheard', async () => {
    let isActive = true;
    const stream = await changesOf({ beatMs: 20 }, async () => isActive).open(person);
    read(stream);
    isActive = false;
    await closed(stream);
    expect(stream.readableEnded).toBe(true);
  });

  it('outlives a database that cannot say whether the session goes on', async () => {
    let asked = 0;
    let isAway = false;
    const stream = await changesOf({ beatMs: 20 }, async () => {
      asked += 1;
      if (isAway) throw new Error('Connection terminated');
      return true;
    }).open(person);
    isAway = true;
    read(stream);
    await until('it was asked for', () => asked > 3);
    expect(stream.destroyed).toBe(false);
  });

  it('is given up when nobody reads it', async () => {
    const stream = await changesOf({ beatMs: 20 }).open(person);
    await closed(stream);
    expect(stream.destroyed).toBe(true);
  });

  it('keeps one of each kind for a reader who is slow, and nothing else', async () => {
    const stream = new ChangeStream();
    for (let time = 0; time < 1000; time += 1) stream.tell(['letters', 'bots']);
    const said = read(stream);
    await until('it is told', () => said.text.includes('stale'));
    stream.tell(['files']);
    stream.finish();
    await closed(stream);
    expect(said.text).toBe(':\n\nevent: stale\ndata: {"stale":["bots","letters"]}\n\n');
  });

  it('is refused and forgotten where the session has just ended', async () => {
    const changes = changesOf({}, async () => false);
    for (let time = 0; time < 20; time += 1) await expect(changes.open(person)).rejects.toMatchObject({ status: 401 });
  });
});

describe('while the database is away', () => {
  it('streams end after a while, so that their pages ask at intervals', async () => {
    const changes = changesOf({ patienceMs: 20 });
    const stream = await changes.open(person);
    read(stream);
    await way.cut();
    await closed(stream);
    await expect(changes.open(person)).rejects.toThrow('Connection terminated');
    await way.restore();
    await until('a new one is opened', () =>
      changes.open(person).then(
        (next) => next.destroy(),
        () => null,
      ),
    );
  });
});

describe('after the end', () => {
  it('no stream is opened', async () => {
    const changes = changesOf({});
    const stream = await changes.open(person);
    read(stream);
    await changes.stop();
    await closed(stream);
    await expect(changes.open(person)).rejects.toThrow('Connection terminated');
  });
});
