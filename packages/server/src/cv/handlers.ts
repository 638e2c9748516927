import { createHash } from 'node:crypto';
import type { CvData, CvLanguage, CvLayout, CvPaper } from '@peyk/api-types';
import { toUser, userColumns } from '../accounts/toUser.ts';
import type { Deps } from '../platform/deps.ts';
import { HttpProblem, unauthenticated } from '../platform/http/errors.ts';
import type { Handlers } from '../platform/http/types.ts';
import { loadSections, orderedByHand } from '../profile/entries.ts';
import { inEnglish } from '../profile/inEnglish.ts';
import { SECTIONS } from '../profile/sections.ts';
import { RecentCache } from './cache.ts';
import { chooseInterests } from './chooseInterests.ts';
import { type CvDocument, createCvDocument } from './document.ts';
import { attachment, cvFileName } from './fileName.ts';
import { CV_POLICY, cvHtml } from './html.ts';
import { notInEnglish } from './notInEnglish.ts';
import { type CvLook, type CvPages, createCvPdf } from './pdf.ts';
import { typstSource } from './typst.ts';
import { withoutGlyph } from './withoutGlyph.ts';

type CvOperation = 'getCvData' | 'generateCv' | 'getCvHtml' | 'getCvPdf' | 'getCvTypst';

const CACHED = 50;
/** The longest CV, in characters and entries, that is typeset within moments: about a hundred full pages. */
const LONGEST = 300_000;
const MOST_ENTRIES = 4000;

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

/** The characters of all texts of a CV. */
const lengthOf = ({ sections }: CvDocument): number =>
  sections
    .flatMap(({ entries }) => entries)
    .flatMap(({ lines }) => lines)
    .flatMap(({ runs }) => runs)
    .reduce((sum, { text }) => sum + text.length, 0);

/** The names of a person in the two languages of a CV, null where the person gave none. */
type OwnNames = Record<CvLanguage, string | null>;

/** The data under the name that the person gave for a language. */
function named({ user, ...sections }: CvData, name: string | null): CvData {
  if (name === null || name === '') return { ...sections, user };
  // The last word is the family name, by which the person is found among authors.
  const at = name.lastIndexOf(' ');
  return { ...sections, user: { ...user, first_name: name.slice(0, Math.max(at, 0)), last_name: name.slice(at + 1) } };
}

/** The data of an English CV: where the person gave the English of what they wrote in other letters, that stands in it. */
function inEnglishWords({ user, ...sections }: CvData, addressEnglish: string | null): CvData {
  const { address } = inEnglish({ address: user.address, address_en: addressEnglish });
  const english = Object.entries(sections).map(([section, entries]) => [section, entries.map(inEnglish)] as const);
  return { ...Object.fromEntries(english), user: { ...user, address } } as CvData;
}

/** The CV of the signed-in person, made from the chosen interests. */
export function createCvHandlers(
  { db, log, now }: Pick<Deps, 'db' | 'log' | 'now'>,
  drawPdf = createCvPdf(),
): Pick<Handlers, CvOperation> {
  const pages = new RecentCache<CvPage>(CACHED);
  const files = new RecentCache<Buffer>(CACHED);

  async function load(userId: number): Promise<{ data: CvData; names: OwnNames; addressEnglish: string | null }> {
    const user = await db.selectFrom('users').select(userColumns).where('id', '=', userId).executeTakeFirst();
    if (!user) throw unauthenticated();
    const sections = await loadSections(
      db,
      userId,
      SECTIONS.map(({ section }) => section),
    );
    const names = { en: user.latin_name, fa: user.persian_name };
    return { data: { user: toUser(user), ...sections }, names, addressEnglish: user.address_en };
  }

  async function choose(userId: number, asked: Asked, noneChosen?: 'cvNoInterestToDownload') {
    const { language = 'en', layout = 'hanging', paper = 'a4' } = asked;
    const { data, names: ownNames, addressEnglish } = await load(userId);
    const research_interests = chooseInterests(data.research_interests, asked.research_interests, noneChosen);
    const count = SECTIONS.reduce((sum, { section }) => sum + data[section].length, 0);
    if (count > MOST_ENTRIES) throw tooLong();
    const day = now().toISOString().slice(0, 10);
    const chosen = { ...data, research_interests };
    const said = named(language === 'en' ? inEnglishWords(chosen, addressEnglish) : chosen, ownNames[language]);
    const { first_name, last_name } = data.user;
    const { document, changes } = createCvDocument(said, language, day, {
      byHand: await orderedByHand(db, userId),
      names: [`${first_name} ${last_name}`, ownNames.en ?? '', ownNames.fa ?? ''].filter((name) => name.trim() !== ''),
    });
    if (lengthOf(document) > LONGEST) throw tooLong();
    // Cached by content: a changed profile gives another CV.
    const content = JSON.stringify([userId, layout, paper, document]);
    const key = createHash('sha256').update(content).digest('base64');
    const names = research_interests.map(({ interest_name }) => interest_name);
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
      return { status: 200, body: (await load(userId)).data };
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

const tooLong = () => new HttpProblem(400, 'cvTooLong', { code: 'cv_too_long' });
