import { once } from 'node:events';
import type http from 'node:http';
import net from 'node:net';
import tls from 'node:tls';
import { gzipSync } from 'node:zlib';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { PUBLIC, type PublicWeb, publicWeb } from '../testing/publicWeb.ts';
import { fetchPublic, isPublicAddress } from './fetchPublic.ts';

let web: PublicWeb | null = null;
afterEach(async () => {
  await web?.close();
  web = null;
});

const NAME = 'pictures.example';

async function open(
  answer: http.RequestListener | net.Server,
  names: PublicWeb['names'] = {},
  dead: string[] = [],
): Promise<PublicWeb> {
  web = await publicWeb(answer, { dead });
  web.names = { [NAME]: [[PUBLIC]], ...names };
  return web;
}

const fetched = (address: string, change: Partial<Parameters<typeof fetchPublic>[1]> = {}) =>
  fetchPublic(address, {
    accept: 'image/png',
    publicUrl: 'https://peyk.example',
    maxBytes: 1000,
    timeoutMs: 10_000,
    ...change,
  });
const faultOf = (address: string, change?: Parameters<typeof fetched>[1]) =>
  fetched(address, change).then(
    (body) => `a body of ${body.length}`,
    ({ fault }: { fault: string }) => fault,
  );
const sendTo =
  (location: string): http.RequestListener =>
  (_request, response) => {
    // Escaped as far as a header demands it.
    response.writeHead(302, { location: location.replaceAll(/\P{ASCII}/gu, encodeURIComponent) }).end();
  };

it('reads what a public address answers, names itself and carries nothing else', async () => {
  const requests: http.IncomingMessage[] = [];
  const { connections } = await open((request, response) => {
    requests.push(request);
    response.end('a picture');
  });
  expect((await fetched(`http://${NAME}/a%20b.png?size=2#top`)).toString()).toBe('a picture');
  expect(connections).toEqual([`${PUBLIC}:80`]);
  const [request] = requests;
  expect([request?.method, request?.url]).toEqual(['GET', '/a%20b.png?size=2']);
  expect(request?.headers).toEqual({
    host: NAME,
    'user-agent': 'Peyk/1 (+https://peyk.example)',
    accept: 'image/png',
    'accept-encoding': 'identity',
    connection: 'close',
  });
});

