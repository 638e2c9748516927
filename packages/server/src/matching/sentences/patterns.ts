import { searchKey } from '../../directory/searchKey.ts';
import type { Token } from './tokens.ts';

const set = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/u).filter(Boolean).map(searchKey));

/** Words of praise and rank, in the forms that praise: "leading", not "lead". */
const praising = set(
  `best leading outstanding excellent excellence impressive impressed impresses pioneering pioneer groundbreaking renowned famous prestigious esteemed eminent
  distinguished brilliant remarkable inspiring inspired inspirational inspiration fascinating fascinated admire admired admiration transformed transformative
  unique unrivalled unparalleled exceptional extraordinary revolutionary seminal landmark influential celebrated foremost finest greatest superb wonderful
  amazing visionary exemplary invaluable unmatched respected honoured honored honour honor genius masterful elegant beautiful world-class acclaimed
  بهترین برجسته برجسته‌ترین ممتاز پیشگام پیشرو برترین درخشان تحسین نظیر نامدار مشهور سرآمد ارزشمند ارزنده استثنایی شگفت انگیز عالی عالی‌ترین افتخار الهام`,
);

export const isPraise = ({ lower }: Token): boolean => praising.has(lower);

const allowedThanks = set(
  `thank thanks you your for the this that reading read time attention consideration considering patience taking looking look any a an short answer reply
  line in advance of my letter email message would be grateful glad i am and it very much many to all note from whatever if even one negative yes no or
  kind kindly response if also with hearing
  از وقت وقتی زمان زمانی که شما می گذارید گذارید توجه توجهتان خواندن نامه این سپاسگزارم سپاس متشکرم ممنونم ممنون را برای پیشاپیش با صرف کردید و پاسخ کوتاه تان`,
);
const thanking = set('thank thanks grateful thankful appreciate سپاسگزارم سپاس متشکرم ممنونم ممنون قدردان');
const earlier = set('previous earlier last again former پیشین قبلی دوباره گذشته');

export const isThanks = (tokens: readonly Token[]): boolean => tokens.some(({ lower }) => thanking.has(lower));

/** Thanks for something that is no part of this letter. */
export function thanksForMore(tokens: readonly Token[]): boolean {
  const at = tokens.findIndex(({ lower }) => thanking.has(lower));
  if (at === -1) return false;
  if (tokens.some(({ lower }) => earlier.has(lower))) return true;
  // "I would be grateful for …" asks.
  if (tokens.some(({ lower }) => /^(?:would|if|could)$/u.test(lower))) return false;
  return tokens.some(({ lower }) => !allowedThanks.has(lower));
}

const contacts = set(
  `talk lecture keynote seminar visit reply answer invitation call kindness encouragement recommendation comments feedback poster mail email letter message course
  class workshop samples help`,
);
const meetings = set(
  'met meet meeting talked talking spoke speak spoken chatted conversation conversations agreed discussed introduced telephone phone zoom promised',
);
const memories = set('remember remembered recall invited inviting invite told advised recommended encouraged');
const persianMeetings = set(
  'دیدار ملاقات گفتگو گفتگوی گفتگویی گفت‌وگو گفت‌وگوی گفت‌وگویمان سخنرانی سخنرانیتان تلفن تلفنی دعوت قول وعده همایش کنفرانس کارگاه دیدیم دیدمتان آشنایی',
);
const first = new Set(['i', 'we', 'me', 'us', 'my', 'our']);
const second = new Set(['you', 'your', 'yours']);

const has = (tokens: readonly Token[], words: ReadonlySet<string>): boolean =>
  tokens.some(({ lower }) => words.has(lower));

/** A meeting, talk, mail or promise between writer and reader. */
export function claimsAcquaintance(all: readonly Token[]): boolean {
  // "Proceedings of the Image Understanding Meeting" is nobody's meeting.
  const tokens = all.filter(({ name }) => !name);
  if (thanksForMore(tokens)) return true;
  if (has(tokens, persianMeetings)) return true;
  const asks = tokens.some(({ lower }) => /^(?:would|could|may|might|if|can)$/u.test(lower));
  if (asks) return false;
  if (has(tokens, second) && has(tokens, meetings) && has(tokens, first)) return true;
  const text = tokens.map(({ lower }) => lower).join(' ');
  if (
    /\b(?:meet|met|meeting|see|seeing) you\b|\b(?:kind|nice|good|generous|thoughtful) of you\b|\bwe (?:have |had )?(?:agreed|met|talked|spoke|spoken|discussed|corresponded)\b/u.test(
      text,
    )
  )
    return true;
  return tokens.some(({ lower }, index) => {
    const next = tokens[index + 1]?.lower ?? '';
    const following = tokens.slice(index + 1, index + 3);
    if (lower === 'your') return following.some((token) => contacts.has(token.lower));
    if (second.has(lower)) return memories.has(next) && following.some((token) => first.has(token.lower));
    if (memories.has(lower)) return following.some((token) => first.has(token.lower)) && has(tokens, second);
    return lower === 'hear' || lower === 'heard' ? next === 'from' : false;
  });
}

