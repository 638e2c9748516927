import { isolate } from '../../platform/isolate.ts';
import { persianNumber } from '../persianText.ts';
import { type GapKind, gapKindOf, isUntouchedGap } from './gaps.ts';
import type { PersianSources } from './persianSources.ts';
import { QUESTION_LEADS } from './write.ts';

const digits = (year: string): string => persianNumber(Number(year));

/** The writer's Persian for a text of theirs, else its English. */
type Say = (english: string | undefined) => string;
type Groups = Readonly<Record<string, string | undefined>>;

/** A sentence of the composer's and its Persian; null where it only looks like one. */
interface Reading {
  of: RegExp;
  say: (groups: Groups, say: Say, sources: PersianSources) => string | null;
}

/** A degree that somebody has, and one that somebody studies for, before its field. */
const DEGREES: Readonly<Record<string, { held: string; studied: string }>> = {
  'a bachelor’s degree': { held: 'مدرک کارشناسی در رشتهٔ', studied: 'دانشجوی کارشناسی' },
  'a master’s degree': { held: 'مدرک کارشناسی ارشد در رشتهٔ', studied: 'دانشجوی کارشناسی ارشد' },
  'a PhD': { held: 'مدرک دکتری در رشتهٔ', studied: 'دانشجوی دکتری' },
  'a postdoctoral qualification': {
    held: 'مدرک پسادکتری در رشتهٔ',
    studied: 'در حال گذراندن دورهٔ پسادکتری در رشتهٔ',
  },
  'an associate degree': { held: 'مدرک کاردانی در رشتهٔ', studied: 'دانشجوی کاردانی' },
  'a diploma': { held: 'مدرک دیپلم در رشتهٔ', studied: 'در حال گذراندن دورهٔ دیپلم در رشتهٔ' },
  'a certificate': { held: 'گواهینامه‌ای در زمینهٔ', studied: 'در حال گذراندن دورهٔ گواهینامهٔ' },
  'a degree': { held: 'مدرک تحصیلی در رشتهٔ', studied: 'در حال تحصیل در رشتهٔ' },
};

const LEADS: Readonly<Record<(typeof QUESTION_LEADS)[number], string>> = {
  'The question I would like to work on is this:': 'پرسشی که می‌خواهم روی آن کار کنم این است:',
  'My question is this:': 'پرسش من این است:',
  'What I would like to find out is this:': 'آنچه می‌خواهم بدانم این است:',
};

const THESES: Readonly<Record<string, string>> = {
  'bachelor’s thesis': 'پایان‌نامهٔ کارشناسی‌ام',
  'master’s thesis': 'پایان‌نامهٔ کارشناسی ارشدم',
  'doctoral thesis': 'رسالهٔ دکتری‌ام',
  thesis: 'پایان‌نامه‌ام',
};

const SEASONS: Readonly<Record<string, string>> = {
  spring: 'بهار',
  summer: 'تابستان',
  autumn: 'پاییز',
  winter: 'زمستان',
};

const PLACES: Readonly<Record<string, string>> = {
  'a funded PhD position': 'موقعیت دکتری دارای تأمین مالی',
  'a PhD position': 'موقعیت دکتری',
  'a postdoctoral position': 'موقعیت پسادکتری',
  'a place on a master’s programme': 'پذیرش در دورهٔ کارشناسی ارشد',
  'a funded PhD place': 'ظرفیت پذیرش دانشجوی دکتری با تأمین مالی',
  'a place for a PhD student': 'ظرفیت پذیرش دانشجوی دکتری',
  'a place for a master’s student': 'ظرفیت پذیرش دانشجوی کارشناسی ارشد',
};

/** What somebody plans, as it stands before its field, and its verb. */
const PLANS: Readonly<Record<string, { what: string; verb: string }>> = {
  'postdoctoral work': { what: 'پژوهش پسادکتری', verb: 'انجام دهم' },
  'a master’s degree': { what: 'در مقطع کارشناسی ارشد', verb: 'تحصیل کنم' },
  'a PhD': { what: 'در مقطع دکتری', verb: 'تحصیل کنم' },
};

const GAPS: Readonly<Record<GapKind, string>> = {
  theirs: '[جای جملهٔ شما: نکته‌ای از این مقاله که می‌خواهید کار خود را بر آن بنا کنید.]',
  result: '[جای جملهٔ شما: نتیجهٔ کار خودتان، با روش و یک عدد.]',
  meeting: '[جای جملهٔ شما: ارتباط این مقاله با پرسش خودتان.]',
  question: '[جای جملهٔ شما: پرسشی که می‌خواهید روی آن کار کنید، در یک جمله.]',
};

