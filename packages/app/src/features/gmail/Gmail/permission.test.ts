import type { AppConfig } from '@peyk/api-types';
import { describe, expect, it } from 'vitest';
import { MockConfig } from '../../../mocks/fixtures/config';
import { MockGmail } from '../../../mocks/fixtures/gmail';
import { permissionOf } from './permission';

const scope = (name: string) => `https://www.googleapis.com/auth/${name}`;
const asking = (...scopes: string[]) => ({
  data: { ...MockConfig, google: { ...MockConfig.google, scopes } } satisfies AppConfig,
  problem: null,
});

describe('permissionOf', () => {
  it('A-91 says that only sending is asked for, with the limits of the server', () => {
    expect(permissionOf({ data: MockConfig, problem: null }, [MockGmail])).toEqual({
      sends: 'directly',
      reads: false,
      limits: { perDay: 10, perWeek: 40 },
      debug: true,
    });
  });

  it('A-91 does not hide that drafts are written, or that the mailbox can be read', () => {
    expect(permissionOf(asking('openid', scope('gmail.compose')), [])).toMatchObject({ sends: 'drafts', reads: false });
    for (const name of ['gmail.readonly', 'gmail.metadata', 'gmail.modify'])
      expect(permissionOf(asking(scope('gmail.send'), scope(name)), [])).toMatchObject({ reads: true });
    expect(permissionOf(asking('https://mail.google.com/'), [])).toMatchObject({ reads: true });
  });

  it('A-91 counts what an account allowed once, although it is no longer asked for', () => {
    const reader = { ...MockGmail, scopes: [...MockGmail.scopes, scope('gmail.readonly')] };
    expect(permissionOf(asking(scope('gmail.send')), [reader])).toMatchObject({ reads: true });
  });

  it('claims nothing while or where the server did not say', () => {
    expect(permissionOf({ data: undefined, problem: null }, [])).toBeNull();
    expect(permissionOf({ data: undefined, problem: { kind: 'network' } }, [MockGmail])).toEqual({
      sends: 'directly',
      reads: null,
      limits: null,
      debug: false,
    });
    const { scopes: _scopes, ...google } = MockConfig.google;
    expect(permissionOf({ data: { ...MockConfig, google }, problem: null }, [])).toMatchObject({ reads: null });
  });

  it('A-91 tells of an account that reads or writes drafts also where the server says nothing of itself', () => {
    const other = (name: string) => ({ ...MockGmail, id: 44, scopes: [scope(name)] });
    const silent = { data: undefined, problem: { kind: 'network' } } as const;
    expect(permissionOf(silent, [MockGmail, other('gmail.modify')])).toMatchObject({ reads: true, sends: 'directly' });
    expect(permissionOf(silent, [MockGmail, other('gmail.compose')])).toMatchObject({ reads: null, sends: 'drafts' });
    for (const name of ['gmail.send', 'gmail.settings.basic', 'gmail.readonly.not', 'gmail_readonly'])
      expect(permissionOf(asking(scope(name)), [])).toMatchObject({ reads: false, sends: 'directly' });
  });

  it('A-92 the debug page is there only where the server says so', () => {
    const { gmail_debug: _, first_contacts: __, ...rest } = MockConfig;
    expect(permissionOf({ data: rest, problem: null }, [])).toMatchObject({ debug: false, limits: null });
    expect(permissionOf({ data: { ...MockConfig, gmail_debug: false }, problem: null }, [])).toMatchObject({
      debug: false,
    });
  });
});
