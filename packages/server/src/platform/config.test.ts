import path from 'node:path';
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

const home = path.resolve('.data');
const everything: Record<string, string> = {
  PORT: '8080',
  HOST: '10.0.0.5',
  PUBLIC_URL: 'https://peyk.example/',
  TRUST_PROXY: 'loopback',
  DATA_DIR: '/srv/peyk',
  DATABASE_URL: 'postgresql://db/peyk',
  ROLE: 'api',
  APP_DIR: '/srv/app',
  API_BASE: 'https://api.peyk.example/',
  GOOGLE_CLIENT_ID: 'client',
  GOOGLE_CLIENT_SECRET: 'secret',
  GOOGLE_ISSUER: 'https://issuer.example/',
  GOOGLE_SCOPES: 'openid  email',
  GMAIL_BASE_URL: 'https://gmail.example/',
  GMAIL_DEBUG: 'off',
  GMAIL_TIMEOUT_MS: '111',
  DRAFT_SWEEP_MS: '222',
  OPENALEX_BASE_URL: 'https://openalex.example/',
  OPENALEX_API_KEY: 'key',
  CROSSREF_BASE_URL: 'https://crossref.example/',
  CROSSREF_MAILTO: 'us@peyk.example',
  DOI_BASE_URL: 'https://doi.example/',
  ORCID_BASE_URL: 'https://orcid.example/',
  ORCID_TOKEN: 'token',
  AI_BASE_URL: 'https://model.example/v1/',
  AI_API_KEY: 'model-key',
  AI_MODEL: 'small-model',
  AI_CALLS_PER_DAY: '5',
  AI_TOKENS_PER_DAY: '6000',
  AI_PRICE_PER_MILLION_TOKENS: '2.50',
  AI_COST_PER_DAY: '0.4',
  SMTP_URL: 'smtp://mail.example',
  MAIL_FROM: 'Us <us@peyk.example>',
  PICTURE_FETCH: 'off',
  MAIL_PER_DAY: '3',
  MAIL_PER_WEEK: '7',
  MAIL_SPACING_MINUTES: '4-9',
  MAIL_WINDOW: '9-16',
  LOG_LEVEL: 'warn',
};

/** As OWASP names it. */
const passwordCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