/** What is left of a text between a beginning and an end, or null. */
function between(text: string, start: string, end = ''): string | null {
  const fits = text.length >= start.length + end.length && text.startsWith(start) && text.endsWith(end);
  return fits ? text.slice(start.length, text.length - end.length) : null;
}

/** A text in two, at the first of these words, or null. */
function halves(text: string, at: string): [string, string] | null {
  const index = text.indexOf(at);
  return index === -1 ? null : [text.slice(0, index), text.slice(index + at.length)];
}

/** "Isfahan University of Technology, 2024" in two; the year is null where there is none. */
function yearAtEnd(text: string): [string, string | null] {
  const year = /^, \d{4}$/u.test(text.slice(-6)) ? text.slice(-4) : null;
  return [year === null ? text : text.slice(0, -6), year];
}

/** "autumn 2027" or "2027" after its preposition and with a space behind it; nothing for none. */
function startAfter(preposition: 'از' | 'برای', start: string | undefined): string {
  if (start === undefined) return '';
  const season = SEASONS[start.slice(0, 6)];
  return `${preposition} ${season ?? 'سال'} ${digits(start.slice(-4))} `;
}

/** "a PhD position in nursing from autumn 2027" in three, by one of the names; null where there is more in it. */
function wanted<Said>(
  text: string,
  names: Readonly<Record<string, Said>>,
): { said: Said; area: string; start: string | undefined } | null {
  const [name, said] = Object.entries(names).find(([key]) => text === key || text.startsWith(`${key} `)) ?? [];
  if (name === undefined || said === undefined) return null;
  const rest = text.slice(name.length);
  const [, start] = / from ((?:(?:spring|summer|autumn|winter) )?\d{4})$/u.exec(rest.slice(-17)) ?? [];
  const within = start === undefined ? rest : rest.slice(0, -` from ${start}`.length);
  const area = between(within, ' in ') ?? '';
  return within === '' || area !== '' ? { said, area, start } : null;
}

/** What somebody is "looking for" or "planning"; where there is neither degree nor job, in an area of their interest. */
function aimOf(text: string, say: Say, isArea: (words: string) => boolean): string | null {
  const within = (area: string): string => (area === '' ? '' : ` در زمینهٔ ${say(area)}`);
  const isKnown = ({ area }: { area: string }): boolean => area === '' || isArea(area);
  const looking = between(text, 'looking for ');
  if (looking !== null) {
    const place = wanted(looking, PLACES);
    return place && isKnown(place)
      ? `${startAfter('برای', place.start)}به دنبال ${place.said}${within(place.area)} هستم`
      : null;
  }
  const planned = halves(between(text, 'planning ') ?? '', ' on a scholarship');
  const plan = planned && wanted(planned.join(''), PLANS);
  return plan && isKnown(plan)
    ? `قصد دارم ${startAfter('از', plan.start)}با بورسیه ${plan.said.what}${within(plan.area)} ${plan.said.verb}`
    : null;
}

function degreeOf(text: string, say: Say): string | null {
  const isCurrent = text.startsWith('am studying for ');
  const named = between(text, isCurrent ? 'am studying for ' : 'hold ', ')');
  const parts = named === null ? null : halves(named, ' (');
  const degree = parts && halves(parts[0], ' in ');
  const kind = degree && DEGREES[degree[0]];
  if (!parts || !kind) return null;
  const [university, year] = yearAtEnd(parts[1]);
  const where = `${say(university)}${year === null ? '' : `، ${digits(year)}`}`;
  const field = say(degree[1]);
  return isCurrent ? `${kind.studied} ${field} هستم (${where})` : `${kind.held} ${field} دارم (${where})`;
}

function jobOf(text: string, say: Say): string | null {
  const parts = halves(text.replace(/^an? /u, ''), ' at ');
  return parts && `در ${say(parts[1].replace(/^the /u, ''))} به‌عنوان ${say(parts[0])} کار می‌کنم`;
}

/** The sentence of `whoWrites`, taken apart from its end: only the last part can't be missing. */
function whoOf(sentence: string, say: Say, sources: PersianSources): string | null {
  const said = between(sentence, 'I ', '.');
  if (said === null) return null;
  const last = said.startsWith('am looking') || said.startsWith('am planning') ? 0 : said.lastIndexOf(' and am ') + 5;
  if (last === 4) return null;
  const before = said.slice(0, Math.max(0, last - 5));
  const work = before.startsWith('work as ') ? 0 : before.indexOf(', work as ');
  const degree = work === -1 ? before : before.slice(0, work);
  const job = work === -1 ? '' : before.slice(before.indexOf('work as ', work) + 'work as '.length);
  const parts = [
    ...(degree === '' ? [] : [degreeOf(degree, say)]),
    ...(job === '' ? [] : [jobOf(job, say)]),
    aimOf(said.slice(last + 'am '.length), say, before === '' ? sources.isArea : () => false),
  ];
  if (parts.includes(null)) return null;
  const [aim = '', ...others] = parts.toReversed();
  return others.length === 0 ? `${aim}.` : `${others.toReversed().join('، ')} و ${aim}.`;
}

