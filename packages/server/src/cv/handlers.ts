import { createHash } from 'node:crypto';
import type { CvLanguage, CvLayout, CvPaper } from '@peyk/api-types';
import type { Deps } from '../platform/deps.ts';
import { HttpProblem } from '../platform/http/errors.ts';
import type { Handlers } from '../platform/http/types.ts';
import { RecentCache } from './cache.ts';
import { chooseInterests } from './chooseInterests.ts';
import type { CvDocument } from './document.ts';
import { attachment, cvFileName } from './fileName.ts';
import { CV_POLICY, cvHtml } from './html.ts';
import { notInEnglish } from './notInEnglish.ts';
import { cvPdf, loadCvSource, makeCv } from './ownCv.ts';
import type { CvLook, CvPages } from './pdf.ts';
import { typstSource } from './typst.ts';
import { withoutGlyph } from './withoutGlyph.ts';

type CvOperation = 'getCvData' | 'generateCv' | 'getCvHtml' | 'getCvPdf' | 'getCvTypst';

const CACHED = 50;
interface Asked {
  research_interests: readonly (string | number)[];
  force_regenerate?: boolean | undefined;
  language?: CvLanguage | undefined;
  layout?: CvLayout | undefined;
  paper?: CvPaper | undefined;
}

/** A CV as HTML, and how many pages its PDF has, if that is known. */
interface CvPage {
  html: string;
  pages?: number;
}

/** The CV of the signed-in person, made from the chosen interests. */
export function createCvHandlers(
  { db, log, now }: Pick<Deps, 'db' | 'log' | 'now'>,
  drawPdf = cvPdf,
): Pick<Handlers, CvOperation> {
  const pages = new RecentCache<CvPage>(CACHED);
  const files = new RecentCache<Buffer>(CACHED);

  async function choose(userId: number, asked: Asked, noneChosen?: 'cvNoInterestToDownload') {
    const { language = 'en', layout = 'hanging', paper = 'a4' } = asked;
    const source = await loadCvSource(db, userId);
    const { names: ownNames, addressEnglish } = source;
    const interests = chooseInterests(source.data.research_interests, asked.research_interests, noneChosen);
    const day = now().toISOString().slice(0, 10);
    const { document, changes, chosen, said } = await makeCv(db, userId, source, { interests, language, day });
    // Cached by content: a changed profile gives another CV.
    const content = JSON.stringify([userId, layout, paper, document]);
    const key = createHash('sha256').update(content).digest('base64');
    const names = interests.map(({ interest_name }) => interest_name);
    const not_in_english = language === 'en' ? notInEnglish(chosen, ownNames.en, addressEnglish) : [];
    const without_glyph = () => withoutGlyph(said, document, (text) => drawPdf.withoutGlyph(text));
    const namesInFile = said.research_interests.map(({ interest_name }) => interest_name);
    const fileName = (extension?: '.typ') => cvFileName(namesInFile, language, extension);
    return { document, changes, not_in_english, without_glyph, key, names, fileName, look: { layout, paper } };
  }

  function pagesOf(document: CvDocument, look: CvLook): CvPages | null {
    try {
      return drawPdf.pages(document, look);
    } catch (error) {
      log.error({ err: error }, 'the pages of a CV could not be found');
      return null;
    }
  }

  function html({ document, key, look }: Awaited<ReturnType<typeof choose>>, fresh: boolean | undefined): CvPage {
    const known = fresh ? undefined : pages.get(key);
    if (known) return known;
    const found = pagesOf(document, look);
    // One long sheet is better than no preview.
    const page = {
      html: cvHtml(document, look, found ?? { entries: [], count: 1, tight: 0 }),
      ...(found && { pages: found.count }),
    };
    pages.set(key, page);
    return page;
  }

  return {
    async getCvData({ userId }) {
      return { status: 200, body: (await loadCvSource(db, userId)).data };
    },

    async generateCv({ userId, body }) {
      const chosen = await choose(userId, body);
      const { names, ...made } = chosen;
      const told = {
        changes: made.changes,
        not_in_english: made.not_in_english,
        without_glyph: made.without_glyph(),
      };
      if (body.format === 'html') {
        const page = html(chosen, body.force_regenerate);
        return { status: 200, body: { format: 'html', pdf_url: null, ...page, ...told } };
      }
      const query = new URLSearchParams(names.map((name): [string, string] => ['research_interests', name]));
      if (body.force_regenerate) query.set('force_regenerate', 'true');
      for (const option of ['language', 'layout', 'paper'] as const) {
        const value = body[option];
        if (value !== undefined) query.set(option, value);
      }
      const pdf_url = `/api/student/cv/pdf/?${query.toString()}`;
      return { status: 200, body: { format: 'pdf', html: null, pdf_url, ...told } };
    },

    async getCvHtml({ userId, query }) {
      return {
        status: 200,
        body: html(await choose(userId, query), query.force_regenerate).html,
        headers: { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': `${CV_POLICY}; sandbox` },
      };
    },

    async getCvTypst({ userId, query }) {
      const { document, fileName, look } = await choose(userId, query, 'cvNoInterestToDownload');
      return {
        status: 200,
        body: typstSource(document, look, drawPdf.tightness(document, look)),
        headers: {
          'content-type': 'text/x-typst; charset=utf-8',
          'content-disposition': attachment(fileName('.typ')),
        },
      };
    },

    async getCvPdf({ userId, query }) {
      const { document, key, fileName, look } = await choose(userId, query, 'cvNoInterestToDownload');
      let file = query.force_regenerate ? undefined : files.get(key);
      if (!file) {
        try {
          file = await drawPdf(document, look);
        } catch (error) {
          log.error({ err: error }, 'a CV could not be drawn');
          throw new HttpProblem(500, 'cvUnreadable', { code: 'cv_unreadable' });
        }
        files.set(key, file);
      }
      return {
        status: 200,
        body: file as unknown as string,
        headers: { 'content-type': 'application/pdf', 'content-disposition': attachment(fileName()) },
      };
    },
  };
}
