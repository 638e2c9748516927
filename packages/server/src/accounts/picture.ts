import sharp from 'sharp';
import { invalidField } from '../platform/http/errors.ts';
import type { MessageKey } from '../platform/http/messages/translate.ts';
import type { UploadedFile } from '../platform/http/types.ts';
import { createBoundedQueue } from './boundedQueue.ts';

const MAX_PIXELS = 25_000_000;
/** Four times the largest display size, for high-density screens. */
const EDGE = 512;
/** A picture that takes longer is assumed to be malicious. */
const SECONDS = 10;

// The decoder may only load these three formats, whatever the bytes claim to be.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'],
});
sharp.cache(false);
sharp.concurrency(1);

/** Decoding 25 megapixels of an interlaced PNG takes 250 MB: one at a time. */
const decodeQueue = createBoundedQueue(1, 10);

const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

function formatOf(data: Buffer): 'jpeg' | 'png' | 'webp' | null {
  if (data[0] === 0xff && data[1] === 0xd8 && data[2] === 0xff) return 'jpeg';
  if (data.subarray(0, 8).equals(PNG)) return 'png';
  return data.toString('latin1', 0, 4) === 'RIFF' && data.toString('latin1', 8, 12) === 'WEBP' ? 'webp' : null;
}

/** The decoder reads an animated PNG as its first frame; an acTL chunk before the pixels marks one. */
function isAnimatedPng(data: Buffer): boolean {
  for (let at = 8; at + 8 <= data.length; at += 12 + data.readUInt32BE(at)) {
    const chunk = data.toString('latin1', at + 4, at + 8);
    if (chunk === 'acTL') return true;
    if (chunk === 'IDAT') return false;
  }
  return false;
}

export const PICTURE_TYPE = 'image/webp';

/** What to say of a file that is no picture of the three types, that has too many pixels, and that cannot be decoded. */
export type PictureFaults = Record<'type' | 'pixels' | 'damaged', MessageKey>;
const OF_UPLOADS: PictureFaults = { type: 'pictureType', pixels: 'pictureType', damaged: 'pictureDamaged' };

/**
 * Makes the stored picture from one that somebody gave: fully decoded, rotated upright, scaled down and re-encoded, so that only pixels
 * remain of the original. Throws a 400 for `field` when it is not one complete frame of JPEG, PNG or WebP with at most 25 megapixels, and
 * 429 when too many others wait.
 */
export async function makePicture(field: string, data: Buffer, faults = OF_UPLOADS): Promise<Buffer> {
  const refuse = (fault: keyof PictureFaults) => invalidField(field, faults[fault]);
  const format = formatOf(data);
  if (!format || (format === 'png' && isAnimatedPng(data))) throw refuse('type');
  return decodeQueue(async () => {
    // `error` rejects truncated files but accepts the slightly non-standard files that phones write.
    const read = (limitInputPixels: number | false) =>
      sharp(data, { limitInputPixels, failOn: 'error', sequentialRead: true });
    const {
      format: found,
      pages = 1,
      width,
      height,
    } = await read(false)
      .metadata()
      .catch(() => {
        throw refuse('damaged');
      });
    if (found !== format || pages > 1) throw refuse('type');
    if (width * height > MAX_PIXELS) throw refuse('pixels');
    return read(MAX_PIXELS)
      .autoOrient()
      .resize({ width: EDGE, height: EDGE, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 85 })
      .timeout({ seconds: SECONDS })
      .toBuffer()
      .catch(() => {
        throw refuse('damaged');
      });
  });
}

/**
 * The picture in a form's field; null where the field is absent or empty, as browsers send it without a file. Throws as `makePicture` does,
 * and a 400 for a value that is not a file.
 */
export async function pictureIn(field: string, value: unknown): Promise<Buffer | null> {
  if (value === undefined || value === null || value === '') return null;
  const data = (value as Partial<UploadedFile>).data;
  if (!Buffer.isBuffer(data)) throw invalidField(field, 'pictureType');
  return data.length > 0 ? makePicture(field, data) : null;
}
