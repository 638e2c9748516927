import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { recordEvent } from '../platform/events.ts';
import { type TestDatabase, testDatabase } from '../testing/database.ts';
import { addDays, type Calendar, dayAt, nextWeek, weekStart } from './calendar.ts';
import { happened } from './earn.ts';
import { setClock } from './setClock.ts';
import { settleDays, settleEverybody } from './settle.ts';
import { readRewards } from './standing.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

const everybodyAt = (moment: string, logged: unknown[] = []) => ({
  db: database.db,
  now: () => new Date(moment),
  log: { error: (what: unknown) => logged.push(what) } as never,
});

let counter = 0;
/** A person whose clock is set at a moment, and what can happen to them. */
async function person(at: string, timeZone = 'Asia/Tehran', calendar: Calendar = 'persian') {
  const { db } = database;
  counter += 1;
  const { id: userId } = await db
    .insertInto('users')
    .values({ email: `settled.${counter}@example.org` })
    .returning('id')
    .executeTakeFirstOrThrow();
  const depsAt = (moment: string | Date) => ({ db, now: () => new Date(moment) });
  await setClock(depsAt(at), userId, { time_zone: timeZone, calendar });
  const letter = (event: 'accept' | 'bounce', moment: string | Date) =>
    db
      .insertInto('events')
      .values({
        at: new Date(moment),
        user_id: userId,
        actor: event === 'bounce' ? 'person' : 'product',
        draft_id: 1,
        draft_version: 1,
        event,
        to_state: 'sent',
      })
      .execute();
  const did = (event: 'sending_paused' | 'sending_resumed' | 'account_held', moment: string | Date) =>
    recordEvent(db, { userId, event, subject: 'all', actor: 'person', at: new Date(moment) });
  const does = (
    event: 'source_opened' | 'sentence_bound' | 'paper_added_by_doi',
    moment: string | Date,
    subject: string,
  ) =>
    db
      .transaction()
      .execute((trx) => happened(trx, { userId, event, subject, actor: 'person', at: new Date(moment), once: '' }));
  const quest = (moment: string | Date, subject = `quest ${new Date(moment).toISOString()}`) =>
    does('source_opened', moment, subject);
  return {
    userId,
    does,
    quest,
    did,
    send: (moment: string | Date) => letter('accept', moment),
    bounce: (moment: string | Date) => letter('bounce', moment),
    settle: (moment: string | Date) => settleDays(depsAt(moment), userId),
    read: (moment: string | Date) => readRewards(depsAt(moment), userId),
    move: (moment: string | Date, time_zone: string, kind: Calendar = calendar) =>
      setClock(depsAt(moment), userId, { time_zone, calendar: kind }),
    told: async (event: string) =>
      (
        await db
          .selectFrom('events')
          .select('subject')
          .where('user_id', '=', userId)
          .where('event', '=', event)
          .orderBy('id')
          .execute()
      ).map(({ subject }) => subject ?? ''),
    earned: async (rule: string) =>
      (
        await db
          .selectFrom('rewards')
          .select('reference')
          .where('user_id', '=', userId)
          .where('kind', '=', rule)
          .orderBy('id')
          .execute()
      ).map(({ reference }) => reference),
  };
}