describe('an address inside', () => {
  const inside = [
    'http://127.0.0.1/',
    'http://169.254.169.254/latest/meta-data/',
    'http://168.63.129.16/',
    'http://100.100.100.200/',
    'http://10.0.0.1/',
    'http://172.16.0.1/',
    'http://192.168.1.1/',
    'http://100.64.0.1/',
    'http://192.0.0.170/',
    'http://198.18.0.1/',
    'http://203.0.113.1/',
    'http://224.0.0.1/',
    'http://240.0.0.1/',
    'http://255.255.255.255/',
    'http://0.0.0.0/',
    'http://0/',
    'http://127.1/',
    'http://2130706433/',
    'http://0x7f000001/',
    'http://0177.0.0.1/',
    'http://017700000001/',
    'http://0xA9.0xFE.0xA9.0xFE/',
    'http://①②⑦.0.0.1/',
    'http://[::1]/',
    'http://[::]/',
    'http://[::10.0.0.1]/',
    'http://[::ffff:10.0.0.1]/',
    'http://[::ffff:0:10.0.0.1]/',
    'http://[64:ff9b::7f00:1]/',
    'http://[64:ff9b:1::a00:1]/',
    'http://[2002:7f00:1::]/',
    'http://[2001::1]/',
    'http://[2001:db8::1]/',
    'http://[fd00:ec2::254]/',
    'http://[fe80::1]/',
    'http://[fec0::1]/',
    'http://[ff02::1]/',
  ];

  it.each(inside)('%s is not asked', async (address) => {
    const { connections } = await open((_request, response) => response.end('secret'));
    expect(await faultOf(address)).toBe('forbidden');
    expect(connections).toEqual([]);
  });

  it.each(inside)('%s is not asked after a redirect either', async (address) => {
    const { connections } = await open(sendTo(address));
    expect(await faultOf(`http://${NAME}/`)).toBe('forbidden');
    expect(connections).toEqual([`${PUBLIC}:80`]);
  });

  it.each([
    ['localhost', ['127.0.0.1', '::1']],
    ['localhost.', ['127.0.0.1']],
    ['metadata.google.internal', ['169.254.169.254']],
    ['inside.example', ['::ffff:10.0.0.1']],
    ['half.example', [PUBLIC, '10.0.0.1']],
    ['zone.example', ['fe80::1%eth0']],
    ['odd.example', ['no address']],
  ])('behind the name %s is not asked', async (name, addresses) => {
    const { connections } = await open((_request, response) => response.end('secret'), { [name]: [addresses] });
    expect(await faultOf(`http://${name}/`)).toBe('forbidden');
    expect(connections).toEqual([]);
  });

  it('is not reached by a name that has another address the second time', async () => {
    const { connections, lookups } = await open((_request, response) => response.end('a picture'), {
      [NAME]: [[PUBLIC], ['127.0.0.1']],
    });
    expect((await fetched(`http://${NAME}/`)).toString()).toBe('a picture');
    expect([lookups, connections]).toEqual([[NAME], [`${PUBLIC}:80`]]);
    expect(await faultOf(`http://${NAME}/`)).toBe('forbidden');
    expect(connections).toEqual([`${PUBLIC}:80`]);
  });

  it('is not reached by a redirect to the same name, whose address has changed', async () => {
    const { connections } = await open(sendTo('/again'), { [NAME]: [[PUBLIC], ['169.254.169.254']] });
    expect(await faultOf(`http://${NAME}/`)).toBe('forbidden');
    expect(connections).toEqual([`${PUBLIC}:80`]);
  });
});

it.each([
  ['8.8.8.8', true],
  ['2606:4700::1111', true],
  ['::ffff:8.8.8.8', true],
  ['168.63.129.16', false],
  ['::ffff:168.63.129.16', false],
  ['', false],
])('whether %j is public: %j', (address, expected) => {
  expect(isPublicAddress(address)).toBe(expected);
});

describe('an address that may not be asked', () => {
  it.each([
    'ftp://pictures.example/a.png',
    'file:///etc/passwd',
    'data:image/png;base64,AAAA',
    'javascript:alert(1)',
    'http://pictures.example:8080/',
    'http://pictures.example:443/',
    'https://pictures.example:80/',
    'http://pictures.example:22/',
    'http://me@pictures.example/',
    'http://me:secret@pictures.example/',
    'http://',
    'no address',
  ])('is %s, also after a redirect', async (address) => {
    const { connections, lookups } = await open(sendTo(address.includes(' ') ? 'http://a b/' : address));
    expect(await faultOf(address)).toBe('forbidden');
    expect([connections, lookups]).toEqual([[], []]);
    expect(await faultOf(`http://${NAME}/`)).toBe('forbidden');
    expect(connections).toHaveLength(1);
  });

  it('is none whose port is the usual one, written out', async () => {
    await open((_request, response) => response.end('a picture'));
    expect((await fetched(`http://${NAME}:80/`)).toString()).toBe('a picture');
  });
});

