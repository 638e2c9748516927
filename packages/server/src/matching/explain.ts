import type { Lang } from '../platform/http/messages/translate.ts';
import type { Told } from './facts.ts';
import type { MatchClass } from './matchClass.ts';
import { isolate } from '../platform/isolate.ts';
import { persianNumber } from './persianText.ts';

export interface Explanation {
  /** One sentence. */
  reason: string;
  pros: string[];
  cons: string[];
}

const smallNumbers = ['None', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine'];
const englishNumber = (value: number): string => smallNumbers[value] ?? String(value);

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const englishList = new Intl.ListFormat('en-GB', { type: 'conjunction' });
/** «الف، ب و ج» */
const persianList = (items: readonly string[]): string =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join('، ')} و ${items.at(-1)}`;

const sectionsEn: Readonly<Record<string, string>> = {
  thesis: 'thesis',
  degrees: 'degree',
  papers: 'paper',
  research_experiences: 'research',
  projects: 'project',
  jobs: 'work',
  skills: 'skill',
};
const sectionsFa: Readonly<Record<string, string>> = {
  thesis: 'پایان‌نامهٔ',
  degrees: 'مدرک تحصیلی',
  papers: 'مقالهٔ',
  research_experiences: 'سابقهٔ پژوهشی',
  projects: 'پروژهٔ',
  jobs: 'سابقهٔ شغلی',
  skills: 'مهارت',
};

function english(facts: Told, matchClass: MatchClass): Explanation {
  const subject = facts.topics.length > 0 ? englishList.format(facts.topics.slice(0, 2)) : facts.field || 'this field';
  const area = facts.area === '' ? 'your profile' : `your interest in ${facts.interest}`;
  const reason =
    matchClass === 'strong'
      ? `Their work on ${subject} closely matches ${area}.`
      : matchClass === 'possible'
        ? `Their work on ${subject} partly overlaps with ${area}.`
        : `Their work in ${facts.field || 'this field'} has little in common with ${area}.`;
  const pros: string[] = [];
  const cons: string[] = [];
  const { publication, askedWords } = facts;
  if (publication && askedWords.length > 1)
    pros.push(
      `Your question and results share ${englishList.format(askedWords.map((word) => `“${word}”`))} with “${publication.title}” (${publication.year}).`,
    );
  if (facts.recentAreas > 0) {
    pros.push(
      facts.areas === 1
        ? `Your research area appears in their work since ${facts.recentSince}.`
        : `${englishNumber(facts.recentAreas)} of your ${englishNumber(facts.areas).toLowerCase()} research areas ${facts.recentAreas === 1 ? 'appears' : 'appear'} in their work since ${facts.recentSince}.`,
    );
  }
  if (facts.topics.length > 0)
    pros.push(
      `${capital(englishList.format(facts.topics.slice(0, 3)))} ${facts.topics.length === 1 ? 'is' : 'are'} among their listed topics.`,
    );
  if (publication && askedWords.length < 2 && facts.lastYearOnArea !== null)
    pros.push(`“${publication.title}” (${publication.year}) is close to ${area}.`);
  if (facts.entry) {
    pros.push(
      `Your ${sectionsEn[facts.entry.kind] ?? 'entry'} “${facts.entry.title}” shares ${englishList.format(facts.sharedWords.map((word) => `“${word}”`))} with their work.`,
    );
  } else {
    cons.push('Nothing in your profile overlaps with their work.');
  }
  if (facts.waiting > 0)
    cons.push(
      facts.waiting === 1
        ? 'One of your research interests has no English name yet, so it was not compared.'
        : `${englishNumber(facts.waiting)} of your research interests have no English name yet, so they were not compared.`,
    );
  if (facts.area === '') {
    if (facts.waiting === 0) cons.push('Your profile has no research interest to compare. Add one.');
  } else if (facts.silentOn !== null)
    cons.push(
      facts.lastYearOnArea === null
        ? `No publication found on ${facts.silentOn}.`
        : `No publication found on ${facts.silentOn} since ${facts.lastYearOnArea}.`,
    );
  if (facts.missingSubfield !== null)
    cons.push(`${capital(facts.missingSubfield)} does not appear in their topics or publications.`);
  if (facts.broad)
    cons.push(
      `${capital(facts.interest)} is the name of a whole field. Add your own question for a better comparison.`,
    );
  if (facts.active === false) cons.push(`Their position is given as “${facts.position}”.`);
  if (!facts.hasAddress) cons.push('No email address is known.');
  return { reason, pros, cons };
}

/** Each sentence begins with a Persian word: browsers derive the direction of a text from its first letter, even inside an isolate. */
function persian(facts: Told, matchClass: MatchClass): Explanation {
  const names = (list: readonly string[]): string => persianList(list.map(isolate));
  const field = facts.field === '' ? 'در این رشته' : `در رشتهٔ ${isolate(facts.field)}`;
  const subject = facts.topics.length > 0 ? `دربارهٔ ${names(facts.topics.slice(0, 2))}` : field;
  const area = facts.area === '' ? 'نمایهٔ شما' : `علاقهٔ شما به ${isolate(facts.interest)}`;
  const reason =
    matchClass === 'strong'
      ? `کار او ${subject} با ${area} تطابق زیادی دارد.`
      : matchClass === 'possible'
        ? `کار او ${subject} تا اندازه‌ای با ${area} هم‌پوشانی دارد.`
        : `کار او ${field} اشتراک کمی با ${area} دارد.`;
  const pros: string[] = [];
  const cons: string[] = [];
  const since = persianNumber(facts.recentSince);
  const { publication, askedWords } = facts;
  if (publication && askedWords.length > 1)
    pros.push(
      `پرسش و نتیجه‌های شما و مقالهٔ «${isolate(publication.title)}» (${persianNumber(publication.year)}) در واژه‌های ${names(askedWords)} اشتراک دارند.`,
    );
  if (facts.recentAreas > 0) {
    pros.push(
      facts.areas === 1
        ? `حوزهٔ پژوهشی شما در کارهای او از سال ${since} به بعد دیده می‌شود.`
        : `${persianNumber(facts.recentAreas)} حوزه از ${persianNumber(facts.areas)} حوزهٔ پژوهشی شما در کارهای او از سال ${since} به بعد دیده می‌شود.`,
    );
  }
  if (facts.topics.length > 0) pros.push(`در فهرست موضوع‌های پژوهشی او ${names(facts.topics.slice(0, 3))} آمده است.`);
  if (publication && askedWords.length < 2 && facts.lastYearOnArea !== null) {
    pros.push(`مقالهٔ «${isolate(publication.title)}» (${persianNumber(publication.year)}) با ${area} هم‌خوانی دارد.`);
  }
  if (facts.entry) {
    pros.push(
      `${sectionsFa[facts.entry.kind] ?? 'یکی از سوابق'} شما («${isolate(facts.entry.title)}») و کار او در ${facts.sharedWords.length === 1 ? 'واژهٔ' : 'واژه‌های'} ${names(facts.sharedWords)} اشتراک دارند.`,
    );
  } else {
    cons.push('هیچ‌یک از موارد نمایهٔ شما واژهٔ مشترکی با کار او ندارد.');
  }
  if (facts.waiting > 0)
    cons.push(
      facts.waiting === 1
        ? 'یکی از علایق پژوهشی شما هنوز نام انگلیسی ندارد و مقایسه نشده است.'
        : `از علایق پژوهشی شما ${persianNumber(facts.waiting)} مورد هنوز نام انگلیسی ندارد و مقایسه نشده است.`,
    );
  if (facts.area === '') {
    if (facts.waiting === 0) cons.push('در نمایهٔ شما علاقهٔ پژوهشی‌ای برای مقایسه نیست. یکی بیفزایید.');
  } else if (facts.silentOn !== null)
    cons.push(
      facts.lastYearOnArea === null
        ? `مقاله‌ای دربارهٔ ${isolate(facts.silentOn)} پیدا نشد.`
        : `پس از سال ${persianNumber(facts.lastYearOnArea)} مقاله‌ای دربارهٔ ${isolate(facts.silentOn)} پیدا نشد.`,
    );
  if (facts.missingSubfield !== null)
    cons.push(`در موضوع‌ها و مقاله‌های او اثری از ${isolate(facts.missingSubfield)} نیست.`);
  if (facts.broad)
    cons.push(
      `نام ${isolate(facts.interest)} همهٔ یک رشته را در بر می‌گیرد. اگر پرسش پژوهشی خود را بنویسید، سنجش دقیق‌تر می‌شود.`,
    );
  if (facts.active === false) cons.push(`سمت او «${isolate(facts.position ?? '')}» ثبت شده است.`);
  if (!facts.hasAddress) cons.push('نشانی ایمیلی پیدا نشد.');
  return { reason, pros, cons };
}

/** Explains in the reader's language why a candidate fits and what speaks against it, using only the facts of the match. */
export const explain = (told: Told, matchClass: MatchClass, lang: Lang): Explanation =>
  lang === 'fa' ? persian(told, matchClass) : english(told, matchClass);
