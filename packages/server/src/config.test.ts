import { describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';

const google = { GOOGLE_CLIENT_ID: 'client', GOOGLE_CLIENT_SECRET: 'secret' };

it('believes no proxy unless it is told of one', () => {
  expect(readConfig({}).trustProxy).toEqual([]);
  expect(readConfig({ TRUST_PROXY: ' ' }).trustProxy).toEqual([]);
});

it('takes addresses, ranges and names of proxies', () => {
  expect(readConfig({ ...google, TRUST_PROXY: '10.0.0.7, 192.168.1.0/24,2001:db8::/32, loopback' }).trustProxy).toEqual(
    ['10.0.0.7', '192.168.1.0/24', '2001:db8::/32', 'loopback'],
  );
});

it.each(['true', '1', '*', '0.0.0.0/0', '::/0', '10.0.0.0/33', '10.0.0.0/8/8', '10.0.0.0/', 'proxy.example'])(
  'refuses %s as a proxy, in a sentence that names the setting',
  (TRUST_PROXY) => {
    expect(() => readConfig({ TRUST_PROXY })).toThrow(/^TRUST_PROXY must be /);
  },
);

describe('a server without the settings of Google', () => {
  it('listens on this machine alone', () => {
    expect(readConfig({})).toMatchObject({ host: 'localhost', google: { standIn: true } });
    expect(readConfig({ HOST: '' }).host).toBe('localhost');
    for (const HOST of ['localhost', '127.0.0.1', '127.1.2.3', '::1', '::ffff:127.0.0.1'])
      expect(readConfig({ HOST, PUBLIC_URL: 'http://127.0.0.1:9' }).host).toBe(HOST);
  });

  it.each([
    { HOST: '::' },
    { HOST: '0.0.0.0' },
    { HOST: '192.168.1.7' },
    { HOST: 'peyk.example' },
    { HOST: '127.0.0.1.example' },
    { PUBLIC_URL: 'https://peyk.example' },
    { PUBLIC_URL: 'https://localhost.peyk.example' },
    { TRUST_PROXY: 'loopback' },
  ])('does not start where others could reach it: %j', (env) => {
    const [name] = Object.keys(env);
    expect(() => readConfig(env)).toThrow(new RegExp(`because ${name} is .*GOOGLE_CLIENT_ID.*EXPOSE_STAND_IN=on`));
    expect(() => readConfig({ ...env, EXPOSE_STAND_IN: 'off' })).toThrow('EXPOSE_STAND_IN=on');
    expect(readConfig({ ...env, EXPOSE_STAND_IN: 'on' }).google.standIn).toBe(true);
    expect(readConfig({ ...env, ...google }).google.standIn).toBe(false);
  });

  it('starts a worker anywhere, which listens nowhere', () => {
    expect(readConfig({ ROLE: 'worker', HOST: '::' }).role).toBe('worker');
  });
});

it('listens everywhere with the real Google', () => {
  expect(readConfig(google).host).toBe('::');
});