describe('the settings', () => {
  const byDefault = {
    port: 3000,
    host: 'localhost',
    trustProxy: [],
    dataDir: home,
    databaseUrl: null,
    publicUrl: 'http://localhost:3000',
    role: 'all',
    appDir: path.resolve(import.meta.dirname, '../../../app/dist'),
    apiBase: null,
    google: {
      clientId: 'peyk-local',
      clientSecret: 'peyk-local-secret',
      issuer: 'http://localhost:3000/stand-in/google',
      standIn: true,
      scopes: ['openid', 'email', 'https://www.googleapis.com/auth/gmail.send'],
    },
    gmailBaseUrl: 'http://localhost:3000/stand-in/gmail',
    gmailDebug: true,
    gmailTimeoutMs: 30_000,
    draftSweepMs: 30_000,
    openAlex: null,
    imports: {
      crossrefUrl: 'http://localhost:3000/stand-in/crossref',
      doiUrl: 'http://localhost:3000/stand-in/doi',
      mailto: null,
      orcidUrl: 'http://localhost:3000/stand-in/orcid',
      orcidToken: null,
      crossrefSample: true,
      orcidSample: true,
    },
    languageModel: null,
    smtpUrl: null,
    mailFrom: 'Peyk <no-reply@peyk.example>',
    pictureFetch: false,
    mail: { perDay: 10, perWeek: 40, spacingMinutes: { min: 6, max: 15 }, window: { fromHour: 8, toHour: 17 } },
    logLevel: 'info',
    passwordCost,
  };

  it('have a value each where nothing is said, or only that it is empty', () => {
    expect(readConfig({})).toEqual(byDefault);
    expect(readConfig(Object.fromEntries(Object.keys(everything).map((name) => [name, ''])))).toEqual(byDefault);
  });

  it('are each what is said of it', () => {
    expect(readConfig(everything)).toEqual({
      port: 8080,
      host: '10.0.0.5',
      trustProxy: ['loopback'],
      dataDir: '/srv/peyk',
      databaseUrl: 'postgresql://db/peyk',
      publicUrl: 'https://peyk.example',
      role: 'api',
      appDir: '/srv/app',
      apiBase: 'https://api.peyk.example',
      google: {
        clientId: 'client',
        clientSecret: 'secret',
        issuer: 'https://issuer.example',
        standIn: false,
        scopes: ['openid', 'email'],
      },
      gmailBaseUrl: 'https://gmail.example',
      gmailDebug: false,
      gmailTimeoutMs: 111,
      draftSweepMs: 222,
      openAlex: { baseUrl: 'https://openalex.example', apiKey: 'key' },
      imports: {
        crossrefUrl: 'https://crossref.example',
        doiUrl: 'https://doi.example',
        mailto: 'us@peyk.example',
        orcidUrl: 'https://orcid.example',
        orcidToken: 'token',
        crossrefSample: false,
        orcidSample: false,
      },
      languageModel: {
        baseUrl: 'https://model.example/v1',
        host: 'model.example',
        apiKey: 'model-key',
        model: 'small-model',
        callsPerDay: 5,
        tokensPerDay: 6000,
        price: { perMillionTokens: 2.5, perDay: 0.4 },
        callMs: 12_000,
        runMs: 20_000,
      },
      smtpUrl: 'smtp://mail.example',
      mailFrom: 'Us <us@peyk.example>',
      pictureFetch: false,
      mail: { perDay: 3, perWeek: 7, spacingMinutes: { min: 4, max: 9 }, window: { fromHour: 9, toHour: 16 } },
      logLevel: 'warn',
      passwordCost,
    });
  });

  it('follow one another: the address the port, Google’s client or issuer the real Google', () => {
    expect(readConfig({ PORT: '4000' })).toEqual({
      ...byDefault,
      port: 4000,
      publicUrl: 'http://localhost:4000',
      google: { ...byDefault.google, issuer: 'http://localhost:4000/stand-in/google' },
      gmailBaseUrl: 'http://localhost:4000/stand-in/gmail',
      imports: {
        ...byDefault.imports,
        crossrefUrl: 'http://localhost:4000/stand-in/crossref',
        doiUrl: 'http://localhost:4000/stand-in/doi',
        orcidUrl: 'http://localhost:4000/stand-in/orcid',
      },
    });
    const real = {
      host: '::',
      gmailBaseUrl: 'https://gmail.googleapis.com',
      gmailDebug: false,
      pictureFetch: true,
      imports: {
        ...byDefault.imports,
        crossrefUrl: 'https://api.crossref.org',
        doiUrl: 'https://doi.org',
        orcidUrl: 'https://pub.orcid.org',
        crossrefSample: false,
        orcidSample: false,
      },
    };
    expect(readConfig(google)).toEqual({
      ...byDefault,
      ...real,
      google: {
        ...byDefault.google,
        clientId: 'client',
        clientSecret: 'secret',
        issuer: 'https://accounts.google.com',
        standIn: false,
      },
    });
    expect(readConfig({ GOOGLE_ISSUER: 'https://issuer.example' })).toEqual({
      ...byDefault,
      ...real,
      google: { ...byDefault.google, issuer: 'https://issuer.example', standIn: false },
    });
    expect(readConfig({ APP_DIR: 'none' }).appDir).toBeNull();
  });

  it('A-92 have the debug page only with the stand-in of Google, unless it is turned on', () => {
    const real = [google, { GOOGLE_ISSUER: 'https://issuer.example' }];
    expect(readConfig({}).gmailDebug).toBe(true);
    expect(real.map((env) => readConfig(env).gmailDebug)).toEqual([false, false]);
    expect(real.map((env) => readConfig({ ...env, GMAIL_DEBUG: 'on' }).gmailDebug)).toEqual([true, true]);
  });

  it('IMP-05 never ask the real services beside the stand-ins, and mark as a sample what a stand-in answers', () => {
    const importsWith = (env: Record<string, string>) => readConfig(env).imports;
    expect(importsWith({ CROSSREF_BASE_URL: 'https://crossref.example' })).toMatchObject({
      crossrefUrl: 'https://crossref.example',
      doiUrl: 'https://doi.org',
      crossrefSample: false,
      orcidUrl: 'http://localhost:3000/stand-in/orcid',
      orcidSample: true,
    });
    expect(importsWith({ ORCID_BASE_URL: 'https://orcid.example' })).toMatchObject({
      crossrefSample: true,
      orcidUrl: 'https://orcid.example',
      orcidSample: false,
    });
    expect(importsWith({ DOI_BASE_URL: 'https://doi.example' })).toMatchObject({
      crossrefUrl: 'http://localhost:3000/stand-in/crossref',
      doiUrl: 'https://doi.example',
      crossrefSample: true,
    });
  });

  it('take numbers, hours and minutes up to their ends', () => {
    expect(readConfig({ PORT: '65535', MAIL_PER_DAY: '0', MAIL_PER_WEEK: '0' })).toMatchObject({
      port: 65_535,
      mail: { perDay: 0, perWeek: 0 },
    });
    const spacing = (MAIL_SPACING_MINUTES: string) => readConfig({ MAIL_SPACING_MINUTES }).mail.spacingMinutes;
    expect([spacing('0'), spacing('5'), spacing('5-5')]).toEqual([
      { min: 0, max: 0 },
      { min: 5, max: 5 },
      { min: 5, max: 5 },
    ]);
    const hours = (MAIL_WINDOW: string) => readConfig({ MAIL_WINDOW }).mail.window;
    expect([hours('always'), hours('0-24'), hours('23-24')]).toEqual([
      'always',
      { fromHour: 0, toHour: 24 },
      { fromHour: 23, toHour: 24 },
    ]);
  });

  it.each([
    ['PORT', ['65536', '-1', '1.5', 'x'], /^PORT must be /],
    ['GMAIL_TIMEOUT_MS', ['-1', 'soon'], /^GMAIL_TIMEOUT_MS must be a whole number/],
    ['DRAFT_SWEEP_MS', ['-1', 'soon'], /^DRAFT_SWEEP_MS must be a whole number/],
    ['MAIL_PER_DAY', ['-1', '1.5', 'ten'], /^MAIL_PER_DAY must be a whole number/],
    ['MAIL_PER_WEEK', ['-1', '1.5', 'ten'], /^MAIL_PER_WEEK must be a whole number/],
    ['MAIL_WINDOW', ['8-8', '17-8', '8-25', '8', 'never', '8:00-17:00'], /^MAIL_WINDOW must be /],
    ['MAIL_SPACING_MINUTES', ['-1', 'x', '6-', '1.5', '15-6'], /^MAIL_SPACING_MINUTES must be /],
    ['ROLE', ['web', 'ALL'], /^ROLE must be all, api or worker/],
    ['GMAIL_DEBUG', ['true', 'ON'], /^GMAIL_DEBUG must be on or off/],
    ['EXPOSE_STAND_IN', ['true', '1'], /^EXPOSE_STAND_IN must be on or off/],
    ['PICTURE_FETCH', ['true', '1'], /^PICTURE_FETCH must be on or off/],
    ['PUBLIC_URL', ['localhost:3000', 'ftp://x.example', 'http://'], /^PUBLIC_URL must be an address/],
    ['API_BASE', ['api.example', 'ftp://x.example'], /^API_BASE must be an address/],
    ['GOOGLE_ISSUER', ['issuer.example'], /^GOOGLE_ISSUER must be an address/],
    ['GMAIL_BASE_URL', ['gmail.example'], /^GMAIL_BASE_URL must be an address/],
    ['OPENALEX_BASE_URL', ['openalex.example'], /^OPENALEX_BASE_URL must be an address/],
    ['CROSSREF_BASE_URL', ['crossref.example'], /^CROSSREF_BASE_URL must be an address/],
    ['DOI_BASE_URL', ['doi.example', 'ftp://doi.example'], /^DOI_BASE_URL must be an address/],
    ['ORCID_BASE_URL', ['orcid.example'], /^ORCID_BASE_URL must be an address/],
    ['CROSSREF_MAILTO', ['us', 'us@peyk', 'a@b.example&x=1 '], /^CROSSREF_MAILTO must be an email address/],
    ['ORCID_TOKEN', ['a b', 'a\nb', 'é'], /^ORCID_TOKEN must be a token/],
  ])('%s is refused as any of %j, in a sentence that names it', (name, values, sentence) => {
    for (const value of values) expect(() => readConfig({ [name]: value }), value).toThrow(sentence);
  });
});

