import path from 'node:path';

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
  /** Whether the debug page of the Gmail connection, and the address it calls, work. */
  gmailDebug: boolean;
  /** The scholarly index behind the directory; null answers from the bundled sample. */
  openAlex: { baseUrl: string; apiKey: string | null } | null;
  smtpUrl: string | null;
  mailFrom: string;
  mail: MailLimits;
  logLevel: string;
}

const appDir = path.resolve(import.meta.dirname, '../../app/dist');

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
  if (!match) throw new Error(`MAIL_SPACING_MINUTES must be minutes such as "0" or "6-15", not "${raw}"`);
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

/** Either variable chooses OpenAlex: a key for the real one, an address for a mirror or a double. */
function openAlex(env: NodeJS.ProcessEnv): Config['openAlex'] {
  const baseUrl = url(env, 'OPENALEX_BASE_URL');
  const apiKey = env.OPENALEX_API_KEY || null;
  return baseUrl || apiKey ? { baseUrl: baseUrl ?? 'https://api.openalex.org', apiKey } : null;
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
  return {
    port,
    host: env.HOST || '::',
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
  };
}
