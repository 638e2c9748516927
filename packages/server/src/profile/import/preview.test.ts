import { describe, expect, it } from 'vitest';
import { SECTIONS, type Sections } from '../sections.ts';
import type { Found, FoundEntry } from './found.ts';
import { createPreview } from './preview.ts';

const nobody = { first_name: 'Nasrin', last_name: 'Ahmadi', phone: null, address: null };
const none = Object.fromEntries(SECTIONS.map(({ section }) => [section, []])) as unknown as Sections;

const paper = (entry: object, authors: string[] = [], ownAuthor: string | null = null): FoundEntry<'papers'> => ({
  section: 'papers',
  entry: { title: 'Damage on bridges', year: 2024, authors: authors.join('; '), ...entry },
  authors,
  ownAuthor,
});
const found = (...entries: FoundEntry[]): Found =>
  ({ entries, name: null, person: null, problems: [], leftOut: [] }) as unknown as Found;
const stored = (fields: object) => ({
  ...none,
  papers: [
    { id: 7, title: 'Damage on bridges', year: 2024, abstract: null, url: null, doi: null, authors: null, ...fields },
  ],
});
const papersOf = (entries: FoundEntry[], sections: object = none, person: object = nobody) =>
  createPreview('bibtex', false, found(...entries), {
    sections: sections as Sections,
    person: person as typeof nobody,
  }).lists.papers ?? [];
const shown = (entries: FoundEntry[], sections: object) =>
  papersOf(entries, sections).map(({ status, differs, existing }) => [status, differs, existing?.id ?? null]);

describe('what an import holds beside what the profile has', () => {
  it.each([
    [
      'the same DOI in capitals, under another title',
      { title: 'Other', doi: '10.1/AB' },
      { doi: '10.1/ab' },
      'different',
    ],
    ['the same title in other letters and the same year', { title: 'DAMAGE  on Bridges.' }, {}, 'different'],
    ['nothing that is not stored', { title: 'Damage on bridges' }, { abstract: 'Known.' }, 'same'],
    ['the same title of another year', { year: 2023 }, {}, 'new'],
    ['the same title and another DOI', { doi: '10.1/b' }, { doi: '10.1/a' }, 'new'],
  ])('IMP-03 a paper with %s is told apart', (_what, entry, known, status) => {
    expect(papersOf([paper(entry)], stored(known)).map((item) => item.status)).toEqual([status]);
  });

  it('IMP-01 names the fields that would change, and a field that the source leaves empty is none', () => {
    expect(shown([paper({ doi: '10.1/a', abstract: null })], stored({ abstract: 'Mine.' }))).toEqual([
      ['different', ['doi'], 7],
    ]);
  });

  it('IMP-03 shows a paper that stands twice in the source once', () => {
    expect(shown([paper({ doi: '10.1/a' }), paper({ doi: '10.1/A' }), paper({ title: 'Else' })], none)).toEqual([
      ['new', [], null],
      ['new', [], null],
    ]);
  });

  it('IMP-02 proposes the author who is clearly the person, also by a name that another paper prints', () => {
    const of = (authors: string[], sections: object = none, own: string | null = null) =>
      papersOf([paper({ title: 'New' }, authors, own)], sections)[0]?.entry.own_author;
    expect(of(['K. Rostami', 'N. Ahmadi'])).toBe('N. Ahmadi');
    expect(of(['K. Rostami', 'B. Solheim'])).toBeNull();
    expect(of(['N. Ahmadi', 'N. Ahmadi'])).toBeNull();
    expect(of(['K. Rostami', 'B. Solheim'], none, 'B. Solheim')).toBe('B. Solheim');
    const person = { ...nobody, author_names: ['نسرین احمدی'] };
    expect(papersOf([paper({}, ['کاوه رستمی', 'نسرین احمدی'])], none, person)[0]?.entry.own_author).toBe('نسرین احمدی');
  });

  it('tells an address that is code as a problem, and shows the rest', () => {
    const link = (url: string): FoundEntry<'links'> => ({ section: 'links', entry: { link_type: 'Other', url } });
    const { lists, problems } = createPreview(
      'json_resume',
      false,
      found(link('javascript:alert(1)'), link('a.example')),
      {
        sections: none,
        person: nobody,
      },
    );
    expect(lists.links?.map(({ entry }) => entry.url)).toEqual(['a.example']);
    expect(problems).toMatchObject([{ code: 'unreadable', field: 'url' }]);
  });

  it('shows and stores no control that disguises the direction of a line', () => {
    const [item] = papersOf([paper({ title: 'Damage \u202Eno\u202C \u2067x\u2069' })]);
    expect(item?.entry.title).toBe('Damage no x');
  });

  it('offers phone and address only where the profile has none', () => {
    const of = (person: object) =>
      createPreview(
        'json_resume',
        false,
        { ...found(), person: { phone: '+47 1', address: 'Oslo' } },
        { sections: none, person: { ...nobody, ...person } },
      ).person;
    expect(of({})).toEqual({ key: 1, phone: '+47 1', address: 'Oslo' });
    expect(of({ phone: '+98 2' })).toEqual({ key: 1, phone: null, address: 'Oslo' });
    expect(of({ phone: '+98 2', address: 'Tehran' })).toBeNull();
  });
});
