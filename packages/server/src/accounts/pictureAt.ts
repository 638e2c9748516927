import type { Deps } from '../platform/deps.ts';
import { fetchPublic, type FetchFault, FetchProblem } from '../platform/fetchPublic.ts';
import { invalidField } from '../platform/http/errors.ts';
import { type Limit, reserveOrRefuse } from './attempts.ts';
import { createBoundedQueue } from './boundedQueue.ts';
import { makePicture, type PictureFaults } from './picture.ts';

/** As large as an upload may be. */
const MAX_BYTES = 5 * 1024 * 1024;
const TIMEOUT_MS = 10_000;
/** What one person can make this server ask of others. */
const FETCHES: Limit = { kind: 'picture', most: 30, windowMs: 3_600_000 };
/** A slow address holds its place for ten seconds and up to 5 MB. */
const fetchQueue = createBoundedQueue(4, 20);

const FETCH_FAULTS = {
  forbidden: 'pictureAddressForbidden',
  unreachable: 'pictureAddressUnreachable',
  tooLarge: 'pictureAddressTooLarge',
} as const satisfies Record<FetchFault, string>;
const PICTURE_FAULTS: PictureFaults = {
  type: 'pictureAddressType',
  pixels: 'pictureAddressTooLarge',
  damaged: 'pictureAddressType',
};

/**
 * Fetches the picture at an address that a person gave and makes the stored one from it, as of an upload. Throws a 400 for `photo_url` that
 * says why there is none, and 429 when this person had too many fetched or too many others wait.
 */
export async function pictureAt(
  deps: Pick<Deps, 'config' | 'db' | 'secrets' | 'now'>,
  userId: number,
  address: string,
): Promise<Buffer> {
  await reserveOrRefuse(deps, [{ limit: FETCHES, key: String(userId) }]);
  const options = {
    accept: 'image/webp,image/png,image/jpeg',
    publicUrl: deps.config.publicUrl,
    maxBytes: MAX_BYTES,
    timeoutMs: TIMEOUT_MS,
  };
  const data = await fetchQueue(() => fetchPublic(address, options)).catch((error: unknown) => {
    if (error instanceof FetchProblem) throw invalidField('photo_url', FETCH_FAULTS[error.fault]);
    throw error;
  });
  return makePicture('photo_url', data, PICTURE_FAULTS);
}
