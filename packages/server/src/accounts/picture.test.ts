import { createHash } from 'node:crypto';
import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { HttpProblem } from '../platform/http/errors.ts';
import { seeded } from '../testing/random.ts';
import { type SignedUp, startTestServer, type TestServer } from '../testing/server.ts';
import { mediaUrl, remakePictures } from './media.ts';
import { makePicture } from './picture.ts';

type Format = 'jpeg' | 'png' | 'webp';
const FORMATS: Format[] = ['jpeg', 'png', 'webp'];

const noise = (width: number, height: number, channels: 3 | 4 = 3) => {
  const random = seeded(width * height);
  return sharp(
    Buffer.from(Array.from({ length: width * height * channels }, () => Math.floor(random.between(0, 256)))),
    {
      raw: { width, height, channels },
    },
  );
};
const flat = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: '#2a6' } });
const chunk = (type: string, data: Buffer): Buffer => {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length);
  frame.writeUInt32BE(crc32(named), 4);
  return Buffer.concat([frame.subarray(0, 4), named, frame.subarray(4)]);
};
/** Inserts a chunk right after a PNG's header. */
const withChunk = (png: Buffer, added: Buffer): Buffer => Buffer.concat([png.subarray(0, 33), added, png.subarray(33)]);
const refused = (key: string) => ({ status: 400, key, fields: { photo: [{ key }] } });

/** The resulting format, or the status and the fields of the error. */
const outcome = (data: Buffer): Promise<string> =>
  makePicture('photo', data).then(
    async (made) => (await sharp(made).metadata()).format,
    ({ status, fields }: HttpProblem) => `${status} ${Object.keys(fields).join()}`,
  );

describe('a picture', () => {
  it.each(FORMATS)('of %s is made anew as WebP of at most 512 pixels', async (format) => {
    const made = await makePicture('photo', await noise(900, 600).toFormat(format).toBuffer());
    expect(await sharp(made).metadata()).toMatchObject({ format: 'webp', width: 512, height: 341 });
    const small = await makePicture('photo', await noise(40, 60).toFormat(format).toBuffer());
    expect(await sharp(small).metadata()).toMatchObject({ width: 40, height: 60 });
  });

  it('keeps what can be seen through', async () => {
    const made = await makePicture('photo', await noise(20, 20, 4).png().toBuffer());
    expect((await sharp(made).metadata()).hasAlpha).toBe(true);
  });

  it.each(['jpeg', 'webp'] as const)(
    'of %s loses place, camera and colour profile, and stands upright',
    async (format) => {
      const taken = await noise(60, 30)
        .withMetadata({ orientation: 6 })
        .withExifMerge({ IFD0: { Make: 'A camera' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '35/1 41/1 0/1' } })
        .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"><secret/></x:xmpmeta>')
        .withIccProfile('p3')
        .toFormat(format)
        .toBuffer();
      expect(await sharp(taken).metadata()).toMatchObject({ exif: expect.any(Buffer), icc: expect.any(Buffer) });
      const made = await makePicture('photo', taken);
      const metadata = await sharp(made).metadata();
      expect(metadata).toMatchObject({ width: 30, height: 60 });
      for (const kind of ['exif', 'icc', 'xmp', 'iptc', 'orientation', 'comments'] as const)
        expect(metadata[kind], kind).toBeUndefined();
      expect(made.toString('latin1')).not.toMatch(/camera|secret|EXIF|XMP/);
    },
  );

  it.each(FORMATS)('of %s loses what was hung on behind it or hidden in it', async (format) => {
    const script = '<script>alert(1)</script>';
    const whole = await noise(30, 30).toFormat(format).toBuffer();
    const hidden = format === 'png' ? withChunk(whole, chunk('tEXt', Buffer.from(`Comment\0${script}`))) : whole;
    const made = await makePicture('photo', Buffer.concat([hidden, Buffer.from(`${script}<?php ?>PK\u0003\u0004`)]));
    expect(made.toString('latin1')).not.toMatch(/script|php|PK\u0003/);
    expect(made.readUInt32LE(4) + 8).toBe(made.length);
  });
});

