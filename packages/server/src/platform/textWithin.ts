/** Reads the body of an answer as text. Throws, and reads no further, when it is longer than this many bytes. */
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

/** An answer of another server that is longer than any that we ask for. */
export class BodyTooLong extends Error {
  override name = 'BodyTooLong';
  constructor(limit: number) {
    super(`An answer is longer than ${limit} bytes`);
  }
}
