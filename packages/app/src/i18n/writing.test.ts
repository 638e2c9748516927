import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { en } from './en';
import { fa } from './fa';
import type { Locale } from './types';

type Sentence = string | ((params: Record<string, unknown>) => string);

function textsOf(table: object, prefix = ''): [string, Sentence][] {
  return Object.entries(table).flatMap(([key, value]: [string, unknown]) =>
    typeof value === 'string' || typeof value === 'function'
      ? [[prefix + key, value as Sentence] as [string, Sentence]]
      : textsOf(value as object, `${prefix}${key}.`),
  );
}

/** A text with a value in each of its places, so that counts and names are no words of it. */
const spoken = (sentence: Sentence): string =>
  (typeof sentence === 'string'
    ? sentence
    : sentence(new Proxy({}, { get: (_target, name) => (name === 'then' ? undefined : 3) }))
  ).replaceAll(/\{\{\w+\}\}/g, '3');

const catalogues = { en: new Map(textsOf(en)), fa: new Map(textsOf(fa)) };
const saidIn = (locale: Locale, key: string): string => spoken(catalogues[locale].get(key) ?? '');

/** The text of each component of the app. */
const app = join(import.meta.dirname, '..');
const components = readdirSync(app, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.tsx') && !/\.(?:test|stories)\.tsx$/.test(file))
  .map((file) => readFileSync(join(app, file), 'utf8'));

/** The end of what begins at a place: the first of these characters outside brackets. */
function endOf(text: string, from: number, ends: string): number {
  let depth = 0;
  for (let at = from; at < text.length; at += 1) {
    const sign = text.charAt(at);
    if (depth === 0 && ends.includes(sign)) return at;
    if ('({'.includes(sign)) depth += 1;
    if (')}'.includes(sign)) depth -= 1;
  }
  return text.length;
}

/** What stands between the tags of an element whose name ends here. */
function childrenAt(text: string, from: number): string {
  const end = endOf(text, from, '>');
  return text.charAt(end - 1) === '/' ? '' : text.slice(end + 1, text.indexOf('</', end));
}

/** The keys that the first argument of each `t(…)` can be, as written: `'bots.create'`, `` `bots.actions.${act}` ``. */
const writtenKeys = (code: string): string[] =>
  [...code.matchAll(/\bt\(/g)].flatMap(({ index }) => {
    const from = index + 2;
    const first = code.slice(from, endOf(code, from, ',)'));
    return [...first.matchAll(/'([^']+)'|`([^`]+)`/g)].map(([, plain, template]) => plain ?? template ?? '');
  });

/** What a place in a key can be where the rest of it does not say so. */
const among: Readonly<Record<string, string>> = {
  'bots.${way.words}': 'create|continue',
  'answers.${word}': 'today|yesterday',
  'drafts.rewrite.${action}': 'anew|shorter|plainer|other_paper|other_entry',
};

function keysLike(written: string): string[] {
  const place = among[written] ?? String.raw`\w+`;
  const pattern = new RegExp(`^${written.replaceAll('.', String.raw`\.`).replaceAll(/\$\{[^}]*\}/g, `(?:${place})`)}$`);
  return [...catalogues.en.keys()].filter((key) => pattern.test(key));
}

/** The keys of the labels between the tags of a button, in this code. */
const buttonsIn = (code: string): string[] =>
  [...code.matchAll(/<(?:Button|LinkButton)\b/g)].flatMap(({ 0: tag, index }) =>
    writtenKeys(childrenAt(code, index + tag.length)).flatMap(keysLike),
  );
const buttons = [...new Set(components.flatMap(buttonsIn))].toSorted((one, other) => one.localeCompare(other));

/** A verb of two words is one: «پاک کردن». */
const COMPOUND = / (?:کردن|دادن|زدن|شدن|گرفتن|ساختن|گذاشتن|آوردن)(?= |$)/g;
/** Neither a value nor what stands in brackets after a label is a word of it, nor what joins two verbs. */
const wordsIn = (label: string): number =>
  label
    .replaceAll(/[\u2066-\u2069]/g, '')
    .replaceAll('\u00a0', ' ')
    .replaceAll(/ ?\([^)]*\)/g, '')
    .replaceAll(COMPOUND, '')
    .split(' ')
    .filter((word) => /\p{L}/u.test(word) && !/^(?:and|و)$/.test(word)).length;

/** What goes on is no label. */
const isProgress = (label: string): boolean => /(?:\.\.\.|…)$/.test(label);

/** Longer labels, each with why. */
const LONGER: Readonly<Record<string, string>> = {
  'answers.kinds.later': 'what a professor answered, in the words of the answer',
  'answers.kinds.stop': 'what a professor answered, in the words of the answer',
  'answers.kinds.apply_through_portal': 'what a professor answered, in the words of the answer',
  'drafts.alike.compare': 'names the other email by its addressee',
  'drafts.alike.open': 'names the other email by its addressee',
  'professors.send.action': 'the specification has this text: Send Email to Selected',
};

describe('a button', () => {
  test('is found with its label, also where a condition or a part of the key decides', () => {
    const code = `<Button tone={a > b ? 'x' : 'y'} onPress={() => go()}>{t(busy ? 'common.save' : 'common.cancel')}</Button>
      <LinkButton href={to}>{t(\`bots.actions.\${action}\`)}</LinkButton><Button label={t('common.retry')} />`;
    expect(buttonsIn(code)).toEqual(expect.arrayContaining(['common.save', 'common.cancel', 'bots.actions.pause']));
    expect(buttonsIn(code)).not.toContain('common.retry');
    expect(buttons.length).toBeGreaterThan(150);
  });

  test.each(['en', 'fa'] as const)('has at most three words (%s)', (locale) => {
    const long = buttons
      .filter((key) => !(key in LONGER))
      .map((key) => `${key}: ${saidIn(locale, key)}`)
      .filter((label) => !isProgress(label) && wordsIn(label.slice(label.indexOf(': ') + 2)) > 3);
    expect(long).toEqual([]);
  });

  test('is on the list of longer ones only where it is longer', () => {
    const short = Object.keys(LONGER).filter(
      (key) => !buttons.includes(key) || (['en', 'fa'] as const).every((locale) => wordsIn(saidIn(locale, key)) <= 3),
    );
    expect(short).toEqual([]);
  });
});

/** Names, which keep their capitals. */
const NAMES = new Set(
  `AI API BibTeX CV CVs Crossref DOI English Excel Gmail Google Gregorian H HTML I Internet JOUR JPEG JSON Jalali K LaTeX Latin Letter MB ORCID
  OpenAlex PDF PNG POST Persian Peyk RIS Resume Scholar TY Typst URL UTF WebP X XP Z ZIP
  Friday July November Kjeldgaard Søren Sara Rezaei Aino Lehtoranta`.split(/\s+/),
);

/** Texts that the specification has with these capitals; a screen that another text names is named as it is. */
const QUOTED = new Set(
  `Active Bots|All Status|Analytics Overview|Apply Filters|By Continent & Subcontinent|By Country|Check Your Radar|Clear Selection|Coin Store|
  Compose Email|Create New Bot|Create Your First Bot|Daily Quests|Earn 25 XP + 8 Coins|Error Loading Bots|Explorer's Badge|Export Data|
  Filters & Universities|Find Professors|First Contact|Get Started|Gmail Account|Gmail Connection|Inbox Collector|Job Experiences|
  Local Rank Based|Match Score high to low|Name A to Z|My Bots|My Professors|No Research Interests Found|Outreach Initiate|Outreach Marathon|
  Premium Email Templates|Preview Email|Priority Professor Match|Privacy Policy|Professor Matches|Professors Found|Profile Completion|
  Profile Score|Proposal Booster Tool|Proposal Polish|Quick View|Recent Achievements|Recent Activity|Research Area|Research Experiences|
  Research Interests|Response Rate|Save Changes|Save Draft|Select All|Send Email|Send Email to Selected|Sharpen Your Profile|
  Streak Freeze Token|Teaching Experiences|Terms of Service|Unexpected Application Error|University Name|Upload Proposal|View All 3 Bots|
  View Details|Volunteer Work|Warm-up Outreach|Weekly Challenges|Weekly Warrior|Why Recommended|World Rank Based`
    .split('|')
    .map((text) => text.trim()),
);
const quoted = [...QUOTED].toSorted((one, other) => other.length - one.length);

/** The words inside a text that begin with a capital and are neither names nor quoted. */
function capitalsIn(text: string): string[] {
  const rest = quoted.reduce((left, quote) => left.replaceAll(quote, 'x'), text);
  return [...rest.matchAll(/(?<=[\p{L}\p{N},;)–&+] )\p{Lu}[\p{L}]*/gu)]
    .map(([word]) => word)
    .filter((word) => !NAMES.has(word));
}