const funds = set(
  `position positions funding fund funds grant grants vacancy vacancies opening openings budget studentship studentships scholarship scholarships recruit recruits
  recruiting hire hires hiring renewed sabbatical موقعیت موقعیتی بودجه گرنت ظرفیت دانشجو دانشجوی پذیرش استخدام`,
);
const people = set('student students places candidate candidates applicant applicants centre center');
const owning = set(
  'have has had offer offers is are will plan plans planning expect expects just received won get got need needs seek seeks seeking looking recruit recruits hire hires reserve reserves opened',
);
const seeking = set(
  'need needs seek seeks seeking looking recruit recruits recruiting hire hires reserve reserves opened offer offers',
);
const askedFirst =
  /^(?:if|whether|do|does|did|would|could|can|may|might|are|is|will|should|have|has|what|which|how|when|who|whom|where|آیا|اگر)$/u;

const informed = set('heard hear understand noticed learned learnt شنیده شنیدم شنیده‌ام میدانم دانم');

/** The words by which a sentence tells of places, money or plans of the reader without asking; none where it does not. */
export function assumedResources(tokens: readonly Token[]): readonly Token[] {
  if (tokens.some((token) => token.persian)) {
    const told = tokens.some(({ lower }) => informed.has(lower) || lower === 'دارد' || lower === 'دارید');
    const asked = tokens.some(({ lower }, index) => lower === 'اگر' || (lower === 'ایا' && index === 0));
    return told && !asked ? tokens.filter(({ lower }) => funds.has(lower)) : [];
  }
  for (const [index, { lower }] of tokens.entries()) {
    if (!second.has(lower) || tokens.slice(0, index).some((token) => askedFirst.test(token.lower))) continue;
    const rest = tokens.slice(index + 1, index + 16);
    const verb = rest.slice(0, 9).findIndex((token) => owning.has(token.lower));
    if (verb === -1) continue;
    const strong = rest.slice(0, 10).some((token) => seeking.has(token.lower));
    const found = rest.filter((token) => funds.has(token.lower) || (strong && people.has(token.lower)));
    if (found.length > 0) return found;
  }
  return [];
}

const reasons = new Set(['since', 'because', 'as', 'given', 'now', 'seeing', 'considering']);

/**
 * The part of a question or request that is not asked: "Since you are looking for a student, may I apply?". Empty where all of it is asked.
 */
export function presupposed(tokens: readonly Token[], text: string): readonly Token[] {
  const begins = tokens.findIndex(({ lower }, index) => {
    if (!reasons.has(lower)) return false;
    const next = tokens[index + 1]?.lower ?? '';
    if (lower === 'now' || lower === 'given' || lower === 'seeing' || lower === 'considering')
      return next === 'that' || (lower === 'given' && next === 'your');
    if (lower === 'as')
      return (
        (index === 0 || /[,;]/u.test(text.slice(tokens[index - 1]?.end, tokens[index]?.start))) && second.has(next)
      );
    return tokens.slice(index + 1, index + 4).some((token) => second.has(token.lower)) || index === 0;
  });
  const that = tokens.findIndex(
    ({ lower }, index) =>
      (lower === 'that' &&
        /^(?:show|find|report|write|result|finding|hear|know|prove|think|see|read|say|state|observation|claim|conclude|conclusion)$/u.test(
          tokens[index - 1]?.stem ?? '',
        )) ||
      (informed.has(lower) && index <= 2),
  );
  const from = begins === -1 ? that : that === -1 ? begins : Math.min(begins, that);
  if (from === -1) return [];
  const rest = tokens.slice(from + 1);
  const stop = rest.findIndex(
    (token, index) => index > 0 && /[,;،؛]/u.test(text.slice(rest[index - 1]?.end, token.start)),
  );
  return stop === -1 ? rest : rest.slice(0, stop);
}

/** The words by which a presupposition tells what the reader is about to do. */
export const planned = (tokens: readonly Token[]): readonly Token[] =>
  tokens.some(({ lower }) => second.has(lower))
    ? tokens.filter(({ lower }) =>
        /^(?:plan|plans|planning|planned|intend|intends|will|going|soon|begin|beginning|start|starting|prepare|preparing|moving|hoping)$/u.test(
          lower,
        ),
      )
    : [];

/** Deeds that a record must hold: who says "I published it" claims more than a word of the frame. */
const deeds =
  /^(?:supervised|published|presented|created|developed|established|built|directed|solved|identified|taught|produced|led|founded|discovered|proved|introduced|organised|organized)$/u;

/** The deed that a first person claims here, at most three words after the pronoun. */
export const isDeed = (tokens: readonly Token[], index: number): boolean =>
  deeds.test(tokens[index]?.lower ?? '') &&
  tokens.slice(Math.max(0, index - 3), index).some(({ lower }) => first.has(lower) && lower !== 'my' && lower !== 'me');

