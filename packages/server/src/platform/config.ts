import { isIP } from 'node:net';
import path from 'node:path';
import ipaddr from 'ipaddr.js';
import { canonicalEmail } from './emailAddress.ts';
import { isLocalName } from './localName.ts';

export type Role = 'all' | 'api' | 'worker';

/** Sending limits (rules R3 to R5): counts per person, minutes between first contacts, and office hours. */
export interface MailLimits {
  perDay: number;
  perWeek: number;
  spacingMinutes: { min: number; max: number };
  /** `always` disables the window; meant for tests. */
  window: { fromHour: number; toHour: number } | 'always';
}

/** An OpenAI-compatible service, and what it may cost for one person and day. */
export interface LanguageModelConfig {
  /** Without a trailing slash; `/chat/completions` is added to it. */
  baseUrl: string;
  /** Host and port, as the person is told. */
  host: string;
  apiKey: string | null;
  model: string;
  callsPerDay: number;
  tokensPerDay: number;
  /** Price of a million tokens, and the most that a person's day may cost, in one currency; null where no price is known. */
  price: { perMillionTokens: number; perDay: number } | null;
  /** How long one call may take, and all those of a run together (AIX-04). No variable sets it. */
  callMs: number;
  runMs: number;
}

export interface Config {
  port: number;
  host: string;
  /** Proxies whose forwarded client address is trusted; empty trusts none. */
  trustProxy: string[];
  dataDir: string;
  databaseUrl: string | null;
  publicUrl: string;
  role: Role;
  /** Folder of the built app, or null when only the API is served. */
  appDir: string | null;
  /** Base URL of the API for the built app, when another server has it. */
  apiBase: string | null;
  google: { clientId: string; clientSecret: string; issuer: string; standIn: boolean; scopes: string[] };
  gmailBaseUrl: string;
  /** Timeout of one Gmail call in milliseconds; its outcome is then unknown. */
  gmailTimeoutMs: number;
  /** Interval of the sweep for drafts left at Gmail, and minimum time after their delivery, in milliseconds. */
  draftSweepMs: number;
  /** Whether the debug page of the Gmail connection, and its API path, are enabled. */
  gmailDebug: boolean;
  /** OpenAlex as the directory; null uses the bundled sample. */
  openAlex: { baseUrl: string; apiKey: string | null } | null;
  /** Where papers and records are imported from. The stand-ins answer with invented ones, which are marked as samples. */
  imports: {
    crossrefUrl: string;
    doiUrl: string;
    /** An address for Crossref to write to; null says none. */
    mailto: string | null;
    orcidUrl: string;
    orcidToken: string | null;
    crossrefSample: boolean;
    orcidSample: boolean;
  };
  /** The language model that may phrase sentences of drafts; null when there is none (AIX-01). */
  languageModel: LanguageModelConfig | null;
  smtpUrl: string | null;
  mailFrom: string;
  /** Whether the picture at an address that a person gives is fetched and kept. */
  pictureFetch: boolean;
  mail: MailLimits;
  logLevel: string;
  /** Cost of argon2id. No variable sets it, so that every real server has the full strength. */
  passwordCost: { memoryCost: number; timeCost: number; parallelism: number };
}

/** OWASP's recommendation for login forms: 19 MiB, two passes, one lane. */
const PASSWORD_COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** A draft of the rules stands while a model is asked, and a run ends soon after it all the same. */
const LANGUAGE_MODEL_TIMES = { callMs: 12_000, runMs: 20_000 };

const appDir = path.resolve(import.meta.dirname, '../../../app/dist');

function integer(env: NodeJS.ProcessEnv, name: string, fallback: number): number {
  const raw = env[name];
  if (raw === undefined || raw === '') return fallback;
  const value = Number(raw);
  if (!Number.isInteger(value) || value < 0) throw new Error(`${name} must be a whole number, not "${raw}"`);
  return value;
}

