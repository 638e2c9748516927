import { describe, expect, it } from 'vitest';
import { MockActiveBot, MockBot, MockDraftBot, MockPausedBot } from '../../../mocks/fixtures/bot';
import { MockGmail } from '../../../mocks/fixtures/gmail';
import { askingOf } from './toState';

describe('askingOf', () => {
  it('A-90 names the bots at work that send from the account, counts those at rest, and no other', () => {
    const other = { ...MockActiveBot, gmail_account: 99 };
    expect(askingOf(MockGmail, { data: [MockBot, MockPausedBot, MockDraftBot, other] }, false)).toEqual({
      account: MockGmail,
      bots: [{ id: MockBot.id, name: MockBot.name }],
      resting: 2,
      busy: false,
    });
  });

  it('A-67 A-90 knows a bot at work however its status is written', () => {
    const shouting = { ...MockBot, status: 'RUNNING' as typeof MockBot.status };
    expect(askingOf(MockGmail, { data: { results: [shouting], count: 1 } }, false)?.bots).toHaveLength(1);
  });

  it('does not claim that no bot is affected while the bots are unknown', () => {
    expect(askingOf(MockGmail, { data: undefined }, false)?.bots).toBeNull();
  });

  it('asks nothing without an account', () => {
    expect(askingOf(null, { data: [] }, false)).toBeNull();
  });
});
