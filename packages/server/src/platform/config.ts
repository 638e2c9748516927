import { isIP } from 'node:net';
import path from 'node:path';
import { isLocalName } from './localName.ts';

export type Role = 'all' | 'api' | 'worker';

/** Sending limits (rules R3 to R5 of the product): counts per person, minutes between first contacts, and the hours of a working day. */
export interface MailLimits {
  perDay: number;
  perWeek: number;
  spacingMinutes: { min: number; max: number };
  /** `always` lifts the window; it is meant for tests. */
  window: { fromHour: number; toHour: number } | 'always';
}

export interface Config {
  port: number;
  host: string;
  /** The proxies whose word about the caller's address is taken; empty takes nobody's. */
  trustProxy: string[];
  dataDir: string;
  databaseUrl: string | null;
  publicUrl: string;
  role: Role;
  /** The built app, or null when only the API is served. */
  appDir: string | null;
  /** Where the built app finds the API, when that is another server than this. */
  apiBase: string | null;
  google: { clientId: string; clientSecret: string; issuer: string; standIn: boolean; scopes: string[] };
  gmailBaseUrl: string;
  /** How long one call of Gmail may take before its outcome counts as unknown. */
  gmailTimeoutMs: number;
  /** How often, and how long after a delivery, drafts that it left at Gmail are removed. */
  draftSweepMs: number;
  /** Whether the debug page of the Gmail connection, and the address it calls, work. */
  gmailDebug: boolean;
  /** The scholarly index behind the directory; null answers from the bundled sample. */
  openAlex: { baseUrl: string; apiKey: string | null } | null;
  smtpUrl: string | null;
  mailFrom: string;
  mail: MailLimits;
  logLevel: string;
  /** Of argon2id. No variable sets it: a server of anybody's has the full strength. */
  passwordCost: { memoryCost: number; timeCost: number; parallelism: number };
}

/** What OWASP names for a login form: 19 MiB, two passes, one lane. */
const PASSWORD_COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

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
  // A range of everybody would let each caller choose an address.
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

/** Either variable chooses OpenAlex: a key for the real one, an address for a mirror or a double. */
function openAlex(env: NodeJS.ProcessEnv): Config['openAlex'] {
  const baseUrl = url(env, 'OPENALEX_BASE_URL');
  const apiKey = env.OPENALEX_API_KEY || null;
  return baseUrl || apiKey ? { baseUrl: baseUrl ?? 'https://api.openalex.org', apiKey } : null;
}

/** The stand-in lets anybody be its sample people, so it must not be reached from elsewhere by an oversight. */
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

/** Reads the environment once. Throws a sentence that names the variable when a value cannot be used. */
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
    gmailDebug: onOrOff(env, 'GMAIL_DEBUG', true),
    gmailTimeoutMs: integer(env, 'GMAIL_TIMEOUT_MS', 30_000),
    draftSweepMs: integer(env, 'DRAFT_SWEEP_MS', 30_000),
    openAlex: openAlex(env),
    smtpUrl: env.SMTP_URL || null,
    mailFrom: env.MAIL_FROM || 'Peyk <no-reply@peyk.example>',
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
