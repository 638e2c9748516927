import { describe, expect, it } from 'vitest';
import { extractInterests } from './extractInterests.ts';
import { phrasesOf } from './phrases.ts';
import { sampleEntries } from './samples.ts';
import { type Sections, SECTIONS } from './sections.ts';

const profile = (given: { [S in keyof Sections]?: Record<string, unknown>[] }): Sections =>
  ({ ...Object.fromEntries(SECTIONS.map(({ section }) => [section, []])), ...given }) as unknown as Sections;
const names = (given: Parameters<typeof profile>[0]): string[] =>
  extractInterests(profile(given)).map(({ interest_name }) => interest_name);

describe('phrases', () => {
  it('end at words that join or only say what was done', () => {
    const texts = phrasesOf('We propose a novel graph neural network for the early detection of bridge damage.').map(
      ({ text }) => text,
    );
    expect(texts).toEqual(['graph neural network', 'early detection', 'bridge damage']);
  });

  it('keep Persian words whole, with their half-spaces', () => {
    const texts = phrasesOf('بررسی آسیب‌پذیری لرزه‌ای پل‌ها با یادگیری ماشین').map(({ text }) => text);
    expect(texts).toEqual(['آسیب‌پذیری لرزه‌ای پل‌ها', 'یادگیری ماشین']);
  });

  it('have at most four words, the last ones', () => {
    expect(phrasesOf('deep physics guided spatio-temporal graph networks').map(({ text }) => text)).toEqual([
      'guided spatio-temporal graph networks',
    ]);
  });
});

describe('extracted interests', () => {
  it('come from what a person studied and wrote, best first and at most eight', () => {
    const found = names({
      degrees: [sampleEntries.degrees],
      papers: [sampleEntries.papers],
      research_experiences: [sampleEntries.research_experiences],
    });
    expect(found.length).toBeLessThanOrEqual(8);
    expect(found.slice(0, 4)).toEqual(
      expect.arrayContaining(['Graph neural networks', 'Structural health monitoring']),
    );
    expect(found).toContain('Seismic damage detection');
  });

  it('are the same for the same entries', () => {
    const given = { degrees: [sampleEntries.degrees], papers: [sampleEntries.papers] };
    expect(names(given)).toEqual(names(given));
  });

  it('leave out what is an interest already, in any spelling and as a part', () => {
    const given = {
      degrees: [sampleEntries.degrees],
      research_interests: [{ id: 1, interest_name: 'GRAPH  neural networks', subfield: 'seismic damage' }],
    };
    const found = names(given);
    expect(found).not.toContain('Graph neural networks');
    expect(found).not.toContain('Seismic damage detection');
    expect(found).toContain('Structural Engineering');
  });

  it('do not hold each other', () => {
    const found = names({ degrees: [sampleEntries.degrees], papers: [sampleEntries.papers] }).map((name) =>
      name.toLowerCase(),
    );
    for (const [at, name] of found.entries())
      expect(found.filter((other, index) => index !== at && other.includes(name))).toEqual([]);
  });

  it('take single words only from fields and technical skills', () => {
    expect(names({ skills: [{ ...sampleEntries.skills, skill_name: 'Photonics' }] })).toEqual(['Photonics']);
    expect(names({ skills: [{ ...sampleEntries.skills, skill_name: 'Patience', skill_type: 'Soft' }] })).toEqual([]);
    expect(
      names({ projects: [{ ...sampleEntries.projects, project_title: 'Website', project_description: 'HTML' }] }),
    ).toEqual([]);
  });

  it('cope with a very long text in linear time', () => {
    const found = names({
      papers: [
        { ...sampleEntries.papers, abstract: 'a-'.repeat(5000) },
        { ...sampleEntries.papers, title: '((('.repeat(90) },
      ],
    });
    expect(found).toContain('Structural health monitoring');
  });
});