describe('what is refused', () => {
  it.each(FORMATS)('half a file of %s, cut anywhere', async (format) => {
    const whole = await noise(64, 64).toFormat(format).toBuffer();
    for (let part = 1; part < 10; part++)
      await expect(
        makePicture('photo', whole.subarray(0, (whole.length * part) / 10)),
        `${part} tenths`,
      ).rejects.toMatchObject({
        status: 400,
        fields: { photo: expect.any(Array) },
      });
  });

  const seed = Date.now() % 1_000_000;
  it.each(FORMATS)(`nothing but 400 answers a damaged %s (seed ${seed})`, async (format) => {
    const random = seeded(seed);
    const whole = await noise(48, 48).toFormat(format).toBuffer();
    for (let n = 0; n < 150; n++) {
      const damaged = Buffer.from(whole);
      for (let hits = random.between(1, 8); hits > 0; hits--)
        damaged[Math.floor(random.between(0, damaged.length))] = Math.floor(random.between(0, 256));
      expect(await outcome(damaged), `${n}`).toMatch(/^(webp|400 photo)$/);
    }
  });

  it.each([
    ['an SVG', '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'],
    ['an SVG behind a declaration', '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"/>'],
    ['a GIF', 'GIF89a\u0001\u0000\u0001\u0000'],
    ['a PDF', '%PDF-1.7'],
    ['another RIFF', 'RIFF....WAVE'],
    ['nothing', ''],
  ])('%s', async (_name, text) => {
    await expect(makePicture('photo', Buffer.from(text, 'latin1'))).rejects.toMatchObject(refused('pictureType'));
  });

  it.each([
    ['JPEG', [0xff, 0xd8, 0xff]],
    ['PNG', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
  ])('an SVG that begins like a %s', async (_name, head) => {
    const both = Buffer.concat([
      Buffer.from(head),
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'),
    ]);
    await expect(makePicture('photo', both)).rejects.toMatchObject(refused('pictureDamaged'));
  });

  it('more than 25 megapixels, by a hair', async () => {
    const just = await flat(5000, 5000).png({ compressionLevel: 1 }).toBuffer();
    expect((await sharp(await makePicture('photo', just)).metadata()).width).toBe(512);
    for (const format of FORMATS) {
      const over = await flat(5001, 5000).toFormat(format).toBuffer();
      await expect(makePicture('photo', over), format).rejects.toMatchObject(refused('pictureType'));
    }
  });

  it('more than one frame', async () => {
    const frame = () => noise(8, 8).png().toBuffer();
    const frames = await sharp([await frame(), await flat(8, 8).png().toBuffer()], { join: { animated: true } })
      .webp()
      .toBuffer();
    expect((await sharp(frames).metadata()).pages).toBe(2);
    await expect(makePicture('photo', frames)).rejects.toMatchObject(refused('pictureType'));
    const animated = withChunk(await frame(), chunk('acTL', Buffer.from([0, 0, 0, 2, 0, 0, 0, 0])));
    await expect(makePicture('photo', animated)).rejects.toMatchObject(refused('pictureType'));
  });

  it('a header that promises more than there is', async () => {
    const png = await noise(8, 8).png().toBuffer();
    const header = Buffer.from(png.subarray(16, 29));
    header.writeUInt32BE(65_000, 0);
    header.writeUInt32BE(65_000, 4);
    const huge = Buffer.concat([png.subarray(0, 8), chunk('IHDR', header), png.subarray(33)]);
    await expect(makePicture('photo', huge)).rejects.toMatchObject(refused('pictureType'));
  });
});

it('chunks that unfold to hundreds of megabytes cost no memory', async () => {
  const bomb = deflateSync(Buffer.alloc(300 * 1024 * 1024), { level: 9 });
  const png = await noise(8, 8).png().toBuffer();
  const before = process.memoryUsage().rss;
  for (const [type, head] of [
    ['zTXt', Buffer.from('Comment\0\0', 'latin1')],
    ['iTXt', Buffer.from('Comment\0\u0001\0\0\0', 'latin1')],
    ['iCCP', Buffer.from('profile\0\0', 'latin1')],
  ] as const) {
    const folded = withChunk(png, chunk(type, Buffer.concat([head, bomb])));
    expect(await outcome(folded), type).toMatch(/^(webp|400 photo)$/);
    expect(process.memoryUsage().rss - before, type).toBeLessThan(100 * 1024 * 1024);
  }
});

describe('pictures that were stored as they came', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer();
  });
  afterAll(() => server.close());

  it('are made anew once and not shown before; what is none goes, of its own person alone', async () => {
    const [whole, broken, other] = [
      await server.signUp('whole@example.org'),
      await server.signUp('broken@example.org'),
      await server.signUp('other@example.org'),
    ];
    const raw = Buffer.concat([await noise(700, 700).jpeg().toBuffer(), Buffer.from('<script>')]);
    const store = async (userId: number, key: string, bytes: Buffer) => {
      await server.db.insertInto('media').values({ key, user_id: userId, mime: 'image/jpeg', bytes }).execute();
      await server.db
        .updateTable('users')
        .set({ photo_url: mediaUrl(key) })
        .where('id', '=', userId)
        .execute();
    };
    await store(whole.user.id, 'whole', raw);
    await store(broken.user.id, 'broken', raw.subarray(0, raw.length / 2));
    await store(other.user.id, 'other', raw);
    const { id: professor } = await server.db
      .insertInto('professors')
      .values({ user_id: other.user.id, full_name: 'A', person_key: 'own:a', image_key: 'portrait' })
      .returning('id')
      .executeTakeFirstOrThrow();
    await server.db
      .insertInto('media')
      .values({ key: 'portrait', user_id: other.user.id, mime: 'image/png', bytes: Buffer.from('nothing') })
      .execute();
    expect((await server.api('GET', mediaUrl('whole'))).status).toBe(404);

    await remakePictures(server.db);
    const stored = await server.db.selectFrom('media').selectAll().orderBy('key').execute();
    expect(stored.map(({ key, mime }) => [key, mime])).toEqual([
      ['other', 'image/webp'],
      ['whole', 'image/webp'],
    ]);
    for (const { bytes, made_hash } of stored) {
      expect(bytes.toString('latin1')).not.toContain('script');
      expect(made_hash).toBe(createHash('sha256').update(bytes).digest('base64url'));
    }
    const served = await server.api<Buffer>('GET', mediaUrl('whole'));
    expect([served.status, served.headers.get('content-type')]).toEqual([200, 'image/webp']);
    const photo = async ({ api }: SignedUp) => (await api('GET', '/api/auth/me/')).body.photo_url;
    expect([await photo(whole), await photo(broken), await photo(other)]).toEqual([
      mediaUrl('whole'),
      null,
      mediaUrl('other'),
    ]);
    expect((await other.api('GET', `/api/professor/professors/${professor}/`)).body.image_url).toBeNull();

    const before = served.body;
    await remakePictures(server.db);
    expect((await server.api<Buffer>('GET', mediaUrl('whole'))).body.equals(before)).toBe(true);
  });
});