describe('a quest', () => {
  it.each([
    ['source_opened', 'open-source'],
    ['sentence_bound', 'bind-sentence'],
  ] as const)('QST-01 QST-02 of a day (%s) earns once from midnight to midnight of the person', async (event, rule) => {
    const they = await person('2026-11-28T06:00:00Z');
    // In Tehran the day ends at half past eight in the evening of Greenwich.
    for (const [at, subject] of [
      ['2026-11-28T07:00:00Z', 'one'],
      ['2026-11-28T09:00:00Z', 'two'],
      ['2026-11-28T20:29:59Z', 'three'],
    ] as const)
      await they.does(event, at, subject);
    expect(await they.earned(rule)).toEqual(['2026-11-28']);
    await they.does(event, '2026-11-28T20:30:00Z', 'four');
    expect(await they.earned(rule)).toEqual(['2026-11-28', '2026-11-29']);
  });

  it.each([
    ['persian', ['2026-11-21', '2026-11-28']],
    ['gregorian', ['2026-11-23']],
  ] as const)('QST-01 QST-02 of a week earns once in each week of the %s calendar', async (calendar, weeks) => {
    const they = await person('2026-11-24T06:00:00Z', 'Asia/Tehran', calendar);
    for (const [at, doi] of [
      ['2026-11-24T07:00:00Z', '10.1/a'],
      ['2026-11-27T07:00:00Z', '10.1/b'],
      // A Saturday: a new week in Iran, and still the old one where weeks begin on Monday.
      ['2026-11-28T07:00:00Z', '10.1/c'],
    ] as const)
      await they.does('paper_added_by_doi', at, doi);
    expect(await they.earned('paper-by-doi')).toEqual(weeks);
  });
});

// 28 November 2026 is a Saturday, with which a week begins in Iran.
describe('a day without sending', () => {
  it('QST-02 is a rest when there was work around it, and earns once a week', async () => {
    const they = await person('2026-11-28T06:00:00Z');
    await they.quest('2026-11-28T07:00:00Z');
    await they.send('2026-11-28T08:00:00Z');
    await they.settle('2026-12-01T06:00:00Z');
    expect(await they.told('day_rested')).toEqual(['2026-11-29', '2026-11-30']);
    expect(await they.earned('day-of-rest')).toEqual(['2026-11-28']);
  });

  it('QST-02 earns nothing while it lasts', async () => {
    const they = await person('2026-11-28T06:00:00Z');
    await they.quest('2026-11-28T07:00:00Z');
    await they.settle('2026-11-28T20:29:59Z');
    expect(await they.told('day_rested')).toEqual([]);
    await they.settle('2026-11-28T20:30:00Z');
    expect(await they.told('day_rested')).toEqual(['2026-11-28']);
  });

  it('QST-02 is none for somebody who is away', async () => {
    const they = await person('2026-11-28T06:00:00Z');
    await they.quest('2026-11-28T07:00:00Z');
    await they.settle('2026-12-31T06:00:00Z');
    expect((await they.told('day_rested')).at(-1)).toBe('2026-12-04');
  });

  it('QST-01 belongs to the day of the person and not to that of the server', async () => {
    const they = await person('2026-11-28T06:00:00Z');
    await they.quest('2026-11-28T07:00:00Z');
    // Half past midnight in Tehran, and still the day before in Greenwich.
    await they.send('2026-11-28T21:00:00Z');
    await they.settle('2026-11-30T06:00:00Z');
    expect(await they.told('day_rested')).toEqual(['2026-11-28']);
  });
});

describe('a week', () => {
  it('QST-02 in which nothing bounced and no account was held earns at its end', async () => {
    const they = await person('2026-11-28T06:00:00Z');
    await they.quest('2026-11-28T07:00:00Z');
    await they.settle('2026-12-04T20:00:00Z');
    expect(await they.earned('calm-week')).toEqual([]);
    await they.settle('2026-12-04T20:31:00Z');
    expect(await they.earned('calm-week')).toEqual(['2026-11-28']);
  });

  it('QST-02 with a bounce earns nothing', async () => {
    const they = await person('2026-11-28T06:00:00Z');
    await they.quest('2026-11-28T07:00:00Z');
    await they.bounce('2026-12-02T07:00:00Z');
    await they.settle('2026-12-06T06:00:00Z');
    expect(await they.earned('calm-week')).toEqual([]);
  });

  it('QST-02 in which Gmail held an account was not within its limits', async () => {
    const they = await person('2026-11-28T06:00:00Z');
    await they.quest('2026-11-28T07:00:00Z');
    await they.did('account_held', '2026-12-02T07:00:00Z');
    await they.settle('2026-12-06T06:00:00Z');
    expect(await they.earned('calm-week')).toEqual([]);
  });

  it('QST-03 earns the same after one email and after fifty', async () => {
    const [few, many] = [await person('2026-11-28T06:00:00Z'), await person('2026-11-28T06:00:00Z')];
    for (const they of [few, many]) await they.quest('2026-11-28T07:00:00Z');
    await few.send('2026-11-29T07:00:00Z');
    for (let n = 0; n < 50; n += 1) await many.send(new Date(Date.parse('2026-11-29T07:00:00Z') + n * 60_000));
    const read = async (they: typeof few) => {
      const { xp, coins, streak } = await they.read('2026-12-06T06:00:00Z');
      return { xp, coins, streak };
    };
    expect(await read(many)).toEqual(await read(few));
  });
});