describe('redirects', () => {
  const chain: http.RequestListener = ({ url = '' }, response) => {
    const left = Number(url.slice(1));
    if (left === 0) response.end('a picture');
    else response.writeHead(301 + (left % 2), { location: `/${left - 1}`, 'set-cookie': 'a=1' }).end('x'.repeat(5000));
  };

  it('are followed five times, not six', async () => {
    const { connections } = await open(chain);
    expect((await fetched(`http://${NAME}/5`)).toString()).toBe('a picture');
    expect(connections).toHaveLength(6);
    expect(await faultOf(`http://${NAME}/6`)).toBe('unreachable');
    expect(connections).toHaveLength(12);
  });

  it('bring no cookie back', async () => {
    const cookies: (string | undefined)[] = [];
    await open((request, response) => {
      cookies.push(request.headers.cookie);
      chain(request, response);
    });
    await fetched(`http://${NAME}/2`);
    expect(cookies).toEqual([undefined, undefined, undefined]);
  });

  it('are not read to their end', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    await open((request, response) => {
      if (request.url === '/there') return response.end('a picture');
      request.socket.on('close', () => resolve());
      return drip(response.writeHead(302, { location: '/there' }));
    });
    expect((await fetched(`http://${NAME}/`, { timeoutMs: 3_600_000 })).toString()).toBe('a picture');
    await promise;
  });

  it('never lead from https to http', async () => {
    const { connections } = await open(sendTo(`http://${NAME}/plain`));
    unencrypted();
    expect(await faultOf(`https://${NAME}/`)).toBe('forbidden');
    expect(connections).toEqual([`${PUBLIC}:443`]);
  });
});

/** Leaves the encryption out, and returns what it would have been made with. */
function unencrypted() {
  return vi.spyOn(tls, 'connect').mockImplementation((...args: unknown[]) => {
    const { socket } = args[0] as { socket: tls.TLSSocket };
    queueMicrotask(() => socket.emit('secureConnect'));
    return socket;
  });
}

describe('https', () => {
  it('asks for a certificate of the name, or of the address where there is no name', async () => {
    const { connections } = await open((_request, response) => response.end('a picture'));
    const connect = unencrypted();
    expect((await fetched(`https://${NAME}/`)).toString()).toBe('a picture');
    expect((await fetched('https://[2606:4700::1111]/')).toString()).toBe('a picture');
    expect(connections).toEqual([`${PUBLIC}:443`, '2606:4700::1111:443']);
    const checked = { rejectUnauthorized: true, ALPNProtocols: ['http/1.1'] };
    expect(connect.mock.calls).toMatchObject([
      [{ ...checked, host: NAME, servername: NAME }],
      [{ ...checked, host: '2606:4700::1111' }],
    ]);
    expect(connect.mock.calls[1]?.[0]).not.toHaveProperty('servername');
  });

  it('says nothing in the open', async () => {
    const received: Buffer[] = [];
    const listener = net.createServer((socket) =>
      socket.on('data', (data) => {
        received.push(data);
        socket.end('HTTP/1.1 200 OK\r\n\r\nin the open');
      }),
    );
    await open(listener);
    expect(await faultOf(`https://${NAME}/secret.png`)).toBe('unreachable');
    const said = Buffer.concat(received);
    // A TLS handshake, with the name that the certificate must have.
    expect(said[0]).toBe(22);
    expect(said.includes(NAME)).toBe(true);
    expect(said.includes('secret.png')).toBe(false);
  });
});

