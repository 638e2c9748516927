import type { CvData } from '@peyk/api-types';
import { describe, expect, it } from 'vitest';
import { sampleEntries } from '../profile/samples.ts';
import { createCvDocument } from './document.ts';
import { startTypesetter, typeset, typesetData } from './pdf.ts';

const compiler = startTypesetter();
const PAGE = 595.3;
const MARGIN = 56.6;

const documentOf = (entries: Record<string, unknown[]>, user: object = {}) =>
  createCvDocument({
    ...Object.fromEntries(Object.keys(sampleEntries).map((name) => [name, []])),
    user: { first_name: 'Ana', last_name: 'Rezaei', email: 'ana@mail.example', phone: null, address: null, ...user },
    ...entries,
  } as unknown as CvData);

const link = (url: string) => ({ links: [{ link_type: 'Other', url }] });

/** The left edges of all letters, in points from the left edge of the page. */
function lettersOf(document: ReturnType<typeof documentOf>): number[] {
  const moved: number[] = [0];
  const letters: number[] = [];
  for (const [tag, name, shift, x] of compiler
    .plainSvg(typeset(compiler, document))
    .matchAll(
      /<(g|use)\b(?:[^>]*?transform="matrix\(1 0 0 -?1 ([\d.-]+) [^)]*\)")?(?:[^>]*? x="([\d.-]+)")?[^>]*>|<\/g>/g,
    )) {
    if (tag === '</g>') moved.pop();
    else if (name === 'g') moved.push((moved.at(-1) ?? 0) + Number(shift ?? 0));
    else letters.push((moved.at(-1) ?? 0) + Number(x));
  }
  return letters;
}

describe('the lines of a PDF', () => {
  it.each<[what: string, entries: Record<string, object[]>, user: object]>([
    ['a name of one word', {}, { first_name: 'W'.repeat(200), last_name: 'م'.repeat(200) }],
    ['an address of mail as long as they come', {}, { email: `${'m'.repeat(64)}@${'w'.repeat(180)}.example` }],
    ['a title of one word', { papers: [{ ...sampleEntries.papers, title: 'W'.repeat(300) }] }, {}],
    ['a title of marks', { papers: [{ ...sampleEntries.papers, title: '.'.repeat(150) + '@'.repeat(150) }] }, {}],
    ['an abstract of one Persian word', { papers: [{ ...sampleEntries.papers, abstract: 'ش'.repeat(2000) }] }, {}],
    ['an address of one word', link(`https://a.example/${'w'.repeat(400)}/${'m/'.repeat(200)}`), {}],
    ['an address without a scheme', link(`a.example/${'W'.repeat(400)}`), {}],
    ['an address of Persian letters', link(`https://a.example/?${'%D8%B4'.repeat(200)}`), {}],
    ['a subject of one word', { research_interests: [{ interest_name: 'M'.repeat(300), subfield: null }] }, {}],
  ])('end at the margin, with %s', (_what, entries, user) => {
    const letters = lettersOf(documentOf(entries, user));
    expect(letters.length).toBeGreaterThan(100);
    expect(Math.min(...letters)).toBeGreaterThan(MARGIN);
    // The last letter of a line may be as wide as the name's size.
    expect(Math.max(...letters)).toBeLessThan(PAGE - MARGIN);
  });

  it('leave a word that fits into one as it is, and an address of the web, to be copied whole', () => {
    const email = 'nasrin.hosseini-tabatabaei@students.structural-engineering.example';
    const document = documentOf(link(`https://a.example/${'path/'.repeat(60)}`), { email });
    expect(typesetData(document)).toBe(JSON.stringify(document));
  });
});
