import { createHash } from 'node:crypto';
import type { CvData } from '@peyk/api-types';
import { toUser, userColumns } from '../accounts/toUser.ts';
import type { Deps } from '../platform/deps.ts';
import { HttpProblem, unauthenticated } from '../platform/http/errors.ts';
import type { Handlers } from '../platform/http/types.ts';
import { loadSections } from '../profile/entries.ts';
import { SECTIONS } from '../profile/sections.ts';
import { RecentCache } from './cache.ts';
import { chooseInterests } from './chooseInterests.ts';
import { createCvDocument } from './document.ts';
import { attachment, cvFileName } from './fileName.ts';
import { CV_POLICY, cvHtml } from './html.ts';
import { createCvPdf } from './pdf.ts';

type CvOperation = 'getCvData' | 'generateCv' | 'getCvHtml' | 'getCvPdf';

const CACHED = 50;
/** Maximum characters of a CV that is typeset within moments: about a hundred full pages. */
const LONGEST = 300_000;

/** The CV of the signed-in person, made from the chosen interests. */
export function createCvHandlers({ db, log }: Pick<Deps, 'db' | 'log'>): Pick<Handlers, CvOperation> {
  const drawPdf = createCvPdf();
  const pages = new RecentCache<string>(CACHED);
  const files = new RecentCache<Buffer>(CACHED);

  async function load(userId: number): Promise<CvData> {
    const user = await db.selectFrom('users').select(userColumns).where('id', '=', userId).executeTakeFirst();
    if (!user) throw unauthenticated();
    const sections = await loadSections(
      db,
      userId,
      SECTIONS.map(({ section }) => section),
    );
    return { user: toUser(user), ...sections };
  }

  async function choose(userId: number, asked: readonly (string | number)[]) {
    const data = await load(userId);
    const research_interests = chooseInterests(data.research_interests, asked);
    const document = createCvDocument({ ...data, research_interests });
    const text = JSON.stringify(document);
    if (text.length > LONGEST) throw new HttpProblem(400, 'cvTooLong', { code: 'cv_too_long' });
    // Cached by content: a changed profile gives another CV.
    const key = createHash('sha256').update(`${userId} ${text}`).digest('base64');
    return { document, key, names: research_interests.map(({ interest_name }) => interest_name) };
  }

  async function html(userId: number, asked: readonly (string | number)[], fresh: boolean): Promise<string> {
    const { document, key } = await choose(userId, asked);
    const page = (fresh ? undefined : pages.get(key)) ?? cvHtml(document);
    pages.set(key, page);
    return page;
  }

  return {
    async getCvData({ userId }) {
      return { status: 200, body: await load(userId) };
    },

    async generateCv({ userId, body }) {
      const fresh = body.force_regenerate ?? false;
      if (body.format === 'html') {
        return {
          status: 200,
          body: { format: 'html', html: await html(userId, body.research_interests, fresh), pdf_url: null },
        };
      }
      const { names } = await choose(userId, body.research_interests);
      const query = new URLSearchParams(names.map((name): [string, string] => ['research_interests', name]));
      if (fresh) query.set('force_regenerate', 'true');
      return { status: 200, body: { format: 'pdf', html: null, pdf_url: `/api/student/cv/pdf/?${query.toString()}` } };
    },

    async getCvHtml({ userId, query }) {
      return {
        status: 200,
        body: await html(userId, query.research_interests, query.force_regenerate ?? false),
        headers: { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': `${CV_POLICY}; sandbox` },
      };
    },

    async getCvPdf({ userId, query }) {
      const { document, key, names } = await choose(userId, query.research_interests);
      let file = query.force_regenerate ? undefined : files.get(key);
      if (!file) {
        try {
          file = await drawPdf(document);
        } catch (error) {
          log.error({ err: error }, 'a CV could not be drawn');
          throw new HttpProblem(500, 'cvUnreadable', { code: 'cv_unreadable' });
        }
        files.set(key, file);
      }
      return {
        status: 200,
        body: file as unknown as string,
        headers: { 'content-type': 'application/pdf', 'content-disposition': attachment(cvFileName(names)) },
      };
    },
  };
}