/** An own entry as `write.ts` names it after "my", in Persian. */
function entryOf(entry: string, say: Say): string | null {
  const after = (year: string | null | undefined): string => (year ? ` (${digits(year)})` : '');
  const thesis =
    /^(?<kind>(?:bachelor’s |master’s |doctoral )?thesis), “(?<title>[^”]+)”(?: \((?<year>\d{4})\))?$/u.exec(
      entry,
    )?.groups;
  if (thesis) return `${THESES[thesis['kind'] ?? '']}، «${say(thesis['title'])}»${after(thesis['year'])}،`;
  const paper = /^(?<year>\d{4}) paper, “(?<title>[^”]+)”$/u.exec(entry)?.groups;
  if (paper) return `مقاله‌ام، «${say(paper['title'])}»${after(paper['year'])}،`;
  const project = /^project “(?<title>[^”]+)” \((?<year>\d{4})\)$/u.exec(entry)?.groups;
  if (project) return `پروژه‌ام، «${say(project['title'])}»${after(project['year'])}،`;
  const research = /^research on “(?<title>[^”]+)” \((?<detail>[^”]+)\)$/u.exec(entry)?.groups;
  if (research) {
    const detail = research['detail'] ?? '';
    const [place, year] = /^\d{4}$/u.test(detail) ? ['', detail] : yearAtEnd(detail);
    const where = [place === '' ? '' : say(place), year === null ? '' : digits(year)].filter(Boolean).join('، ');
    return `پژوهشم دربارهٔ «${say(research['title'])}» (${where})`;
  }
  const job = halves(between(entry, 'work as ', ')') ?? '', ' (');
  if (job) return `کارم به‌عنوان ${say(job[0])} (${say(job[1])})`;
  const degree = between(entry, 'degree in ');
  return degree === null ? null : `دورهٔ تحصیلم در رشتهٔ ${say(degree)}`;
}

/** The person's own English, with the Persian that they wrote it from. */
function withOriginal(text: string, { originalOf }: PersianSources): string {
  const original = originalOf(text);
  return original === null ? isolate(text) : `${isolate(text)} (${original})`;
}

const named = ({ year = '', title }: Groups, say: Say): string => `«${say(title)}» (${digits(year)})`;
const youReport = (groups: Groups, say: Say): string =>
  `در مقالهٔ خود، ${named(groups, say)}، گزارش کرده‌اید: ${isolate(groups['clause'] ?? '')}`;
const orWhom = ({ whom }: Groups): string => (whom === undefined ? '' : '، یا همکاری هست که بهتر باشد از ایشان بپرسم');

