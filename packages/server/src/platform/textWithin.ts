/** Reads a response body as text. Throws, and stops reading, when it is longer than `limit` bytes. */
export async function textWithin(response: Response, limit: number): Promise<string> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of response.body ?? []) {
    length += chunk.byteLength;
    if (length > limit) throw new BodyTooLong(limit);
    chunks.push(chunk);
  }
  return new TextDecoder().decode(Buffer.concat(chunks));
}

/** A response longer than the limit. */
export class BodyTooLong extends Error {
  override name = 'BodyTooLong';
  constructor(limit: number) {
    super(`An answer is longer than ${limit} bytes`);
  }
}