describe('English titles, labels and buttons', () => {
  const labels = [...catalogues.en]
    .map(([key, sentence]) => [key, spoken(sentence)] as const)
    .filter(([, text]) => !/[.?!]$/.test(text));

  test('are in sentence case, save for names and what the specification quotes', () => {
    const bad = labels.flatMap(([key, text]) => {
      const capitals = capitalsIn(text);
      return capitals.length === 0 ? [] : [`${key}: ${text} (${capitals.join(', ')})`];
    });
    expect(bad).toEqual([]);
    expect(labels.length).toBeGreaterThan(500);
  });

  test('with a capital too many are seen', () => {
    expect(capitalsIn('Download The Archive')).toEqual(['The', 'Archive']);
    expect(capitalsIn('Open My Bots in Gmail')).toEqual([]);
  });

  test('are quoted only where a text has them', () => {
    const all = [...catalogues.en.values()].map(spoken);
    expect(quoted.filter((quote) => !all.some((text) => text.includes(quote)))).toEqual([]);
  });
});

/** Keys of texts that say that something failed, is missing or was refused. */
const FAULTS =
  /^problems\.|^failures\.|\.(?:faults|refused|problem|unknown|broken|gone|notFound|none|failed|invalid|expired)(?:\.|$)|(?:Failed|Broken|Unavailable|Missing|Wrong|Refused|Gone|Lost)(?:Body)?$/;

/** The sentences of a text; what it quotes is none of its own. */
const sentencesIn = (text: string): number =>
  text.replaceAll(/“[^”]*”|«[^»]*»/g, 'x').match(/[.!?؟…]+(?=\s|$)/g)?.length ?? 1;

describe('what says that something failed', () => {
  const faults = [...catalogues.en.keys()].filter((key) => FAULTS.test(key));

  test.each(['en', 'fa'] as const)('has at most two sentences (%s)', (locale) => {
    const long = faults.map((key) => `${key}: ${saidIn(locale, key)}`).filter((text) => sentencesIn(text) > 2);
    expect(long).toEqual([]);
    expect(faults.length).toBeGreaterThan(150);
  });

  test('is counted by its own sentences', () => {
    expect(sentencesIn('It failed. Nothing changed. Try again.')).toBe(3);
    expect(sentencesIn('It failed: “No. Never. Not.” Try again.')).toBe(1);
  });
});