function onOrOff(env: NodeJS.ProcessEnv, name: string, fallback: boolean): boolean {
  const raw = env[name];
  if (raw === undefined || raw === '') return fallback;
  if (raw !== 'on' && raw !== 'off') throw new Error(`${name} must be on or off, not "${raw}"`);
  return raw === 'on';
}

function window(env: NodeJS.ProcessEnv): MailLimits['window'] {
  const raw = env.MAIL_WINDOW;
  if (raw === undefined || raw === '') return { fromHour: 8, toHour: 17 };
  if (raw === 'always') return 'always';
  const match = /^(\d{1,2})-(\d{1,2})$/.exec(raw);
  if (!match || Number(match[1]) >= Number(match[2]) || Number(match[2]) > 24) {
    throw new Error(`MAIL_WINDOW must be "always" or hours such as "8-17", not "${raw}"`);
  }
  return { fromHour: Number(match[1]), toHour: Number(match[2]) };
}

function spacing(env: NodeJS.ProcessEnv): MailLimits['spacingMinutes'] {
  const raw = env.MAIL_SPACING_MINUTES;
  if (raw === undefined || raw === '') return { min: 6, max: 15 };
  const match = /^(\d+)(?:-(\d+))?$/.exec(raw);
  if (!match || Number(match[1]) > Number(match[2] ?? match[1])) {
    throw new Error(`MAIL_SPACING_MINUTES must be minutes such as "0" or "6-15", not "${raw}"`);
  }
  return { min: Number(match[1]), max: Number(match[2] ?? match[1]) };
}

function url(env: NodeJS.ProcessEnv, name: string): string | null {
  const raw = env[name];
  if (!raw) return null;
  if (!URL.canParse(raw) || !/^https?:\/\//i.test(raw)) {
    throw new Error(`${name} must be an address that begins with http:// or https://, not "${raw}"`);
  }
  return raw.replace(/\/$/, '');
}

const PROXY_RANGES = new Set(['loopback', 'linklocal', 'uniquelocal']);

function isRange(text: string): boolean {
  const [address = '', bits, ...more] = text.split('/');
  const family = isIP(address);
  if (family === 0 || more.length > 0) return false;
  // A range of all addresses would let every caller forge an address.
  return bits === undefined || (/^[1-9]\d{0,2}$/.test(bits) && Number(bits) <= (family === 4 ? 32 : 128));
}

function proxies(env: NodeJS.ProcessEnv): string[] {
  const names = (env.TRUST_PROXY ?? '').split(',').flatMap((name) => name.trim() || []);
  for (const name of names) {
    if (!PROXY_RANGES.has(name) && !isRange(name))
      throw new Error(
        `TRUST_PROXY must be addresses of proxies such as "10.0.0.7, 192.168.1.0/24", or loopback, linklocal or uniquelocal, not "${name}"`,
      );
  }
  return names;
}

/** Either variable enables OpenAlex: a key for the real service, a URL for a mirror or a double. */
function openAlex(env: NodeJS.ProcessEnv): Config['openAlex'] {
  const baseUrl = url(env, 'OPENALEX_BASE_URL');
  const apiKey = env.OPENALEX_API_KEY || null;
  return baseUrl || apiKey ? { baseUrl: baseUrl ?? 'https://api.openalex.org', apiKey } : null;
}

