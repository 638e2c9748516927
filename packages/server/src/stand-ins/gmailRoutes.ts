import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type Provider from 'oidc-provider';
import PostalMime from 'postal-mime';
import type { Deps } from '../platform/deps.ts';
import { accountOf } from './accounts.ts';
import { SCOPE_PREFIX } from './googleProvider.ts';

export const GMAIL_PATH = '/stand-in/gmail/gmail/v1/users/me';
/** Where a mail goes as it is, without JSON around it. */
const UPLOAD_PATH = '/stand-in/gmail/upload/gmail/v1/users/me';

/** Gmail's own limit of a mail. */
const MOST_BYTES = 36_700_160;

class GmailError extends Error {
  readonly code: number;
  readonly reason: string;
  readonly status: string;

  constructor(code: number, reason: string, status: string, message: string) {
    super(message);
    this.code = code;
    this.reason = reason;
    this.status = status;
  }
}

function sendError(error: GmailError, reply: FastifyReply): FastifyReply {
  const { code, message, reason, status } = error;
  if (code === 401)
    reply.header('www-authenticate', 'Bearer realm="https://accounts.google.com/", error="invalid_token"');
  return reply.code(code).send({ error: { code, message, errors: [{ message, domain: 'global', reason }], status } });
}

const gmailId = (): string => randomBytes(8).toString('hex');
/** The message in a draft has its own id and thread. */
const messageOfDraft = (draftId: string): { id: string; threadId: string } => ({
  id: draftId.slice(1),
  threadId: draftId.slice(1),
});
const gone = (): GmailError => new GmailError(404, 'notFound', 'NOT_FOUND', 'Requested entity was not found.');
const bad = (message: string): GmailError => new GmailError(400, 'invalidArgument', 'INVALID_ARGUMENT', message);

/** The Message-ID in a search query for drafts; any other query is rejected. */
function searched(query: string): string {
  const id = /^rfc822msgid:<?([^<>\s]+)>?$/.exec(query)?.[1];
  if (id === undefined) throw bad('The stand-in searches drafts by rfc822msgid: alone.');
  return `<${id}>`;
}

/** The headers of a message in the Gmail API's format. */
async function headersOf(raw: Buffer): Promise<{ name: string; value: string }[]> {
  const { headers } = await PostalMime.parse(raw);
  return headers.map(({ originalKey, value }) => ({ name: originalKey, value }));
}

/** The message of a request body `{ raw }`, or of an uploaded mail; like Gmail, refuses invalid base64url and a missing recipient. */
async function messageOf(body: unknown): Promise<{ raw: Buffer; messageId: string | null }> {
  const raw = Buffer.isBuffer(body) ? body : decoded((body as { raw?: unknown } | undefined)?.raw);
  const parsed = await PostalMime.parse(raw);
  if (!parsed.to?.length) throw bad('Recipient address required');
  return { raw, messageId: parsed.messageId ?? null };
}

function decoded(encoded: unknown): Buffer {
  if (typeof encoded !== 'string' || !/^[A-Za-z0-9_-]+=*$/.test(encoded))
    throw bad("'raw' RFC822 payload message string or uploading message via /upload/* URL required");
  return Buffer.from(encoded, 'base64url');
}