describe('an answer that does not end', () => {
  /** Resolves when the other side has closed the connection. */
  const closed = () => Promise.withResolvers<void>();

  it('is broken off at the limit, however long it says it is', async () => {
    const { promise, resolve } = closed();
    await open((request, response) => {
      request.socket.on('close', () => resolve());
      const pour = () => {
        while (!response.destroyed && response.write('x'.repeat(500)));
      };
      response.on('drain', pour);
      pour();
    });
    expect(await faultOf(`http://${NAME}/`)).toBe('tooLarge');
    await promise;
  });

  it('is not begun where it says that it is longer than the limit', async () => {
    await open((_request, response) => {
      response.writeHead(200, { 'content-length': '1001' }).flushHeaders();
    });
    expect(await faultOf(`http://${NAME}/`)).toBe('tooLarge');
  });

  it('may be as long as the limit', async () => {
    await open((_request, response) => response.end('x'.repeat(1000)));
    expect(await faultOf(`http://${NAME}/`)).toBe('a body of 1000');
  });

  it('is not unfolded', async () => {
    const folded = gzipSync('x'.repeat(100_000));
    await open((_request, response) => response.writeHead(200, { 'content-encoding': 'gzip' }).end(folded));
    expect(await fetched(`http://${NAME}/`)).toEqual(folded);
  });

  it.each<[string, http.RequestListener]>([
    ['says nothing', () => undefined],
    ['never ends its head', (_request, response) => response.socket?.write('HTTP/1.1 200 OK\r\nX-A: 1\r\n')],
    ['comes byte by byte', (_request, response) => void drip(response)],
    [
      'redirects byte by byte',
      (_request, response) => void drip(response.writeHead(302, { location: `http://${NAME}/` })),
    ],
  ])('and %s is left when the time is over, and the connection closed', async (_what, answer) => {
    const { promise, resolve } = closed();
    await open((request, response) => {
      request.socket.on('close', () => resolve());
      answer(request, response);
    });
    expect(await faultOf(`http://${NAME}/`, { timeoutMs: 300 })).toBe('unreachable');
    await promise;
  });

  it('and a name that is never found is left when the time is over', async () => {
    const { connections } = await open(() => undefined);
    vi.spyOn((await import('./fetchPublic.ts')).internet, 'resolve').mockReturnValue(new Promise(() => undefined));
    expect(await faultOf(`http://${NAME}/`, { timeoutMs: 50 })).toBe('unreachable');
    expect(connections).toEqual([]);
  });
});

/** A byte now and then, so that each wait for the next one is short. */
async function drip(response: http.ServerResponse): Promise<void> {
  response.write('x');
  const timer = setInterval(() => response.write('x'), 20);
  await once(response, 'close');
  clearInterval(timer);
}

describe('what is no document', () => {
  it.each<[string, http.RequestListener]>([
    ['not found', (_request, response) => response.writeHead(404).end('none')],
    ['a failure', (_request, response) => response.writeHead(500).end('none')],
    ['a part', (_request, response) => response.writeHead(206).end('part')],
    ['nothing', (_request, response) => response.writeHead(204).end()],
    ['a redirect to nowhere', (_request, response) => response.writeHead(302).end()],
    ['not modified', (_request, response) => response.writeHead(304).end()],
    [
      'half of what it promised',
      (_request, response) => {
        response.writeHead(200, { 'content-length': '10' }).write('half', () => response.destroy());
      },
    ],
    ['another protocol', (_request, response) => response.socket?.end('220 mail.example ESMTP\r\n')],
    [
      'a head without end',
      (_request, response) => response.socket?.end(`HTTP/1.1 200 OK\r\nX-A: ${'x'.repeat(70_000)}\r\n\r\nbody`),
    ],
    ['an end', (request) => request.socket.destroy()],
  ])('%s', async (_what, answer) => {
    await open(answer);
    expect(await faultOf(`http://${NAME}/`)).toBe('unreachable');
  });

  it('a name that nobody has', async () => {
    const { connections } = await open(() => undefined);
    expect(await faultOf('http://nobody.example/')).toBe('unreachable');
    expect(connections).toEqual([]);
  });
});

it('asks the next address of a name when one does not answer', async () => {
  const { connections } = await open(
    (_request, response) => response.end('a picture'),
    { [NAME]: [['2606:4700::1111', PUBLIC]] },
    ['2606:4700::1111'],
  );
  expect((await fetched(`http://${NAME}/`)).toString()).toBe('a picture');
  expect(connections).toEqual(['2606:4700::1111:80', `${PUBLIC}:80`]);
});

it('reads no proxy from the environment', async () => {
  const { connections } = await open((_request, response) => response.end('a picture'));
  vi.stubEnv('HTTP_PROXY', 'http://10.0.0.1:3128').stubEnv('NODE_USE_ENV_PROXY', '1');
  expect((await fetched(`http://${NAME}/`)).toString()).toBe('a picture');
  expect(connections).toEqual([`${PUBLIC}:80`]);
  vi.unstubAllEnvs();
});
