import { describe, expect, it } from 'vitest';
import { judgedPairs } from '../../../matching/judged/pairs.ts';
import { factAt } from '../factAt.ts';
import { figuresIn } from '../figures.ts';
import type { Plant } from '../shapes.ts';
import { judgedSentences } from './index.ts';

const all = judgedSentences.flatMap(({ sentences, ...pair }) => sentences.map((sentence) => ({ ...sentence, pair })));
const isPersian = (text: string): boolean => /[ء-ی]/u.test(text);

describe('the judged sentences', () => {
  it('are three hundred, half honest and half with one planted claim, for pairs judged strong', () => {
    expect(all.length).toBe(300);
    expect(new Set(all.map(({ text }) => text)).size).toBe(300);
    const lies = all.filter(({ planted }) => planted !== undefined);
    expect(lies.length).toBe(150);
    for (const { student, professor, sentences } of judgedSentences) {
      expect(judgedPairs).toContainEqual(expect.objectContaining({ student, professor, judged: 'strong' }));
      expect(sentences.filter(({ planted }) => planted === undefined).length, student).toBe(10);
    }
  });

  it('are of every class and every purpose, in English and in Persian', () => {
    for (const judged of ['bound', 'own', 'courtesy', 'unbound'] as const) {
      expect(all.filter((sentence) => sentence.judged === judged).length, judged).toBeGreaterThanOrEqual(20);
    }
    for (const says of ['professor', 'writer', 'courtesy', 'ask'] as const) {
      const one = all.filter((sentence) => sentence.says === says);
      const counts = [
        one.filter(({ planted }) => planted === undefined),
        one.filter(({ planted }) => planted !== undefined),
      ];
      expect(Math.min(...counts.map(({ length }) => length)), says).toBeGreaterThanOrEqual(8);
    }
    const persian = all.filter(({ text }) => isPersian(text));
    expect(persian.length).toBeGreaterThanOrEqual(20);
    expect(persian.filter(({ planted }) => planted !== undefined).length).toBeGreaterThanOrEqual(8);
    for (const { text } of persian) expect(text).not.toMatch(/[يك٠-٩]/u);
  });

  it('rest on facts that exist, and those that rest on none claim nothing', () => {
    const needed = { bound: 'theirs', own: 'own', courtesy: 'none', unbound: 'none' } as const;
    for (const { text, judged, rests, pair } of all) {
      for (const source of rests) expect(factAt(pair, source), `${text} ${source}`).toEqual(expect.any(String));
      const theirs = rests.some((source) => source.startsWith('their:'));
      expect(rests.length === 0 ? 'none' : theirs ? 'theirs' : 'own', text).toBe(needed[judged]);
    }
    const [first] = judgedSentences;
    if (first === undefined) throw new RangeError('There is no sentence.');
    expect(factAt(first, 'their:aasgrav-1999/finding')).toBeNull();
    expect(factAt(first, 'own:degrees/phd/result')).toBeNull();
    expect(factAt(first, 'own:constructor/name/length')).toBeNull();
  });

  it('hold, where honest, no figure that their facts do not hold', () => {
    for (const { text, rests, pair } of all.filter(({ planted, rests }) => planted === undefined && rests.length > 0)) {
      const ids = rests.flatMap((source) => (/^their:([a-z-]+-\d{4})\//u.exec(source)?.[1] ?? []).toString());
      const known = figuresIn([...rests.map((source) => factAt(pair, source) ?? ''), ...ids].join(' '));
      for (const figure of figuresIn(text)) expect(known, text).toContain(figure);
    }
  });

  it('are honest word for word where they quote', () => {
    const quotes = all
      .filter(({ planted }) => planted === undefined)
      .flatMap(({ text, rests, pair }) =>
        [...text.matchAll(/“([^”]+)”/gu)].map(([, quote = '']) => ({
          quote,
          facts: rests.map((source) => factAt(pair, source) ?? ''),
        })),
      );
    expect(quotes.length).toBeGreaterThanOrEqual(4);
    for (const { quote, facts } of quotes)
      expect(
        facts.some((fact) => fact.includes(quote)),
        quote,
      ).toBe(true);
  });

  it('plant every kind of falsehood at least four times, and say what is true', () => {
    const kinds = new Map<Plant, number>();
    for (const { planted, text } of all) {
      if (planted === undefined) continue;
      kinds.set(planted.kind, (kinds.get(planted.kind) ?? 0) + 1);
      expect(planted.truth, text).not.toBe('');
    }
    expect(kinds.size).toBe(14);
    for (const [kind, count] of kinds) expect(count, kind).toBeGreaterThanOrEqual(4);
  });
});