const ranks = set(
  `phd doctorate doctoral doctor dphil master masters msc mphil bachelor bachelors bsc diploma degree postdoc postdoctoral professor professorship lecturer fellow
  fellowship award awards prize medal scholarship grade grades gpa distinction honours rank ranked first-class valedictorian patent patents
  دکتری دکترا دکترای ارشد کارشناسی لیسانس فوق دانشیار استادیار پسادکتری جایزه جایزه‌ای بورس بورسیه مدال رتبه رتبهٔ معدل نمره`,
);

/** A degree, post or honour: no other word may stand for it. */
export const isRank = ({ lower }: Token): boolean => ranks.has(lower);

const levels: ReadonlyMap<string, string> = new Map(
  Object.entries({
    doctor: 'phd doctorate doctoral dphil doctor دکتری دکترا دکترای',
    master: 'master masters msc ma mphil mtech meng mres mba llm ارشد فوق‌لیسانس',
    bachelor: 'bachelor bachelors bsc ba beng btech llb کارشناسی لیسانس',
  }).flatMap(([level, words]) => words.split(' ').map((word) => [searchKey(word), level] as const)),
);

/** The level of a degree that a word names, or null. */
export const levelOf = ({ lower }: Token): string | null => levels.get(lower.replace(/['’]s$/u, '')) ?? null;

const holding =
  /^(?:hold|have|had|held|earned|received|completed|finished|obtained|got|took|defended|gained|awarded|with|مدرک)$/u;
const aspiring =
  /^(?:for|to|towards?|looking|planning|plan|apply|applying|seek|seeking|want|would|position|place|before|during)$/u;
/** "A PhD position" is no degree. */
const ofStudy =
  /^(?:position|positions|place|places|student|students|candidate|candidates|supervisor|programme|program|application|project|proposal|plan|plans|studies|funding|studentship)$/u;
const ofDegree = /^(?:degree|thesis|dissertation|from)$/u;
const ofHolder = /^(?:holder|graduate|alumnus|alumna)$/u;

/** How far before the degree the verb or pronoun stands that claims it. */
const NEAR_DEGREE = 4;

/** The levels of the degrees that the writer says to have: "I hold a doctorate", "my doctoral thesis". A sought one is none. */
export function claimedLevels(tokens: readonly Token[]): string[] {
  return tokens.flatMap((token, index) => {
    const level = levelOf(token);
    const next = tokens[index + 1]?.lower ?? '';
    if (level === null || ofStudy.test(next)) return [];
    const before = tokens.slice(Math.max(0, index - NEAR_DEGREE), index);
    const from = before.findLastIndex(({ lower }) => holding.test(lower));
    const isHeld =
      from !== -1 &&
      !before.slice(from + 1).some(({ lower }) => aspiring.test(lower)) &&
      (before[from]?.persian === true ||
        tokens.slice(0, index).some(({ lower }) => first.has(lower)) ||
        tokens.slice(index).some(({ lower }) => first.has(lower)));
    const isMine = tokens[index - 1]?.lower === 'my' && ofDegree.test(next);
    const isHolder = ofHolder.test(next) && tokens.some(({ lower }) => first.has(lower));
    return isHeld || isMine || isHolder ? [level] : [];
  });
}

const wishing =
  /^(?:would|could|should|might|may|will|shall|hope|plan|planning|intend|want|wish|aim|prepared|ready|happy|willing|خواهم|مایلم|می‌خواهم|میخواهم|خواهم|بفرستم|امیدوارم|قصد)$/u;

/** What the writer would do, may do or hopes for: no record, and no claim except for what it names. */
export function isIntent(tokens: readonly Token[]): boolean {
  const at = tokens.findIndex(({ lower }) => wishing.test(lower));
  if (at !== -1) {
    const subject = tokens
      .slice(0, at)
      .findLast(({ lower }) => first.has(lower) || (second.has(lower) && lower !== 'yours'));
    // "Your group will open two places" is about the reader.
    if (subject !== undefined && first.has(subject.lower)) return true;
    const cites = tokens.some(({ lower, number }) => number?.year === true || /^(?:paper|study|article)$/u.test(lower));
    if (subject === undefined && !cites && /^(?:would|should)$/u.test(tokens[at]?.lower ?? '')) return true;
    return tokens.some(({ lower }) => first.has(lower)) && /^(?:would|could|might|may)$/u.test(tokens[at]?.lower ?? '');
  }
  const text = tokens.map(({ lower }) => lower).join(' ');
  return (
    tokens[0]?.lower === 'if' ||
    /\b(?:looking for|applying for|going to|i can send|i attach|is attached|are ready to send|i am applying|i can start|i need)\b/u.test(
      text,
    )
  );
}

/** "You were the first to …", "nobody but you …": that nobody else did it. */
export function claimsToBeFirst(tokens: readonly Token[]): boolean {
  const text = tokens.map(({ lower }) => lower).join(' ');
  return (
    /\b(?:the|a) (?:very )?first (?:to|ever|who|in the)\b/u.test(text) ||
    /\bfirst ever\b|\b(?:nobody|no one|none) (?:but|else|other|before)\b|\bonly (?:you|your (?:group|team|lab|paper|study))\b/u.test(
      text,
    )
  );
}
