import { expect, test } from 'vitest';
import { readOAuthMessage } from './oauthMessage';

test('whatever another window says is bounded', () => {
  const description = 'The moon is full. '.repeat(60_000);
  const message = readOAuthMessage({ source: 'gmail-oauth', status: 'error', description, state: 's' });
  expect(message?.status === 'error' ? Array.from(message.description ?? '').length : 0).toBe(200);
});