/** The part of the Gmail API that Peyk uses. drafts.send deletes the draft and creates the sent message in one step. */
export async function gmailRoutes(
  app: FastifyInstance,
  deps: Pick<Deps, 'db' | 'now'>,
  provider: Provider,
): Promise<void> {
  const { db, now } = deps;

  const mailbox = async (request: FastifyRequest, ...scopes: string[]): Promise<string> => {
    const token = /^Bearer (\S+)$/i.exec(request.headers.authorization ?? '')?.[1];
    const found = token ? await provider.AccessToken.find(token) : undefined;
    const account = found && (await accountOf(db, found.accountId));
    if (!found || !account) {
      throw new GmailError(
        401,
        'authError',
        'UNAUTHENTICATED',
        'Request had invalid authentication credentials. Expected OAuth 2 access token.',
      );
    }
    const granted = new Set((found.scope ?? '').split(' '));
    if (!scopes.some((scope) => granted.has(SCOPE_PREFIX + scope))) {
      throw new GmailError(
        403,
        'insufficientPermissions',
        'PERMISSION_DENIED',
        'Request had insufficient authentication scopes.',
      );
    }
    return account.email;
  };

  await app.register(async (scope) => {
    scope.setErrorHandler((error, _request, reply) => {
      if (error instanceof GmailError) return sendError(error, reply);
      const status = (error as { statusCode?: number }).statusCode ?? 500;
      if (status < 500) return sendError(bad('Invalid JSON payload received.'), reply);
      return sendError(new GmailError(500, 'backendError', 'INTERNAL', 'Backend Error'), reply);
    });

    scope.addContentTypeParser(
      'message/rfc822',
      { parseAs: 'buffer', bodyLimit: MOST_BYTES },
      (_request, body, done) => {
        done(null, body);
      },
    );

    const send = async (request: FastifyRequest): Promise<object> => {
      const account = await mailbox(request, 'gmail.send', 'gmail.compose');
      const { raw, messageId } = await messageOf(request.body);
      const id = gmailId();
      await db
        .insertInto('stand_in_messages')
        .values({ gmail_id: id, thread_id: id, account_email: account, message_id: messageId, raw, sent_at: now() })
        .execute();
      return { id, threadId: id, labelIds: ['SENT'] };
    };
    const draft = async (request: FastifyRequest): Promise<object> => {
      const account = await mailbox(request, 'gmail.compose');
      const { body } = request;
      const { raw, messageId } = await messageOf(
        Buffer.isBuffer(body) ? body : (body as { message?: unknown } | undefined)?.message,
      );
      const id = `r${gmailId()}`;
      await db
        .insertInto('stand_in_drafts')
        .values({ gmail_id: id, account_email: account, message_id: messageId, raw, created_at: now() })
        .execute();
      return { id, message: { ...messageOfDraft(id), labelIds: ['DRAFT'] } };
    };
    for (const path of [GMAIL_PATH, UPLOAD_PATH]) {
      scope.post(`${path}/messages/send`, { bodyLimit: MOST_BYTES }, send);
      scope.post(`${path}/drafts`, { bodyLimit: MOST_BYTES }, draft);
    }

    scope.post(`${GMAIL_PATH}/drafts/send`, async (request) => {
      const account = await mailbox(request, 'gmail.compose');
      const draftId = (request.body as { id?: string } | undefined)?.id ?? '';
      return db.transaction().execute(async (trx) => {
        const draft = await trx
          .deleteFrom('stand_in_drafts')
          .where('gmail_id', '=', draftId)
          .where('account_email', '=', account)
          .returning('raw')
          .executeTakeFirst();
        if (!draft) throw gone();
        const id = gmailId();
        const { messageId } = await PostalMime.parse(draft.raw);
        await trx
          .insertInto('stand_in_messages')
          .values({
            gmail_id: id,
            thread_id: id,
            account_email: account,
            message_id: messageId ?? null,
            raw: draft.raw,
            sent_at: now(),
          })
          .execute();
        return { id, threadId: id, labelIds: ['SENT'] };
      });
    });

    scope.get(`${GMAIL_PATH}/drafts`, async (request) => {
      const account = await mailbox(request, 'gmail.compose', 'gmail.readonly');
      const { q = '', maxResults = '100', pageToken = '0' } = request.query as Record<string, string>;
      const size = Math.min(500, Math.max(1, Number(maxResults) || 100));
      const from = Number(pageToken);
      if (!Number.isInteger(from) || from < 0) throw bad('Invalid pageToken');
      const rows = await db
        .selectFrom('stand_in_drafts')
        .select('gmail_id')
        .where('account_email', '=', account)
        .$if(q !== '', (query) => query.where('message_id', '=', searched(q)))
        .orderBy('created_at', 'desc')
        .orderBy('gmail_id')
        .offset(from)
        .limit(size + 1)
        .execute();
      const drafts = rows.slice(0, size).map(({ gmail_id: id }) => ({ id, message: messageOfDraft(id) }));
      return {
        // Gmail omits an empty list.
        ...(drafts.length > 0 ? { drafts } : {}),
        ...(rows.length > size ? { nextPageToken: String(from + size) } : {}),
        resultSizeEstimate: drafts.length,
      };
    });

    scope.get(`${GMAIL_PATH}/drafts/:id`, async (request) => {
      const account = await mailbox(request, 'gmail.compose', 'gmail.readonly');
      const { id } = request.params as { id: string };
      const { format = 'full' } = request.query as { format?: string };
      const row = await db
        .selectFrom('stand_in_drafts')
        .select('raw')
        .where('gmail_id', '=', id)
        .where('account_email', '=', account)
        .executeTakeFirst();
      if (!row) throw gone();
      const message = { ...messageOfDraft(id), labelIds: ['DRAFT'] };
      if (format === 'raw') return { id, message: { ...message, raw: row.raw.toString('base64url') } };
      if (format === 'minimal') return { id, message };
      return { id, message: { ...message, payload: { headers: await headersOf(row.raw) } } };
    });

    scope.delete(`${GMAIL_PATH}/drafts/:id`, async (request, reply) => {
      const account = await mailbox(request, 'gmail.compose');
      const { id } = request.params as { id: string };
      const row = await db
        .deleteFrom('stand_in_drafts')
        .where('gmail_id', '=', id)
        .where('account_email', '=', account)
        .returning('gmail_id')
        .executeTakeFirst();
      if (!row) throw gone();
      return reply.code(204).send();
    });

    scope.get(`${GMAIL_PATH}/profile`, async (request) => {
      const account = await mailbox(request, 'gmail.compose', 'gmail.readonly');
      const { total } = await db
        .selectFrom('stand_in_messages')
        .select((eb) => eb.fn.countAll<number>().as('total'))
        .where('account_email', '=', account)
        .executeTakeFirstOrThrow();
      return { emailAddress: account, messagesTotal: total, threadsTotal: total, historyId: String(total + 1) };
    });
  });
}
