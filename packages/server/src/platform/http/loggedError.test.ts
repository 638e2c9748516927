import { expect, it } from 'vitest';
import { loggedError } from './loggedError.ts';

it('an error is logged with what it is and what caused it, and without what people wrote', () => {
  const cause = Object.assign(new TypeError('low level'), { code: 'ECONNRESET', query: 'a letter' });
  const error = Object.assign(new Error('duplicate key', { cause }), {
    code: '23505',
    detail: 'Key (email)=(ana@uni.example)',
    where: 'a letter',
    parameters: ['a letter'],
  });
  expect(loggedError(error)).toEqual({
    type: 'Error',
    message: 'duplicate key',
    stack: error.stack,
    code: '23505',
    cause: { type: 'TypeError', message: 'low level', stack: cause.stack, code: 'ECONNRESET' },
  });
  expect(loggedError(new RangeError('odd', { cause: 'a text' }))).toEqual({
    type: 'RangeError',
    message: 'odd',
    stack: expect.stringContaining('RangeError: odd'),
  });
  expect(loggedError('odd')).toEqual({ type: 'string', message: 'odd', stack: '' });
  expect(loggedError(undefined)).toEqual({ type: 'undefined', message: 'undefined', stack: '' });
});
