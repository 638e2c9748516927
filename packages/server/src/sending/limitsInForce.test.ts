import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type MailTest, mailTest } from '../testing/mail.ts';
import { type MailActs, mailActs } from '../testing/mailActs.ts';
import { sendingState } from './pauseSending.ts';

let mail: MailTest;
let acts: MailActs;
beforeAll(async () => {
  mail = await mailTest({ perDay: 10, perWeek: 40 });
  acts = mailActs(mail);
});
afterAll(() => mail.close());
beforeEach(() => mail.reset());

const later = (hours: number): void => {
  mail.clock.now = new Date(mail.clock.now.getTime() + hours * 3_600_000);
};
const limitsOf = async (userId: number, limits: object = {}) => {
  const config = { ...mail.deps.config, mail: { ...mail.deps.config.mail, ...limits } };
  return (await sendingState({ ...mail.deps, config }, userId)).limits;
};

describe('the limits that a person is told', () => {
  it('R3 count what left in 24 hours and in seven days, of that person alone', async () => {
    const owner = await mail.person();
    const other = await mail.person();
    await acts.send(owner, await mail.draft(owner));
    later(25);
    await acts.send(owner, await mail.draft(owner));
    await acts.approved(owner, await mail.draft(owner));
    expect(await limitsOf(owner.userId)).toMatchObject({ day: { used: 1, limit: 10 }, week: { used: 2, limit: 40 } });
    expect(await limitsOf(other.userId)).toMatchObject({ day: { used: 0 }, week: { used: 0 } });
    later(7 * 24);
    expect(await limitsOf(owner.userId)).toMatchObject({ day: { used: 0 }, week: { used: 0 } });
  });

  it('R3 count what is on its way and what may have left, and nothing that Gmail refused', async () => {
    const owner = await mail.person();
    const [killed, lost, refused] = [await mail.draft(owner), await mail.draft(owner), await mail.draft(owner)];
    mail.gmail.next.sendMessage.push(
      () => {
        throw new Error('killed');
      },
      () => ({ outcome: 'unknown' }),
      () => ({ outcome: 'refused', reason: 'invalid' }),
    );
    await expect(acts.send(owner, killed)).rejects.toThrow('killed');
    expect([await mail.state(killed), await acts.send(owner, lost), await acts.send(owner, refused)]).toEqual([
      'sending',
      'unknown',
      'failed',
    ]);
    expect(await limitsOf(owner.userId)).toMatchObject({ day: { used: 2 }, week: { used: 2 } });
  });

  it('R3 are never above the hard ones, and lifted ones are null', async () => {
    const { userId } = await mail.person();
    expect(await limitsOf(userId, { perDay: 500, perWeek: 500 })).toMatchObject({
      day: { limit: 40 },
      week: { limit: 120 },
      account_per_day: 30,
    });
    expect(await limitsOf(userId, { perDay: 0, perWeek: 0 })).toMatchObject({
      day: { limit: null },
      week: { limit: null },
      account_per_day: null,
    });
  });

  it('R4 R5 R7 R8 are those the planner keeps', async () => {
    const { userId } = await mail.person();
    const limits = { spacingMinutes: { min: 6, max: 15 }, window: { fromHour: 8, toHour: 17 } };
    expect(await limitsOf(userId, limits)).toMatchObject({
      spacing_minutes: { min: 6, max: 15 },
      window: { from_hour: 8, to_hour: 17 },
      per_department: 1,
      per_university: 3,
      open_days: 14,
    });
    expect((await limitsOf(userId, { window: 'always' })).window).toBeNull();
  });
});