/** With the stand-in for Google nothing leaves the machine, unless a variable says where to. */
function imports(env: NodeJS.ProcessEnv, standIn: boolean, publicUrl: string): Config['imports'] {
  const crossref = url(env, 'CROSSREF_BASE_URL');
  const orcid = url(env, 'ORCID_BASE_URL');
  const mailto = env.CROSSREF_MAILTO || null;
  if (mailto !== null && canonicalEmail(mailto) === null)
    throw new Error(`CROSSREF_MAILTO must be an email address, not "${mailto}"`);
  const orcidToken = env.ORCID_TOKEN || null;
  if (orcidToken !== null && !/^[\x21-\x7e]+$/.test(orcidToken))
    throw new Error('ORCID_TOKEN must be a token, which has letters, digits and signs alone');
  const crossrefSample = standIn && crossref === null;
  const orcidSample = standIn && orcid === null;
  return {
    crossrefUrl: crossref ?? (standIn ? `${publicUrl}/stand-in/crossref` : 'https://api.crossref.org'),
    // What the real Crossref does not know must not be found among invented records.
    doiUrl: url(env, 'DOI_BASE_URL') ?? (crossrefSample ? `${publicUrl}/stand-in/doi` : 'https://doi.org'),
    mailto,
    orcidUrl: orcid ?? (standIn ? `${publicUrl}/stand-in/orcid` : 'https://pub.orcid.org'),
    orcidToken,
    crossrefSample,
    orcidSample,
  };
}

/** Names of this machine, and addresses that the internet does not route. */
function isNear(hostname: string): boolean {
  const bare = hostname.replace(/^\[(.*)\]$/, '$1');
  if (isLocalName(bare)) return true;
  return ipaddr.isValid(bare) && ['private', 'uniqueLocal', 'linkLocal'].includes(ipaddr.process(bare).range());
}

function amount(env: NodeJS.ProcessEnv, name: string): number | null {
  const raw = env[name];
  if (raw === undefined || raw === '') return null;
  const value = Number(raw);
  if (!/^\d{1,6}(?:\.\d{1,6})?$/.test(raw) || value <= 0)
    throw new Error(`${name} must be an amount such as "2.50", not "${raw}"`);
  return value;
}

/** The address and the model switch it on together; a service of this machine or network may do without a key. */
function languageModel(env: NodeJS.ProcessEnv): LanguageModelConfig | null {
  const { AI_BASE_URL: raw, AI_API_KEY: apiKey, AI_MODEL: model } = env;
  if (!raw && !apiKey && !model) return null;
  if (!raw || !model)
    throw new Error(
      `${raw ? 'AI_MODEL' : 'AI_BASE_URL'} is missing: a language model needs AI_BASE_URL and AI_MODEL. Set both, or none of AI_BASE_URL, AI_API_KEY and AI_MODEL.`,
    );
  const address = URL.parse(raw);
  // The value is not repeated: it may hold a password.
  if (
    !address ||
    !/^https?:$/.test(address.protocol) ||
    address.username ||
    address.password ||
    address.search ||
    address.hash
  )
    throw new Error(
      'AI_BASE_URL must be an address such as "https://api.example/v1", without a name, a password or a question mark in it',
    );
  if (address.protocol === 'http:' && !isNear(address.hostname))
    throw new Error(
      `AI_BASE_URL must begin with https://, because ${address.host} is neither this machine nor an address of a private network`,
    );
  if (apiKey && !/^[\x21-\x7e]+$/.test(apiKey))
    throw new Error('AI_API_KEY must be a key, which has letters, digits and signs alone');
  if (!/^[\x21-\x7e]{1,200}$/.test(model))
    throw new Error('AI_MODEL must be the name of a model, of at most 200 letters, digits and signs');
  const perMillionTokens = amount(env, 'AI_PRICE_PER_MILLION_TOKENS');
  const perDay = amount(env, 'AI_COST_PER_DAY');
  if ((perMillionTokens === null) !== (perDay === null))
    throw new Error('AI_PRICE_PER_MILLION_TOKENS and AI_COST_PER_DAY belong together: set both or none');
  return {
    baseUrl: address.href.replace(/\/$/, ''),
    host: address.host,
    apiKey: apiKey || null,
    model,
    callsPerDay: integer(env, 'AI_CALLS_PER_DAY', 40),
    tokensPerDay: integer(env, 'AI_TOKENS_PER_DAY', 100_000),
    price: perMillionTokens === null || perDay === null ? null : { perMillionTokens, perDay },
    ...LANGUAGE_MODEL_TIMES,
  };
}

