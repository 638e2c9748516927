import { describe, expect, it } from 'vitest';
import { MockActiveBot, MockBot } from '../../../mocks/fixtures/bot';
import { MockGmail } from '../../../mocks/fixtures/gmail';
import { askingOf } from './toState';

describe('askingOf', () => {
  it('A-90 names the bots that send from the account, and no other', () => {
    const other = { ...MockActiveBot, gmail_account: 99 };
    expect(askingOf(MockGmail, { data: [MockBot, other] }, false)).toEqual({
      account: MockGmail,
      bots: [{ id: MockBot.id, name: MockBot.name }],
      busy: false,
    });
  });

  it('does not claim that no bot is affected while the bots are unknown', () => {
    expect(askingOf(MockGmail, { data: undefined }, false)?.bots).toBeNull();
  });

  it('asks nothing without an account', () => {
    expect(askingOf(null, { data: [] }, false)).toBeNull();
  });
});
