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
});
