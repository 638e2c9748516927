import { expect, it } from 'vitest';
import { BodyTooLong, textWithin } from './textWithin.ts';

/** A response that arrives in these chunks. */
const answerOf = (...pieces: Uint8Array[]): Response => new Response(ReadableStream.from(pieces));
const bytes = Buffer.from('سلام 👩‍🎓');

it('reads a body to its end, also where a letter stands across two pieces', async () => {
  const pieces = Array.from(bytes, (byte) => Uint8Array.of(byte));
  expect(await textWithin(answerOf(...pieces), 100)).toBe('سلام 👩‍🎓');
  expect(await textWithin(answerOf(), 0)).toBe('');
  expect(await textWithin(new Response(null), 0)).toBe('');
});

it('reads what is as long as it may be in bytes, and nothing longer', async () => {
  expect(await textWithin(answerOf(bytes.subarray(0, 4), bytes.subarray(4)), bytes.length)).toBe('سلام 👩‍🎓');
  const longer = textWithin(answerOf(bytes.subarray(0, 4), bytes.subarray(4)), bytes.length - 1);
  await expect(longer).rejects.toThrow(new BodyTooLong(bytes.length - 1));
  await expect(longer).rejects.toThrow(`An answer is longer than ${bytes.length - 1} bytes`);
});
