import { createHash } from 'node:crypto';
import type { CvData, CvLanguage, ResearchInterest } from '@peyk/api-types';
import type { Kysely } from 'kysely';
import { toUser, userColumns } from '../accounts/toUser.ts';
import type { DB } from '../platform/db/schema.ts';
import { HttpProblem, unauthenticated } from '../platform/http/errors.ts';
import { loadSections, orderedByHand } from '../profile/entries.ts';
import { inEnglish } from '../profile/inEnglish.ts';
import { SECTIONS } from '../profile/sections.ts';
import { type CvDocument, createCvDocument } from './document.ts';
import { type CvLook, createCvPdf } from './pdf.ts';

/** The longest CV, in characters and entries, that is typeset within moments: about a hundred full pages. */
const LONGEST = 300_000;
const MOST_ENTRIES = 4000;

/** The characters of all texts of a CV. */
const lengthOf = ({ sections }: CvDocument): number =>
  sections
    .flatMap(({ entries }) => entries)
    .flatMap(({ lines }) => lines)
    .flatMap(({ runs }) => runs)
    .reduce((sum, { text }) => sum + text.length, 0);

/** The names of a person in the two languages of a CV, null where the person gave none. */
type OwnNames = Record<CvLanguage, string | null>;

interface CvSource {
  data: CvData;
  names: OwnNames;
  addressEnglish: string | null;
}

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

/** What a person's CV is made from. */
export async function loadCvSource(db: Kysely<DB>, userId: number): Promise<CvSource> {
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

const cvTooLong = (): HttpProblem => new HttpProblem(400, 'cvTooLong', { code: 'cv_too_long' });

/** The CV of a person from the chosen interests. Throws a 400 when it is too long. */
export async function makeCv(
  db: Kysely<DB>,
  userId: number,
  { data, names: ownNames, addressEnglish }: CvSource,
  { interests, language, day }: { interests: ResearchInterest[]; language: CvLanguage; day: string },
) {
  const count = SECTIONS.reduce((sum, { section }) => sum + data[section].length, 0);
  if (count > MOST_ENTRIES) throw cvTooLong();
  const chosen = { ...data, research_interests: interests };
  const said = named(language === 'en' ? inEnglishWords(chosen, addressEnglish) : chosen, ownNames[language]);
  const { first_name, last_name } = data.user;
  const { document, changes } = createCvDocument(said, language, day, {
    byHand: await orderedByHand(db, userId),
    names: [`${first_name} ${last_name}`, ownNames.en ?? '', ownNames.fa ?? ''].filter((name) => name.trim() !== ''),
  });
  if (lengthOf(document) > LONGEST) throw cvTooLong();
  return { document, changes, chosen, said };
}

/** The typesetter of this process, which starts with its first file. */
export const cvPdf = createCvPdf();

const LETTER_LOOK: CvLook = { layout: 'hanging', paper: 'a4' };
/** Stands for today where CVs are compared: the day at its foot makes no other CV. */
const ANY_DAY = '2000-01-01';

/** The CV that goes with letters: in English, from all of the profile. */
interface LetterCv {
  /** The same for every day on which the CV says the same. */
  contentKey: string;
  /** Of the person, for the name of the file. */
  familyName: string;
  draw(now: Date): Promise<{ bytes: Buffer; pages: number }>;
}

/** The CV of a person as it would go with a letter today. Throws a 400 when it is too long. */
export async function letterCv(db: Kysely<DB>, userId: number): Promise<LetterCv> {
  const source = await loadCvSource(db, userId);
  const cvOf = (day: string) =>
    makeCv(db, userId, source, { interests: source.data.research_interests, language: 'en', day });
  const { document, said } = await cvOf(ANY_DAY);
  return {
    contentKey: createHash('sha256')
      .update(JSON.stringify([LETTER_LOOK, document]))
      .digest('hex'),
    familyName: said.user.last_name || said.user.first_name,
    async draw(now) {
      const { document: today } = await cvOf(now.toISOString().slice(0, 10));
      const bytes = await cvPdf(today, LETTER_LOOK);
      return { bytes, pages: cvPdf.pages(today, LETTER_LOOK).count };
    },
  };
}
