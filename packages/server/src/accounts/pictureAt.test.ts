import type http from 'node:http';
import { crc32 } from 'node:zlib';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { en } from '../platform/http/messages/en.ts';
import { fa } from '../platform/http/messages/fa.ts';
import { PUBLIC, type PublicWeb, publicWeb } from '../testing/publicWeb.ts';
import { type SignedUp, startTestServer, type TestServer } from '../testing/server.ts';

const ME = '/api/auth/me/';
const EXTRAS = '/api/student/profile/edit/';
const ADDRESS = 'http://pictures.example/me.png';

let server: TestServer;
let careful: TestServer;
let web: PublicWeb;
/** What the other host answers. */
let answer: http.RequestListener;
let person: SignedUp;
let people = 0;

beforeAll(async () => {
  server = await startTestServer({ env: { PICTURE_FETCH: 'on' } });
  careful = await startTestServer();
});
afterAll(async () => {
  await server.close();
  await careful.close();
});

/** A new person, and a web on which `pictures.example` answers as the test says. */
async function begin(given: http.RequestListener): Promise<void> {
  answer = given;
  web = await publicWeb((request, response) => answer(request, response));
  web.names['pictures.example'] = [[PUBLIC]];
  people += 1;
  person = await server.signUp(`photo${people}@example.org`);
}
afterEach(() => web.close());

const send =
  (body: Buffer | string, type = 'image/png'): http.RequestListener =>
  (_request, response) =>
    response.writeHead(200, { 'content-type': type }).end(body);

/** Taken on its side, with a place in it. */
const taken = sharp({ create: { width: 60, height: 30, channels: 3, background: '#2a6' } })
  .withMetadata({ orientation: 6 })
  .withExifMerge({ IFD0: { Make: 'A camera' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '35/1 41/1 0/1' } })
  .jpeg()
  .toBuffer();

/** A PNG of a few bytes whose header promises 20,000 × 20,000 pixels. */
async function enormous(): Promise<Buffer> {
  const png = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#2a6' } })
    .png()
    .toBuffer();
  png.writeUInt32BE(20_000, 16);
  png.writeUInt32BE(20_000, 20);
  png.writeUInt32BE(crc32(png.subarray(12, 29)), 29);
  return png;
}

const upload = (data: Buffer, name: string, type: string) => {
  const form = new FormData();
  form.append('photo', new File([new Uint8Array(data)], name, { type }));
  return person.api<{ photo_url: string }>('PATCH', ME, form);
};
const fromAddress = (call: string, photo_url = ADDRESS) =>
  person.api<{ photo_url: string }>('PATCH', call, { photo_url });
const storedUrl = async () => (await person.api<{ photo_url: string | null }>('GET', ME)).body.photo_url;
const kept = (of: SignedUp) => server.db.selectFrom('media').select('key').where('user_id', '=', of.user.id).execute();

describe('a picture', () => {
  it.each<[string, () => Promise<{ status: number; body: { photo_url: string } }>]>([
    ['at an address given to PATCH me', () => fromAddress(ME)],
    ['at an address given to PATCH profile/edit', () => fromAddress(EXTRAS)],
    ['that is uploaded', async () => upload(await taken, 'me.jpg', 'image/jpeg')],
  ])('%s is kept by this server, upright and without place and camera', async (_what, give) => {
    await begin(send(await taken));
    const { status, body } = await give();
    expect([status, body.photo_url]).toEqual([200, expect.stringMatching(/^\/api\/media\/[\w-]{32}\/$/)]);
    expect(await storedUrl()).toBe(body.photo_url);
    const served = await server.api<Buffer>('GET', body.photo_url);
    expect(served.headers.get('content-type')).toBe('image/webp');
    const metadata = await sharp(served.body).metadata();
    expect(metadata).toMatchObject({ format: 'webp', width: 30, height: 60 });
    for (const kind of ['exif', 'icc', 'xmp', 'iptc', 'orientation'] as const)
      expect(metadata[kind], kind).toBeUndefined();
    expect(served.body.toString('latin1')).not.toMatch(/camera|EXIF/);
  });

  it('takes the place of the one before, which goes', async () => {
    await begin(send(await taken));
    const first = await fromAddress(ME);
    const second = await fromAddress(ME, `${ADDRESS}?other`);
    expect((await server.api('GET', first.body.photo_url)).status).toBe(404);
    expect((await server.api('GET', second.body.photo_url)).status).toBe(200);
    expect(await kept(person)).toHaveLength(1);
  });

  it('that is uploaded wins over an address, which is not asked', async () => {
    await begin(send('none'));
    const form = new FormData();
    form.append('photo', new File([new Uint8Array(await taken)], 'me.jpg'));
    form.append('photo_url', ADDRESS);
    expect((await person.api('PATCH', ME, form)).status).toBe(200);
    expect(web.connections).toEqual([]);
  });

  it('leaves nothing behind when the record was changed elsewhere meanwhile', async () => {
    await begin(send(await taken));
    const { version } = (await person.api<{ version: number }>('GET', ME)).body;
    await server.db
      .updateTable('users')
      .set({
        photo_url: 'https://elsewhere.example/a.png',
        version: version + 1,
        field_versions: { photo_url: version + 1 },
      })
      .where('id', '=', person.user.id)
      .execute();
    const { status } = await person.api('PATCH', ME, { photo_url: ADDRESS, version });
    expect([status, await kept(person)]).toEqual([409, []]);
  });
});

