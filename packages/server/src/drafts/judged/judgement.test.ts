import { describe, expect, it } from 'vitest';
import { worldFields } from '../../directory/sample/world/world.ts';
import { judgeSentences } from '../../matching/sentences/judgeSentences.ts';
import type { SentenceClass } from '../../matching/sentences/shapes.ts';
import { sentenceFactsOf } from '../../matching/sentences/factsOf.ts';
import { splitSentences } from '../../matching/sentences/split.ts';
import { judgedLetters } from './letters/index.ts';
import { bodyOf } from './letters/letter.ts';
import { judgedFacts, judgedWriter } from './sentenceFacts.ts';
import { judgedSentences } from './sentences/index.ts';

const judged = judgedSentences.flatMap(({ sentences, ...pair }) => {
  const facts = judgedFacts(pair);
  return sentences.map((sentence) => ({ ...sentence, found: judgeSentences(sentence.text, facts) }));
});
const isUnbound = (found: readonly { sentenceClass: SentenceClass }[]): boolean =>
  found.some(({ sentenceClass }) => sentenceClass === 'unbound');

describe('the judgement of sentences', () => {
  it('EVD-06 catches every planted claim of the three hundred, of each of the fourteen kinds', () => {
    const missed = judged.filter(({ planted, found }) => planted !== undefined && !isUnbound(found));
    expect(missed.map(({ planted, text }) => `${planted?.kind}: ${text}`)).toEqual([]);
  });

  it('EVD-06 marks at most 3% of the honest sentences', () => {
    const honest = judged.filter(({ planted }) => planted === undefined);
    const marked = honest.filter(({ found }) => isUnbound(found)).map(({ text }) => text);
    expect(honest.length).toBe(150);
    // One in a hundred and fifty; 3% would be four.
    expect(marked.length, marked.join('\n')).toBeLessThanOrEqual(1);
  });

  it('EVD-01 gives nine of ten honest sentences the class that a person gave them', () => {
    const honest = judged.filter(({ planted }) => planted === undefined);
    const same = honest.filter(({ found, judged }) => found.length === 1 && found[0]?.sentenceClass === judged);
    expect(same.length / honest.length).toBeGreaterThanOrEqual(0.9);
  });

  it('EVD-06 finds no unbound sentence in the ten letters written by hand', () => {
    const marked = judgedLetters.flatMap((letter) =>
      judgeSentences(bodyOf(letter), judgedFacts(letter)).filter(({ sentenceClass }) => sentenceClass === 'unbound'),
    );
    expect(marked.map(({ reason, text }) => `${reason}: ${text}`)).toEqual([]);
  });

  it('EVD-06 finds somebody else’s work in every letter that is sent to the professor of another', () => {
    for (const letter of judgedLetters)
      for (const { professor } of judgedLetters) {
        if (professor === letter.professor) continue;
        const found = judgeSentences(bodyOf(letter), judgedFacts({ student: letter.student, professor }));
        expect(isUnbound(found), `${letter.student} to ${professor}`).toBe(true);
      }
  });
});

/** What is planted here is made by rule, in retellings that keep the words of the paper. */
describe('the judgement of sentences about the sample world', () => {
  const people = worldFields
    .flatMap(({ field, people }) => people.map((person) => ({ field, person })))
    .filter((_, index) => index % 8 === 0);
  const writer = judgedWriter('tomasz-wilk');
  const opposites: readonly (readonly [string, string])[] = [
    ['rose', 'fell'],
    ['fell', 'rose'],
    ['higher', 'lower'],
    ['larger', 'smaller'],
    ['reduced', 'increased'],
    ['raised', 'lowered'],
    ['fewer', 'more'],
  ];
  const told = (year: string, text: string): string =>
    `In your ${year} paper, ${text
      .replaceAll(/\bwe\b/giu, 'you')
      .replaceAll(/\bour\b/giu, 'your')
      .replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase())}`;

  const cases = people.flatMap(({ field, person }, index) => {
    const facts = sentenceFactsOf(
      {
        key: person.name,
        universityName: 'Fjordmark University',
        countryName: 'Norway',
        fullName: person.name,
        department: person.department,
        field,
        topics: [...person.topics],
        publications: person.papers.map(({ title, venue, date, abstract }) => ({
          title,
          venue: venue.name,
          year: Number(date.slice(0, 4)),
          publishedOn: date,
          url: 'https://doi.example/10.1/x',
          abstractSentence: '',
          abstract,
        })),
      },
      writer,
    );
    const stranger = people[(index + 1) % people.length]?.person.papers[0]?.abstract ?? '';
    const foreign = splitSentences(stranger).map(({ text }) => ({ kind: 'person', text: told('2024', text) }));
    const own = person.papers
      .filter(({ retracted }) => retracted !== true)
      .flatMap(({ abstract, date, title, venue }) => {
        const year = date.slice(0, 4);
        return [
          { kind: 'honest', text: `I am writing because of your ${year} paper “${title}” (${venue.name}).` },
          ...splitSentences(abstract)
            .filter(({ text }) => !text.endsWith('?'))
            .flatMap(({ text }) => {
              const figure = /\d+(?:[.,]\d+)*/u.exec(text)?.[0];
              const turn = opposites.find(([word]) => text.split(' ').includes(word));
              const denied = text.replace(/ (was|were|is|are) (?!not)/u, ' $1 not ');
              return [
                { kind: 'honest', text: told(year, text) },
                { kind: 'year', text: told(String(Number(year) - 40), text) },
                ...(figure === undefined
                  ? []
                  : [{ kind: 'number', text: told(year, text.replace(figure, `${figure}7`)) }]),
                ...(turn === undefined
                  ? []
                  : [{ kind: 'reversed', text: told(year, text.replace(` ${turn[0]} `, ` ${turn[1]} `)) }]),
                ...(denied === text ||
                /\b(?:no|not|never|none|without|neither|nor|nothing|cannot|whether)\b/u.test(text)
                  ? []
                  : [{ kind: 'denied', text: told(year, denied) }]),
              ];
            }),
        ];
      });
    return [...own, ...foreign].map((one) => ({ ...one, unbound: isUnbound(judgeSentences(one.text, facts)) }));
  });
  const of = (kind: string) => cases.filter((one) => one.kind === kind);

  it('EVD-06 marks at most 3% of what the papers say', () => {
    const marked = of('honest').filter(({ unbound }) => unbound);
    expect(of('honest').length).toBeGreaterThan(400);
    expect(marked.length / of('honest').length, marked.map(({ text }) => text).join('\n')).toBeLessThanOrEqual(0.03);
  });

  it.each([
    ['year', 1],
    ['person', 0.98],
    ['number', 0.97],
    ['denied', 0.97],
    ['reversed', 0.95],
  ])('EVD-06 catches what is planted into them: %s', (kind, least) => {
    const missed = of(kind).filter(({ unbound }) => !unbound);
    expect(of(kind).length).toBeGreaterThan(20);
    expect(1 - missed.length / of(kind).length, missed.map(({ text }) => text).join('\n')).toBeGreaterThanOrEqual(
      least,
    );
  });
});
