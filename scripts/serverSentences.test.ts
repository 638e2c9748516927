import { describe, expect, it } from 'vitest';
import sentences from '../packages/app/src/mocks/serverSentences.json' with { type: 'json' };
import { isolate } from '../packages/server/src/platform/isolate.ts';
import { en } from '../packages/server/src/platform/http/messages/en.ts';
import { fa } from '../packages/server/src/platform/http/messages/fa.ts';
import {
  type Lang,
  type MessageKey,
  type MessageParams,
  translate,
} from '../packages/server/src/platform/http/messages/translate.ts';

/** The values of a sentence; those of some are words of the language themselves. */
type Values = MessageParams | ((lang: Lang) => MessageParams);

const at = (lang: Lang): string =>
  new Intl.DateTimeFormat(lang === 'fa' ? 'fa-IR' : 'en-GB', {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'UTC',
  }).format(new Date('2026-11-20T08:30:00Z'));

const file = { name: 'Proposal-bridges (v2).pdf' };
const link = 'https://peyk.example/reset?uid=7&token=Zk3-b_9';

/** Values as they come, for each sentence that takes one or names something in Latin letters, by where a person meets it. */
const departments = {
  entries: {
    badJson: {},
    bodyTooLarge: { limit: 256 },
    bodyTooManyValues: { n: 10_000 },
    bodyForbiddenKey: { name: '__proto__' },
    tooMany: { seconds: 90 },
    minimum: { min: 1 },
    maximum: { max: 9999 },
    minLength: { n: 8 },
    maxLength: { n: 300 },
    choice: { choices: ['BSc', 'Master', 'PhD', 'Post-PhD'] },
    tooManyItems: { n: 50 },
    listFull: { n: 500 },
    tooFewItems: { n: 1 },
    idempotencyKeyReused: {},
  },
  imports: {
    importListFull: { count: 512, n: 500 },
    doiInvalid: {},
    doiUnknown: {},
    orcidInvalid: {},
    orcidUnknown: {},
    fileNotText: {},
    resumeInvalid: {},
  },
  bots: {
    botsFull: { n: 200 },
    warnUnread: (lang) => ({
      names: ['University of Oslo', 'KTH Royal Institute of Technology', translate(lang, 'moreUniversities', { n: 3 })],
    }),
    moreUniversities: { n: 3 },
    warnProfessorsFull: { n: 10_000 },
    undraftedDepartmentTaken: { days: 14 },
    undraftedUniversityTaken: { n: 3, days: 14 },
  },
  professors: {
    professorsFull: { n: 10_000 },
    linkUnsafe: {},
    pageNotPublic: {},
    doiOfNobody: {},
    paperIncomplete: {},
    paperWithoutAuthors: {},
    paperOfOthers: { names: ['O. Farahani', 'Elham Vaziri', 'J. R. Smith (Jr.)'] },
  },
  account: {
    emailFormat: {},
    webAddress: {},
    pictureType: {},
    pictureAddressType: {},
    fileTooLarge: { limit: 5 },
    cvUnknownInterest: { name: 'structural health monitoring (SHM)' },
    cvUnreadable: {},
  },
  drafts: {
    redirectUri: { url: 'https://peyk.example/gmail/callback' },
    placeholderLeft: { text: '[your result]' },
    gapLeft: { text: '[What did you do, and what was the result?]' },
    sentenceUnbound: { text: 'I have also led a team of twelve engineers on such bridges.' },
    sentenceByPerson: { words: ['team', 'C++', 'twelve engineers'] },
  },
  files: {
    pdfMissing: {},
    pdfType: file,
    pdfUnreadable: file,
    pdfEncrypted: file,
    pdfActive: file,
    pdfEmbedded: file,
    namedFileTooLarge: { ...file, limit: 5 },
    filesFull: { n: 20 },
    fileInUse: file,
    letterCvFailed: {},
    proposalTooLong: { ...file, pages: 4, most: 3 },
  },
  mails: {
    resetText: { name: 'Sara', link },
    passwordChangedText: (lang) => ({ name: 'Sara', at: at(lang) }),
    newDeviceText: (lang) => ({
      name: 'Sara',
      at: at(lang),
      browser: lang === 'fa' ? 'فایرفاکس' : 'Firefox',
      system: lang === 'fa' ? 'لینوکس' : 'Linux',
      link: 'https://peyk.example/account',
    }),
  },
} satisfies Record<string, Partial<Record<MessageKey, Values>>>;

const all = Object.values(departments).flatMap((sentencesOf) => Object.entries(sentencesOf) as [MessageKey, Values][]);
const valuesFor = (lang: Lang, values: Values): MessageParams => (typeof values === 'function' ? values(lang) : values);
const said = (lang: Lang, key: MessageKey, values: Values): string => translate(lang, key, valuesFor(lang, values));

const LATIN = /\p{Script=Latin}/u;

/** The foreign values of a Persian sentence, but for links: a link is copied out of its message, and marks would go with it. */
const foreignIn = (values: Values): string[] =>
  Object.entries(valuesFor('fa', values))
    .filter(([name]) => name !== 'link')
    .flatMap(([, value]) => value)
    .filter((value): value is string => typeof value === 'string' && LATIN.test(value));

describe('the sentences of the server that take a value or have Latin letters in Persian', () => {
  it('are all drawn, each in one department', () => {
    const expected = (Object.keys(en) as MessageKey[]).filter((key) => en[key].includes('{') || LATIN.test(fa[key]));
    const keys = all.map(([key]) => key);
    expect(keys.toSorted()).toEqual(expected.toSorted());
    expect(keys.length).toBeGreaterThan(50);
  });

  it('are drawn as the server says them', async () => {
    const drawn = Object.fromEntries(
      Object.entries(departments).map(([department, sentencesOf]) => [
        department,
        (Object.entries(sentencesOf) as [MessageKey, Values][]).map(([key, values]) => ({
          key,
          en: said('en', key, values),
          fa: said('fa', key, values),
        })),
      ]),
    );
    // After a change of a sentence, `npx vitest run --project tools scripts/serverSentences.test.ts --update` writes them anew.
    // The marks are written as escapes, because a reader of the file cannot see them.
    const written = JSON.stringify(drawn, null, 2).replaceAll(
      /[\u2066-\u2069]/gu,
      (mark) => `\\u${mark.charCodeAt(0).toString(16)}`,
    );
    await expect(`${written}\n`).toMatchFileSnapshot('../packages/app/src/mocks/serverSentences.json');
  });

  it('leave no value out', () => {
    const open = Object.values(sentences)
      .flat()
      .filter((sentence) => /\{\w+/.test(`${sentence.en}${sentence.fa}`));
    expect(open).toEqual([]);
  });

  it.each(all.filter(([, values]) => foreignIn(values).length > 0))(
    'set each foreign value apart in Persian: %s',
    (key, values) => {
      const sentence = said('fa', key, values);
      for (const value of foreignIn(values)) expect(sentence).toContain(isolate(value));
    },
  );

  it.each(all)('have no Latin letter outside such marks in Persian: %s', (key, values) => {
    const links = Object.entries(valuesFor('fa', values)).flatMap(([name, value]) => (name === 'link' ? [value] : []));
    const bare = links
      .reduce<string>((text, address) => text.replace(String(address), ''), said('fa', key, values))
      .replaceAll(/[\u2066\u2068][^\u2066-\u2069]*\u2069/gu, '');
    expect(bare).not.toMatch(LATIN);
    expect(bare).not.toMatch(/[\u2066-\u2069]/u);
  });
});