/** The stand-in lets anybody sign in as its sample people, so it must not be exposed by mistake. */
function keepStandInHome(
  env: NodeJS.ProcessEnv,
  { host, publicUrl, trustProxy }: Pick<Config, 'host' | 'publicUrl' | 'trustProxy'>,
): void {
  if (onOrOff(env, 'EXPOSE_STAND_IN', false)) return;
  const open = !isLocalName(host)
    ? `HOST is ${host}`
    : !isLocalName(new URL(publicUrl).hostname)
      ? `PUBLIC_URL is ${publicUrl}`
      : trustProxy.length > 0
        ? 'TRUST_PROXY is set'
        : null;
  if (open)
    throw new Error(
      `Others could reach this server, because ${open}, and without Google it lets anybody sign in as its sample people. Set GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET, or EXPOSE_STAND_IN=on to let everybody in.`,
    );
}

/** Reads the environment once. Throws an error that names the variable with an invalid value. */
export function readConfig(env: NodeJS.ProcessEnv = process.env): Config {
  const port = integer(env, 'PORT', 3000);
  if (port > 65_535) throw new Error(`PORT must be at most 65535, not "${port}"`);
  const publicUrl = url(env, 'PUBLIC_URL') ?? `http://localhost:${port}`;
  const role = (env.ROLE || 'all') as Role;
  if (!['all', 'api', 'worker'].includes(role)) throw new Error(`ROLE must be all, api or worker, not "${role}"`);
  const clientId = env.GOOGLE_CLIENT_ID || null;
  const issuer = url(env, 'GOOGLE_ISSUER');
  const standIn = !clientId && !issuer;
  const host = env.HOST || (standIn ? 'localhost' : '::');
  const trustProxy = proxies(env);
  if (standIn && role !== 'worker') keepStandInHome(env, { host, publicUrl, trustProxy });
  return {
    port,
    host,
    trustProxy,
    dataDir: path.resolve(env.DATA_DIR || '.data'),
    databaseUrl: env.DATABASE_URL || null,
    publicUrl,
    role,
    appDir: env.APP_DIR === 'none' ? null : path.resolve(env.APP_DIR || appDir),
    apiBase: url(env, 'API_BASE'),
    google: {
      clientId: clientId ?? 'peyk-local',
      clientSecret: env.GOOGLE_CLIENT_SECRET || 'peyk-local-secret',
      issuer: issuer ?? (standIn ? `${publicUrl}/stand-in/google` : 'https://accounts.google.com'),
      standIn,
      scopes: (env.GOOGLE_SCOPES || 'openid email https://www.googleapis.com/auth/gmail.send').split(/\s+/),
    },
    gmailBaseUrl:
      url(env, 'GMAIL_BASE_URL') ?? (standIn ? `${publicUrl}/stand-in/gmail` : 'https://gmail.googleapis.com'),
    // A student with a real mailbox has no use for it.
    gmailDebug: onOrOff(env, 'GMAIL_DEBUG', standIn),
    gmailTimeoutMs: integer(env, 'GMAIL_TIMEOUT_MS', 30_000),
    draftSweepMs: integer(env, 'DRAFT_SWEEP_MS', 30_000),
    openAlex: openAlex(env),
    imports: imports(env, standIn, publicUrl),
    languageModel: languageModel(env),
    smtpUrl: env.SMTP_URL || null,
    mailFrom: env.MAIL_FROM || 'Peyk <no-reply@peyk.example>',
    // Nothing leaves a machine on which Peyk is only tried out.
    pictureFetch: onOrOff(env, 'PICTURE_FETCH', !standIn),
    mail: {
      perDay: integer(env, 'MAIL_PER_DAY', 10),
      perWeek: integer(env, 'MAIL_PER_WEEK', 40),
      spacingMinutes: spacing(env),
      window: window(env),
    },
    logLevel: env.LOG_LEVEL || 'info',
    passwordCost: PASSWORD_COST,
  };
}