describe('AIX-01 the settings of a language model', () => {
  const local = { AI_BASE_URL: 'http://localhost:11434/v1', AI_MODEL: 'llama3.2:3b' };

  it.each([
    'http://localhost:11434/v1',
    'http://127.0.0.1:8000/v1',
    'http://[::1]:8000/v1',
    'http://10.0.0.9/v1',
    'http://192.168.1.20:8080/v1',
    'http://[fd00::1]/v1',
    'https://model.example/v1',
  ])('take %s, without a key too', (AI_BASE_URL) => {
    expect(readConfig({ ...local, AI_BASE_URL }).languageModel).toMatchObject({ apiKey: null, model: 'llama3.2:3b' });
  });

  it.each(['http://model.example/v1', 'http://8.8.8.8/v1', 'http://localhost.example/v1', 'http://[2001:db8::1]/v1'])(
    'refuse %s, where others could read along',
    (AI_BASE_URL) => {
      expect(() => readConfig({ ...local, AI_BASE_URL })).toThrow(/^AI_BASE_URL must begin with https:\/\//);
    },
  );

  it.each([
    [{ AI_MODEL: '' }, /^AI_MODEL is missing/],
    [{ AI_BASE_URL: '' }, /^AI_BASE_URL is missing/],
    [{ AI_BASE_URL: 'model.example' }, /^AI_BASE_URL must be an address/],
    [{ AI_BASE_URL: 'ftp://model.example' }, /^AI_BASE_URL must be an address/],
    [{ AI_BASE_URL: 'https://model.example/v1?key=1' }, /^AI_BASE_URL must be an address/],
    [{ AI_API_KEY: 'two words' }, /^AI_API_KEY must be a key/],
    [{ AI_API_KEY: 'line\nbreak' }, /^AI_API_KEY must be a key/],
    [{ AI_MODEL: 'two words' }, /^AI_MODEL must be the name/],
    [{ AI_CALLS_PER_DAY: '-1' }, /^AI_CALLS_PER_DAY must be a whole number/],
    [{ AI_TOKENS_PER_DAY: 'many' }, /^AI_TOKENS_PER_DAY must be a whole number/],
    [{ AI_PRICE_PER_MILLION_TOKENS: '2' }, /belong together/],
    [{ AI_COST_PER_DAY: '0' }, /^AI_COST_PER_DAY must be an amount/],
  ])('refuse %j in a sentence that names the setting', (env, sentence) => {
    expect(() => readConfig({ ...local, ...env })).toThrow(sentence);
  });

  it('never repeat a password or a key', () => {
    for (const env of [
      { AI_BASE_URL: 'https://me:secret-word@model.example/v1' },
      { AI_API_KEY: 'secret-word and more' },
    ])
      expect(() => readConfig({ ...local, ...env })).toThrow(/^(?!.*secret-word)/s);
  });
});