describe('an address', () => {
  it('that is stored and unchanged is not asked again', async () => {
    await begin(send(await taken));
    await server.db.updateTable('users').set({ photo_url: ADDRESS }).where('id', '=', person.user.id).execute();
    for (const call of [ME, EXTRAS])
      expect(await person.api('PATCH', call, { photo_url: ADDRESS, phone: '1' })).toMatchObject({
        status: 200,
        body: { photo_url: ADDRESS },
      });
    const own = (await fromAddress(ME, `${ADDRESS}?other`)).body.photo_url;
    expect(await fromAddress(EXTRAS, own)).toMatchObject({ status: 200, body: { photo_url: own } });
    expect(web.connections).toEqual([`${PUBLIC}:80`]);
  });

  it('of this server is not asked', async () => {
    await begin(send(await taken));
    const own = `${server.url}/api/media/k3y/`;
    expect(await fromAddress(ME, own)).toMatchObject({ status: 200, body: { photo_url: own } });
    expect([web.lookups, web.connections]).toEqual([[], []]);
  });

  it('is kept as it is, and not asked, where fetching is off: nothing leaves the machine', async () => {
    await begin(send(await taken));
    const other = await careful.signUp('careful@example.org');
    for (const call of [ME, EXTRAS])
      expect(await other.api('PATCH', call, { photo_url: ADDRESS })).toMatchObject({
        status: 200,
        body: { photo_url: ADDRESS },
      });
    expect([web.lookups, web.connections]).toEqual([[], []]);
  });

  it('is asked while the record stays free for others', async () => {
    const asked = Promise.withResolvers<http.ServerResponse>();
    await begin((_request, response) => asked.resolve(response));
    const slow = fromAddress(ME);
    const response = await asked.promise;
    expect(await person.api('PATCH', EXTRAS, { phone: '2' })).toMatchObject({ status: 200, body: { phone: '2' } });
    response.end(await taken);
    expect(await slow).toMatchObject({ status: 200, body: { phone: '2' } });
  });

  it('is asked thirty times an hour for one person', async () => {
    await begin(send(await taken));
    const inside = (n: number) => fromAddress(ME, `http://127.0.0.1/${n}`);
    for (let n = 0; n < 30; n++) expect((await inside(n)).status).toBe(400);
    const over = await inside(30);
    expect([over.status, Number(over.headers.get('retry-after'))]).toEqual([429, expect.any(Number)]);
    expect((await person.api('PATCH', ME, { phone: '3' })).status).toBe(200);
  });
});

describe('what is refused says why at its field, in both languages, and changes nothing', () => {
  type Key = keyof typeof en;
  it.each<[string, Key, () => Promise<http.RequestListener>, string?]>([
    ['an address inside', 'pictureAddressForbidden', async () => send(await taken), 'http://[::ffff:10.0.0.1]/me.png'],
    ['a redirect inside', 'pictureAddressForbidden', async () => redirect('http://169.254.169.254/latest')],
    ['another port', 'pictureAddressForbidden', async () => send(await taken), 'http://pictures.example:8080/me.png'],
    ['a name that nobody has', 'pictureAddressUnreachable', async () => send(await taken), 'http://nobody.example/'],
    ['a page that is not there', 'pictureAddressUnreachable', async () => notThere],
    ['HTML named .png', 'pictureAddressType', async () => send('<!doctype html><title>A picture</title>')],
    ['a PDF named .png', 'pictureAddressType', async () => send('%PDF-1.7\n%âãÏÓ')],
    ['an SVG', 'pictureAddressType', async () => send('<svg xmlns="http://www.w3.org/2000/svg"/>', 'image/svg+xml')],
    ['half a picture', 'pictureAddressType', async () => send((await taken).subarray(0, 300))],
    ['20,000 × 20,000 pixels', 'pictureAddressTooLarge', async () => send(await enormous())],
    ['6 MB', 'pictureAddressTooLarge', async () => send(Buffer.alloc(6 * 1024 * 1024, await taken))],
  ])('%s: %s', async (_what, key, given, address) => {
    await begin(await given());
    for (const call of [ME, EXTRAS]) {
      for (const [language, words] of [['en', en] as const, ['fa', fa] as const]) {
        const refused = await person.api(
          'PATCH',
          call,
          { photo_url: address ?? ADDRESS },
          { 'accept-language': language },
        );
        expect(refused).toMatchObject({
          status: 400,
          body: { detail: words[key], code: 'invalid', photo_url: [words[key]] },
        });
      }
      expect(en[key]).toMatch(/\bupload it\b.*\.$/);
      expect(fa[key]).toMatch(/بارگذاری کنید\.$/);
    }
    expect([await storedUrl(), await kept(person)]).toEqual([null, []]);
  });

  it.each<[string, () => Promise<Buffer>]>([
    ['20,000 × 20,000 pixels', enormous],
    ['a PDF named .png', async () => Buffer.from('%PDF-1.7\n%âãÏÓ')],
  ])('an upload of %s', async (_what, given) => {
    await begin(send(''));
    expect(await upload(await given(), 'me.png', 'image/png')).toMatchObject({
      status: 400,
      body: { photo: [en.pictureType] },
    });
    expect([await storedUrl(), await kept(person)]).toEqual([null, []]);
  });
});

const redirect =
  (location: string): http.RequestListener =>
  (_request, response) =>
    response.writeHead(302, { location }).end();
const notThere: http.RequestListener = (_request, response) => response.writeHead(404).end();
