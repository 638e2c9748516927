import { expect, test } from 'vitest';
import { readOAuthMessage } from './oauthMessage';

test('whatever another window says is bounded', () => {
  const description = 'The moon is full. '.repeat(60_000);
  const message = readOAuthMessage({ source: 'gmail-oauth', status: 'error', description, state: 's' });
  expect(message?.status === 'error' ? Array.from(message.description ?? '').length : 0).toBe(200);
});

test.each([
  [
    { status: 'taken', state: 's1' },
    { status: 'taken', state: 's1' },
  ],
  [{ status: 'taken' }, null],
  [{ status: 'success', code: 'c', state: '' }, null],
  [{ status: 'success', code: 7, state: 's1' }, null],
  [{ status: 'error' }, { status: 'error', description: null, state: null }],
  [
    { status: 'error', description: '', state: 's1' },
    { status: 'error', description: null, state: 's1' },
  ],
  [{ status: 'other', state: 's1', code: 'c' }, null],
])('%j is heard as %j', (data, message) => {
  expect(readOAuthMessage({ source: 'gmail-oauth', ...data })).toEqual(
    message && { source: 'gmail-oauth', ...message },
  );
});
