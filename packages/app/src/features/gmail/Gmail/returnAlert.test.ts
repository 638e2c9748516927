import { describe, expect, it } from 'vitest';
import { readReturnAlert, withoutReturnAlert } from './returnAlert';

describe('the alert in the address', () => {
  it('GMAIL-19 GMAIL-20 is read from gmail_connect', () => {
    expect(readReturnAlert('gmail_connect=success')).toEqual({ outcome: 'success' });
    expect(readReturnAlert('gmail_connect=error')).toEqual({ outcome: 'error', reason: null, from: 'server' });
    expect(readReturnAlert('error=access_denied')).toBeNull();
    expect(readReturnAlert('gmail_connect=maybe')).toBeNull();
  });

  it('GMAIL-21 prefers the description', () => {
    expect(readReturnAlert('gmail_connect=error&error=access_denied')).toEqual({
      outcome: 'error',
      reason: 'access_denied',
      from: 'google',
    });
    expect(readReturnAlert('gmail_connect=error&error_description=It+was+used.')).toEqual({
      outcome: 'error',
      reason: 'It was used.',
      from: 'server',
    });
    expect(readReturnAlert('gmail_connect=error&error=a&error_description=No+thanks')).toEqual({
      outcome: 'error',
      reason: 'No thanks',
      from: 'google',
    });
  });

  it('GMAIL-21 keeps a known code, which has words of ours, before Google’s description', () => {
    expect(
      readReturnAlert('gmail_connect=error&error=access_denied&error_description=The+user+did+not+grant+access'),
    ).toEqual({ outcome: 'error', reason: 'access_denied', from: 'google' });
  });

  it('GMAIL-21 takes a blank description for none', () => {
    expect(readReturnAlert('gmail_connect=error&error=access_denied&error_description=+')).toEqual({
      outcome: 'error',
      reason: 'access_denied',
      from: 'google',
    });
    expect(readReturnAlert('gmail_connect=error&error=+')).toEqual({ outcome: 'error', reason: null, from: 'server' });
    expect(readReturnAlert('gmail_connect=success&error=access_denied')).toEqual({ outcome: 'success' });
  });

  it('GMAIL-22 leaves everything else in the address', () => {
    expect(withoutReturnAlert('gmail_connect=error&error=a&error_description=b&from=wizard')).toBe('from=wizard');
  });
});

it.each(['error', 'error_description'])('whatever an address says in its %s is bounded', (name) => {
  const query = new URLSearchParams({ gmail_connect: 'error', [name]: 'The moon is full. '.repeat(60_000) });
  const alert = readReturnAlert(query.toString());
  expect(alert?.outcome === 'error' ? Array.from(alert.reason ?? '').length : 0).toBe(200);
});