/** What `write.ts` writes, save who writes, the person's own words, names and gaps; the test holds them together. */
const READINGS: readonly Reading[] = [
  { of: /^Dear Professor (?<name>.+),$/u, say: ({ name }, say) => `پروفسور ${say(name)} گرامی،` },
  {
    of: /^I am writing about your (?<year>\d{4}) paper, “(?<title>[^”]+)”\.$/u,
    say: (groups, say) => `این ایمیل را دربارهٔ مقالهٔ شما، ${named(groups, say)}، می‌نویسم.`,
  },
  { of: /^In your (?<year>\d{4}) paper, “(?<title>[^”]+)”, you report that,? (?<clause>.+)$/su, say: youReport },
  { of: /^In “(?<title>[^”]+)” \((?<year>\d{4})\), you report that,? (?<clause>.+)$/su, say: youReport },
  // Emails written before had these two.
  {
    of: /^The paper adds that,? (?<clause>.+)$/su,
    say: ({ clause = '' }) => `در همان مقاله همچنین آمده است: ${isolate(clause)}`,
  },
  { of: /^You report in “(?<title>[^”]+)” \((?<year>\d{4})\) that,? (?<clause>.+)$/su, say: youReport },
  {
    of: /^Your (?<year>\d{4}) paper, “(?<title>[^”]+)”, reports that,? (?<clause>.+)$/su,
    say: (groups, say) => `در مقالهٔ شما، ${named(groups, say)}، گزارش شده است: ${isolate(groups['clause'] ?? '')}`,
  },
  {
    of: /^In your (?<year>\d{4}) paper, “(?<title>[^”]+)”, (?<clause>.+)$/su,
    say: (groups, say) => `در مقالهٔ شما، ${named(groups, say)}: ${isolate(groups['clause'] ?? '')}`,
  },
  {
    of: /^For your (?<year>\d{4}) paper, “(?<title>[^”]+)”, (?<clause>.+)$/su,
    say: (groups, say) => `برای مقالهٔ شما، ${named(groups, say)}: ${isolate(groups['clause'] ?? '')}`,
  },
  {
    of: /^You add that,? (?<clause>.+)$/su,
    say: ({ clause = '' }) => `در همان مقاله افزوده‌اید: ${isolate(clause)}`,
  },
  {
    of: /^You also note that,? (?<clause>.+)$/su,
    say: ({ clause = '' }) => `در همان مقاله یادآور شده‌اید: ${isolate(clause)}`,
  },
  {
    of: /^You also say that,? (?<clause>.+)$/su,
    say: ({ clause = '' }) => `در همان مقاله همچنین گفته‌اید: ${isolate(clause)}`,
  },
  {
    of: /^My result so far comes from my (?<entry>.+)\.$/u,
    say: ({ entry = '' }, say) => {
      const from = entryOf(entry, say);
      return from && `نتیجه‌ای که تاکنون به آن رسیده‌ام از ${from} به دست آمده است.`;
    },
  },
  {
    of: /^My own result comes from my (?<entry>.+)\.$/u,
    say: ({ entry = '' }, say) => {
      const from = entryOf(entry, say);
      return from && `نتیجهٔ خودم از ${from} به دست آمده است.`;
    },
  },
  {
    of: /^I have no result of my own yet\.$/u,
    say: () => 'هنوز نتیجه‌ای از خودم ندارم.',
  },
  {
    of: /^Do you expect to have (?<place>[^,?]+)(?<whom>, or is there a colleague I should ask)?\?$/u,
    say: (groups) => {
      const place = wanted(groups['place'] ?? '', PLACES);
      return place?.area === ''
        ? `آیا پیش‌بینی می‌کنید ${startAfter('برای', place.start)}${place.said} داشته باشید${orWhom(groups)}؟`
        : null;
    },
  },
  {
    of: /^Would you be willing to supervise this(?: from (?<start>(?:(?:spring|summer|autumn|winter) )?\d{4}))?(?<how> if I bring a scholarship| if I bring my own funding|, with funding of my own)(?<whom>, or is there a colleague I should ask)?\?$/u,
    say: (groups) =>
      `${groups['how']?.endsWith(' scholarship') === false ? 'اگر هزینهٔ تحصیل را خودم تأمین کنم' : 'اگر بورسیه داشته باشم'}، آیا می‌پذیرید که ${startAfter('از', groups['start'])}راهنمایی این پژوهش را بر عهده بگیرید${orWhom(groups)}؟`,
  },
  {
    of: /^I can send my CV(?:(?<both>, a paper and a short research proposal)|(?<paper> and a paper)|(?<proposal> and a short research proposal))?\.$/u,
    say: ({ both, paper, proposal }) =>
      `می‌توانم رزومه‌ام را${both ? ' همراه با یک مقاله و یک پروپوزال کوتاه' : paper ? ' همراه با یک مقاله' : proposal ? ' همراه با یک پروپوزال کوتاه' : ''} بفرستم.`,
  },
  { of: /^(?:Yours sincerely|Kind regards|With kind regards),$/u, say: () => 'با احترام،' },
  {
    of: /^I found your work with the help of a matching tool, Peyk; the words are mine\.$/u,
    say: () => 'کار شما را به کمک یک ابزار تطبیق به نام پیک پیدا کردم؛ متن این ایمیل از خودم است.',
  },
  {
    of: /^If you reply “no”, I will not write again\.$/u,
    say: () => 'اگر پاسخ شما «نه» باشد، دیگر ایمیلی نمی‌فرستم.',
  },
];

/**
 * What a sentence of an English letter says, in Persian (LTR-15). The composer's own words are those of the table; quotations and what the
 * person wrote in English stay, set apart, and the Persian that the person wrote it from comes after it. Null for a sentence that none of
 * this explains: nothing of a sentence is left out, and nothing is guessed.
 */
export function inPersian(sentence: string, sources: PersianSources): string | null {
  const gap = gapKindOf(sentence);
  if (gap !== null) return isUntouchedGap(sentence) ? GAPS[gap] : null;
  const say: Say = (text = '') => sources.originalOf(text) ?? isolate(text);
  for (const lead of QUESTION_LEADS) {
    const question = between(sentence, `${lead} `);
    if (question !== null) return `${LEADS[lead]} ${withOriginal(question, sources)}`;
  }
  for (const reading of READINGS) {
    const match = reading.of.exec(sentence);
    if (match) return reading.say(match.groups ?? {}, say, sources);
  }
  if (sources.names.includes(sentence)) return sources.name ?? isolate(sentence);
  if (sources.isOwn(sentence)) return `از نمایهٔ شما: ${withOriginal(sentence, sources)}`;
  return whoOf(sentence, say, sources);
}