describe('weeks in a row', () => {
  const saturdays = Array.from({ length: 8 }, (_, at) => addDays('2026-11-28', 7 * at));
  const noon = (day: string) => `${day}T08:30:00Z`;

  it('QST-04 are those in which a quest was done, the present one too', async () => {
    const they = await person(noon('2026-11-28'));
    for (const day of saturdays.slice(0, 3)) await they.quest(noon(day));
    expect((await they.read(noon('2026-12-13'))).streak.weeks).toBe(3);
    expect((await they.read(noon('2026-12-19'))).streak.weeks).toBe(3);
  });

  it('QST-04 end with a week in which nothing was done, which takes nothing away', async () => {
    const they = await person(noon('2026-11-28'));
    await they.quest(noon('2026-11-28'));
    const before = await they.read(noon('2026-12-05'));
    const after = await they.read(noon('2026-12-20'));
    expect([before.streak.weeks, after.streak.weeks]).toEqual([1, 0]);
    expect(after.xp).toBeGreaterThanOrEqual(before.xp);
    expect(after.coins).toBeGreaterThanOrEqual(before.coins);
    await they.quest(noon('2026-12-20'));
    expect((await they.read(noon('2026-12-20'))).streak.weeks).toBe(1);
  });

  it('QST-04 hold through weeks in which sending is paused', async () => {
    const they = await person(noon('2026-11-28'));
    await they.quest(noon('2026-11-28'));
    await they.did('sending_paused', noon('2026-12-04'));
    // Three whole weeks pass before sending is resumed.
    await they.did('sending_resumed', noon('2026-12-28'));
    await they.quest(noon('2027-01-02'));
    expect((await they.read(noon('2027-01-03'))).streak.weeks).toBe(2);
  });

  it('QST-04 are not made by rest: paused weeks alone are none', async () => {
    const they = await person(noon('2026-11-28'));
    await they.did('sending_paused', noon('2026-11-29'));
    expect((await they.read(noon('2027-01-03'))).streak.weeks).toBe(0);
  });

  it('QST-04 the weeks of somebody who is away are told once', async () => {
    const they = await person(noon('2026-11-28'));
    await they.quest(noon('2026-11-28'));
    await they.settle(noon('2027-01-20'));
    expect(await they.told('week_passed')).toEqual(['2026-12-05']);
  });
});

