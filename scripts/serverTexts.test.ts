import { describe, expect, it } from 'vitest';
import { MockMatch, MockPublication, MockWeakMatch } from '../packages/app/src/mocks/fixtures/professor.ts';
import { answeredInPersian, persian } from '../packages/app/src/mocks/serverTexts.ts';
import { candidates } from '../packages/server/src/matching/fixtures.ts';
import { explain } from '../packages/server/src/matching/explain.ts';
import { type MatchFacts, toldOf } from '../packages/server/src/matching/facts.ts';
import { classOf } from '../packages/server/src/matching/matchClass.ts';
import { en } from '../packages/server/src/platform/http/messages/en.ts';
import { fa } from '../packages/server/src/platform/http/messages/fa.ts';

const facts: MatchFacts = {
  area: 'structural health monitoring',
  interest: 'structural health monitoring',
  areas: 3,
  recentAreas: 2,
  recentSince: 2024,
  waiting: 0,
  broad: false,
  topics: ['structural health monitoring', 'bridge dynamics'],
  publication: { ...candidates[0]!.publications[0]!, title: MockPublication.title, year: 2025 },
  askedWords: [],
  lastYearOnArea: 2025,
  silentOn: null,
  missingSubfield: 'physics-informed learning',
  entry: { kind: 'thesis', title: 'Vibration-based sensing of prestressed concrete bridges' } as MatchFacts['entry'],
  sharedWords: ['sensing', 'bridge'],
  active: true,
};
const weak: MatchFacts = {
  ...facts,
  recentAreas: 0,
  topics: [],
  publication: null,
  lastYearOnArea: null,
  silentOn: 'structural health monitoring',
  missingSubfield: null,
  entry: null,
};
const professor = { ...candidates[0]!, field: 'Civil Engineering', email: 'ingrid.solheim@uio.example' };

/** Whether a sentence matches this template of the server, with values for its parameters. */
const isSaid = (template: string, sentence: string) =>
  new RegExp(
    `^${template
      .split(/\{\w+(?::[^{}]+)?\}/)
      .map((part) => part.replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`))
      .join('.+')}$`,
  ).test(sentence);

describe('what stories show as said by the server', () => {
  const explained = [MockMatch, MockWeakMatch].flatMap(({ reason, pros, cons }) => [reason, pros, cons].flat());
  const messages = Object.entries(persian).filter(([english]) => !explained.includes(english));

  it.each(messages)('is a message of the server in both languages: %s', (english, translated) => {
    const said = Object.entries(en).filter(
      ([key, template]) => isSaid(template, english) && isSaid(fa[key as keyof typeof fa], translated),
    );
    expect(said).not.toEqual([]);
  });

  it.each([
    ['a close match', MockMatch, facts],
    ['a weak one', MockWeakMatch, weak],
  ])('is the explanation of %s', (_, { score, reason, pros, cons }, of) => {
    const matchClass = classOf(score ?? 0);
    expect({ reason, pros, cons }).toEqual(explain(toldOf(professor, of), matchClass, 'en'));
    expect(answeredInPersian({ reason, pros, cons })).toEqual(explain(toldOf(professor, of), matchClass, 'fa'));
  });
});
