import type { components } from '@peyk/api-types';
import type { FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import PostalMime from 'postal-mime';
import type { Deps } from '../platform/deps.ts';
import { notFound } from '../platform/http/errors.ts';
import type { Handlers } from '../platform/http/types.ts';
import { isLocalName } from '../platform/localName.ts';
import { systemMailGoes } from '../platform/mail/systemMail.ts';

type MailboxMessage = components['schemas']['MailboxMessage'];
type MailboxOperations = 'listMailboxMessages' | 'getMailboxMessage' | 'getMailboxAttachment' | 'listSystemMessages';

interface StoredMessage {
  id: number;
  kind: 'sent' | 'system';
  at: Date;
  raw: Buffer;
  draft: number | null;
}

const LOOPBACK = /^(127\.|::1$|::ffff:127\.)/;

/** Headers that proxies and tunnels add to a request. */
const FORWARDED = /^(?:x-forwarded-|x-real-ip$|forwarded$|via$|(?:cf|true|fly|fastly)-(?:connecting|client)-ip$)/;

/**
 * Whether the request comes from this machine. A proxy on the machine also connects from loopback, for any client: so no header may show
 * forwarding, HTTP/1.0 is refused (nginx's default for proxying, which no browser uses), and the requested host must be local too, which a
 * page on another host cannot forge.
 */
function isLocal({ headers, socket, raw }: FastifyRequest): boolean {
  return (
    LOOPBACK.test(socket.remoteAddress ?? '') &&
    raw.httpVersion !== '1.0' &&
    !Object.keys(headers).some((name) => FORWARDED.test(name)) &&
    isLocalName((headers.host ?? '').replace(/:\d+$/, ''))
  );
}

/** A stored message, parsed from its bytes: what is shown is what was sent. */
async function toMessage(stored: StoredMessage): Promise<MailboxMessage> {
  const mail = await PostalMime.parse(stored.raw);
  return {
    id: stored.id,
    kind: stored.kind,
    from: mail.from
      ? mail.from.name
        ? `${mail.from.name} <${mail.from.address ?? ''}>`
        : (mail.from.address ?? '')
      : '',
    to: (mail.to ?? []).flatMap(({ address }) => address ?? []),
    subject: mail.subject ?? '',
    text: (mail.text ?? '').replaceAll('\r\n', '\n').replace(/\n$/, ''),
    html: mail.html ?? null,
    sent_at: new Date(stored.at).toISOString(),
    message_id: mail.messageId ?? '',
    draft: stored.draft,
    attachments: mail.attachments.map(({ filename, mimeType, content }) => ({
      filename: filename ?? '',
      content_type: mimeType,
      size: typeof content === 'string' ? content.length : content.byteLength,
    })),
  };
}

/** A person's sent mail and the system mail to them, on a machine from which no mail leaves. */
export function createMailboxHandlers(deps: Deps): Pick<Handlers, MailboxOperations> {
  const { config, db } = deps;

  // Filtered by the user's own messages, because two people may have connected one mailbox.
  const mine = (userId: number) => sql<StoredMessage>`
    select m.id, 'sent' as kind, m.sent_at as at, m.raw, a.draft_id as draft
      from messages c
      join stand_in_messages m on m.message_id = c.message_id
      left join approvals a on a.id = c.approval_id
     where c.user_id = ${userId}
    union all
    select s.id, 'system', s.created_at, s.raw, null
      from system_mail s
      join users u on u.email = s.to_email
     where u.id = ${userId}`;

  const own = async (userId: number, id: number): Promise<StoredMessage> => {
    const { rows } = await sql<StoredMessage>`select * from (${mine(userId)}) as mail where id = ${id}`.execute(db);
    const [found] = rows;
    if (!found) throw notFound();
    return found;
  };

  return {
    async listMailboxMessages({ userId, query }) {
      const { page = 1, page_size: size = 20 } = query;
      const { rows } = await sql<StoredMessage>`
        select * from (${mine(userId)}) as mail order by at desc, id desc limit ${size} offset ${(page - 1) * size}`.execute(
        db,
      );
      const counted = await sql<{ count: number }>`select count(*) as count from (${mine(userId)}) as mail`.execute(db);
      return {
        status: 200,
        body: { results: await Promise.all(rows.map(toMessage)), count: counted.rows[0]?.count ?? 0 },
      };
    },

    async getMailboxMessage({ userId, path }) {
      return { status: 200, body: await toMessage(await own(userId, path.id)) };
    },

    async getMailboxAttachment({ userId, path }) {
      const { attachments } = await PostalMime.parse((await own(userId, path.id)).raw, {
        attachmentEncoding: 'arraybuffer',
      });
      const file = attachments[path.position];
      if (!file) throw notFound();
      const bytes = Buffer.from(file.content as ArrayBuffer);
      return {
        status: 200,
        body: bytes as unknown as string,
        headers: {
          // Whatever it claims to be, no browser shows it on this origin.
          'content-type': 'application/octet-stream',
          'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(file.filename ?? 'file')}`,
          'cache-control': 'private, no-store',
        },
      };
    },

    async listSystemMessages({ query, request }) {
      // The messages contain password reset links.
      if (systemMailGoes(config) !== 'local_mailbox' || !isLocal(request)) throw notFound();
      const { page = 1, page_size: size = 20 } = query;
      const { count } = await db
        .selectFrom('system_mail')
        .select((eb) => eb.fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow();
      const rows = await db
        .selectFrom('system_mail')
        .select(['id', 'raw', 'created_at'])
        .orderBy('id', 'desc')
        .limit(size)
        .offset((page - 1) * size)
        .execute();
      const results = await Promise.all(
        rows.map(({ id, raw, created_at }) =>
          toMessage({ id, raw, kind: 'system', at: new Date(created_at), draft: null }),
        ),
      );
      return { status: 200, body: { results, count } };
    },
  };
}
