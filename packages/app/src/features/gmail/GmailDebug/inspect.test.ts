import { describe, expect, it } from 'vitest';
import { bodyStart, describeAnswer } from './inspect';
import { mask } from './maskSecrets';

const answer = (status: number, headers: Record<string, string> = {}, type: ResponseType = 'basic') => ({
  ok: status >= 200 && status < 300,
  status,
  statusText: '',
  type,
  headers: new Headers(headers),
});
const url = 'https://accounts.example/auth?client_id=peyk&state=s3cret-state-1';

describe('describeAnswer', () => {
  it('GMAIL-32 GMAIL-33 GMAIL-34 tells status, Location and the start of the body', () => {
    expect(describeAnswer(answer(201, { Location: url }), 'Created')).toEqual({
      status: 201,
      location: `https://accounts.example/auth?client_id=peyk&state=${mask}`,
      body: 'Created',
      whole: null,
      verdict: { opens: `https://accounts.example/auth?client_id=peyk&state=${mask}` },
    });
  });

  it('GMAIL-34 cuts a long body at whole characters and after masking, and tells how long it is', () => {
    const body = `${'🚀'.repeat(bodyStart - 20)}"state":"${'s3cret'.repeat(400)}`;
    const shown = describeAnswer(answer(200), body);
    expect(Array.from(shown.body).length).toBeLessThanOrEqual(bodyStart);
    expect(shown.body).not.toContain('s3cret');
    expect(describeAnswer(answer(200), '🚀'.repeat(bodyStart)).whole).toBeNull();
    expect(describeAnswer(answer(200), '🚀'.repeat(bodyStart + 1))).toMatchObject({
      body: '🚀'.repeat(bodyStart),
      whole: bodyStart + 1,
    });
  });

  it('A-92 masks the state wherever it stands', () => {
    const shown = describeAnswer(answer(200), JSON.stringify({ authorization_url: url, state: 's3cret-state-1' }));
    expect(JSON.stringify(shown)).not.toContain('s3cret');
    expect(shown.verdict).toHaveProperty('opens');
  });

  it('GMAIL-31 says that a redirect was not followed, and that its Location is hidden', () => {
    expect(describeAnswer(answer(0, {}, 'opaqueredirect'), '')).toEqual({
      status: null,
      location: null,
      body: '',
      whole: null,
      verdict: { fails: { why: 'noLocation' } },
    });
  });

  it('GMAIL-29 tells that the app would find nowhere to go in an answer without an address', () => {
    for (const body of [
      '',
      '{}',
      '[]',
      'null',
      '"text"',
      '<!doctype html>',
      '{"authorization_url":"javascript:x","state":"s"}',
    ])
      expect(describeAnswer(answer(200), body).verdict, body).toEqual({ fails: { why: 'noLocation' } });
  });

  it('GMAIL-26 a refusal is one for the app as well, whatever its body holds', () => {
    expect(
      describeAnswer(answer(503), '{"detail":"Google cannot be reached right now. Please try again in a moment."}')
        .verdict,
    ).toEqual({
      fails: {
        why: 'problem',
        problem: { kind: 'server', detail: 'Google cannot be reached right now. Please try again in a moment.' },
      },
    });
  });
});