describe('settling', () => {
  it('QST-01 twenty times at once gives each day and week once', async () => {
    const they = await person('2026-11-28T06:00:00Z');
    await they.quest('2026-11-28T07:00:00Z');
    await Promise.all(Array.from({ length: 20 }, () => they.settle('2026-12-06T06:00:00Z')));
    const days = await they.told('day_rested');
    expect(new Set(days).size).toBe(days.length);
    expect(await they.earned('calm-week')).toEqual(['2026-11-28']);
    expect(await they.earned('day-of-rest')).toEqual(['2026-11-28']);
  });

  it('QST-01 is done for everybody, also without a visit', async () => {
    const they = await person('2026-11-28T06:00:00Z');
    await they.quest('2026-11-28T07:00:00Z');
    await settleEverybody(everybodyAt('2026-12-06T06:00:00Z'));
    expect(await they.earned('calm-week')).toEqual(['2026-11-28']);
  });

  it('QST-01 a person whose days cannot be settled is logged and does not keep those of the others', async () => {
    const broken = await person('2026-11-28T06:00:00Z');
    const they = await person('2026-11-28T06:00:00Z');
    await they.quest('2026-11-28T07:00:00Z');
    const clockOf = (time_zone: string) =>
      database.db.updateTable('person_clocks').set({ time_zone }).where('user_id', '=', broken.userId).execute();
    await clockOf('Nowhere/Zone');
    const logged: unknown[] = [];
    await settleEverybody(everybodyAt('2026-12-06T06:00:00Z', logged));
    await clockOf('Asia/Tehran');
    expect(await they.earned('calm-week')).toEqual(['2026-11-28']);
    expect(logged).toEqual([expect.objectContaining({ userId: broken.userId })]);
  });

  it('QST-01 an account that is being deleted, or is gone, is left alone', async () => {
    const they = await person('2026-11-28T06:00:00Z');
    await they.quest('2026-11-28T07:00:00Z');
    const own = () => database.db.updateTable('users').where('id', '=', they.userId);
    await own()
      .set({ deleting_at: new Date('2026-12-06T05:00:00Z') })
      .execute();
    const logged: unknown[] = [];
    await settleEverybody(everybodyAt('2026-12-06T06:00:00Z', logged));
    expect(await they.earned('calm-week')).toEqual([]);
    await database.db.deleteFrom('users').where('id', '=', they.userId).execute();
    await they.settle('2026-12-06T06:00:00Z');
    expect(logged).toEqual([]);
  });

  const zones = [
    'Asia/Tehran',
    'Europe/Berlin',
    'America/Los_Angeles',
    'America/Sao_Paulo',
    'Asia/Beirut',
    'Pacific/Kiritimati',
    'Pacific/Pago_Pago',
  ];
  const step = fc.record({
    hours: fc.integer({ min: 1, max: 60 }),
    zone: fc.option(fc.constantFrom(...zones), { nil: null, freq: 2 }),
    calendar: fc.constantFrom<Calendar>('gregorian', 'persian'),
  });

  it('QST-04 QST-01 travel, summer time and another calendar lose no day and give none twice', async () => {
    await fc.assert(
      fc.asyncProperty(
        // Around the changes of the clocks in the spring and autumn of several years.
        fc.constantFrom('2018-02-14', '2018-10-30', '2021-03-18', '2021-09-18', '2026-03-24', '2026-10-22'),
        fc.constantFrom(...zones),
        fc.array(step, { minLength: 3, maxLength: 9 }),
        async (begin, first, steps) => {
          let at = Date.parse(`${begin}T11:00:00Z`);
          let zone = first;
          const they = await person(new Date(at).toISOString(), zone, steps[0]?.calendar);
          const begun = dayAt(new Date(at), zone);
          // Travel east may end the first day before anything is done on it.
          await they.did('sending_resumed', new Date(at - 2 * DAY));
          for (const { hours, zone: next, calendar } of steps) {
            await they.did('sending_resumed', new Date(at));
            at += hours * HOUR;
            await they.settle(new Date(at));
            if (next === null) continue;
            zone = next;
            await they.move(new Date(at), zone, calendar);
          }
          const end = at + 3 * DAY;
          await they.settle(new Date(end));

          const rested = await they.told('day_rested');
          const last = addDays(dayAt(new Date(end), zone), -1);
          const all: string[] = [];
          for (let day = begun; day <= last; day = addDays(day, 1)) all.push(day);
          expect(rested).toEqual(all);

          const weeks = await they.told('week_calm');
          for (const [index, from] of weeks.entries()) {
            const following = weeks[index + 1];
            if (following === undefined) continue;
            expect([nextWeek(from, 'gregorian'), nextWeek(from, 'persian')]).toContain(following);
          }
          const beginnings = [weekStart(begun, 'gregorian'), weekStart(begun, 'persian')];
          expect(weeks.slice(0, 1).filter((from) => !beginnings.includes(from))).toEqual([]);
          expect(await they.earned('calm-week')).toEqual(weeks);
        },
      ),
      { numRuns: 25 },
    );
  }, 120_000);
});
