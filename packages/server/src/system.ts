import fs from 'node:fs/promises';
import path from 'node:path';
import type { FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import type { WithDirectory } from './directory/directory.ts';
import type { Deps } from './platform/deps.ts';
import { systemMailGoes } from './platform/mail/systemMail.ts';
import { notFound } from './platform/http/errors.ts';
import type { Handlers } from './platform/http/types.ts';

type SystemOperation =
  | 'getConfig'
  | 'readTogether'
  | 'getHealth'
  | 'getReadiness'
  | 'getPrivacyPolicy'
  | 'getTermsOfService';

const publicFolder = path.resolve(import.meta.dirname, '../../app/public');
const GOOGLE_AUTHORIZATION = 'https://accounts.google.com/o/oauth2/v2/auth';

async function legal(name: string) {
  const body = await fs.readFile(path.join(publicFolder, name), 'utf8').catch(() => null);
  if (body === null) throw notFound();
  return {
    status: 200 as const,
    body,
    headers: { 'content-type': 'text/markdown; charset=utf-8', 'cache-control': 'no-cache' },
  };
}

/** What paths of the contract are answered with, each as by a request of its own with the headers of this one. */
async function answersTo(paths: readonly string[], { server, headers, ip }: FastifyRequest) {
  const asked = { authorization: headers.authorization, 'accept-language': headers['accept-language'] };
  const answers = await Promise.all(
    paths.map(async (url) => {
      const answer = await server.inject({ method: 'GET', url, headers: asked, remoteAddress: ip });
      return answer.statusCode === 200 ? [[url, answer.json<unknown>()] as const] : [];
    }),
  );
  return Object.fromEntries(answers.flat());
}

/** Operations about the server itself. */
export function createSystemHandlers({
  config,
  db,
  directory,
  log,
}: Pick<Deps, 'config' | 'db' | 'log'> & WithDirectory): Pick<Handlers, SystemOperation> {
  const { google } = config;
  return {
    async getConfig() {
      const authorization = google.standIn
        ? `${google.issuer}/auth`
        : google.issuer === 'https://accounts.google.com'
          ? GOOGLE_AUTHORIZATION
          : null;
      return {
        status: 200,
        body: {
          google: {
            client_id: google.clientId,
            stand_in: google.standIn,
            authorization_endpoint: authorization,
            scopes: google.scopes,
          },
          local_mailbox: google.standIn,
          password_reset: systemMailGoes(config),
          directory: directory.kind,
          languages: ['en', 'fa'],
          gmail_debug: config.gmailDebug,
          first_contacts: { per_day: config.mail.perDay, per_week: config.mail.perWeek },
        },
      };
    },

    readTogether: async ({ query, request }) => ({
      status: 200,
      body: { answers: await answersTo(query.read, request) },
    }),

    async getHealth() {
      return { status: 200, body: { status: 'ok' } };
    },

    async getReadiness() {
      try {
        await sql`select 1`.execute(db);
        return { status: 200, body: { status: 'ok' } };
      } catch (error) {
        log.warn({ err: error }, 'not ready');
        return { status: 503, body: { status: 'the database does not answer' } };
      }
    },

    getPrivacyPolicy: () => legal('PRIVACY_POLICY.md'),
    getTermsOfService: () => legal('TERMS_OF_SERVICE.md'),
  };
}
