import type { CvData } from '@peyk/api-types';
import { describe, expect, it } from 'vitest';
import { sampleEntries } from '../profile/samples.ts';
import { createCvDocument } from './document.ts';
import { inCvOrder } from './order.ts';

const papers = [
  { id: 1, title: 'Wind on roofs', year: 2026 },
  { id: 2, title: 'Tests of concrete', year: 2025 },
  { id: 3, title: 'Monitoring the health of a bridge', year: 2020 },
  { id: 4, title: 'Few sensors', abstract: 'For structural health.', year: 2019 },
];
const about = ({ title, abstract, year }: (typeof papers)[number]) =>
  ({ span: [year], title, texts: [abstract] }) as const;
const order = (...interests: string[]) => {
  const { entries, moved } = inCvOrder(papers, about, interests);
  return { ids: entries.map(({ id }) => id), moved };
};

describe('the order of a list', () => {
  it('CVX-03 is nearest to the interests first, then newest first, and says what moved up and why', () => {
    const interest = 'Structural health monitoring';
    expect(order(interest)).toEqual({
      ids: [3, 1, 2, 4],
      moved: [{ title: 'Monitoring the health of a bridge', from: 3, to: 1, because: interest }],
    });
  });

  it('CVX-03 names the interest that each is nearest to', () => {
    expect(order('Structural health', 'Concrete tests')).toEqual({
      ids: [2, 4, 3, 1],
      moved: [
        { title: 'Tests of concrete', from: 2, to: 1, because: 'Concrete tests' },
        { title: 'Few sensors', from: 4, to: 2, because: 'Structural health' },
      ],
    });
  });

  it.each([[[]], [['Alchemy']], [['Research methods']], [['']]])('CVX-03 is newest first for %j', (interests) => {
    expect(order(...interests)).toEqual({ ids: [1, 2, 3, 4], moved: [] });
  });

  it('is the one that the person gave it by hand, save what is near to the interests', () => {
    const byHand = (...interests: string[]) => inCvOrder(papers.toReversed(), about, interests, true);
    expect(byHand().entries.map(({ id }) => id)).toEqual([4, 3, 2, 1]);
    expect(byHand('Concrete tests').entries.map(({ id }) => id)).toEqual([2, 4, 3, 1]);
    expect(byHand('Concrete tests').moved).toMatchObject([{ from: 3, to: 1 }]);
  });

  it('is that of the list where two began and ended alike', () => {
    const alike = [5, 4, 6].map((id) => ({ id, title: `Paper ${id}`, year: 2020 }));
    expect(inCvOrder(alike, about, []).entries.map(({ id }) => id)).toEqual([5, 4, 6]);
  });

  it('CVX-03 knows the words of a Persian interest in every spelling', () => {
    const list = [
      { id: 1, title: 'سقف ورزشگاه', year: 2026 },
      { id: 2, title: 'پايش سلامت پل ها', year: 2020 },
    ];
    const found = inCvOrder(list, ({ title, year }) => ({ span: [year], title, texts: [] }), ['پایش سلامت سازه']);
    expect(found.entries.map(({ id }) => id)).toEqual([2, 1]);
  });

  it('CVX-03 changes no fact: the CV holds the same entries whatever is chosen', () => {
    const data = {
      ...Object.fromEntries(Object.keys(sampleEntries).map((name) => [name, []])),
      user: { first_name: 'Ana', last_name: 'Rezaei', email: 'a@mail.example', phone: null, address: null },
      papers,
    } as unknown as CvData;
    const made = (name: string) =>
      createCvDocument(
        { ...data, research_interests: [{ id: 1, interest_name: name, subfield: null }] },
        'en',
        '2026-11-23',
      );
    const [plain, tailored] = [made('Alchemy'), made('Structural health monitoring')];
    const entriesOf = ({ document }: typeof plain) =>
      document.sections[1]?.entries.map((entry) => JSON.stringify(entry));
    expect(entriesOf(tailored)).not.toEqual(entriesOf(plain));
    expect(entriesOf(tailored)?.toSorted()).toEqual(entriesOf(plain)?.toSorted());
    expect(plain.changes).toEqual([]);
    expect(tailored.changes).toEqual([
      {
        section: 'papers',
        title: 'Monitoring the health of a bridge',
        from: 3,
        to: 1,
        because: 'Structural health monitoring',
      },
    ]);
  });
});
