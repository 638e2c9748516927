import { describe, expect, it } from 'vitest';
import { MockActiveBot, MockBot, MockDraftBot, MockErrorBot, MockPausedBot } from '../../../mocks/fixtures/bot';
import {
  areaOptions,
  filterBots,
  filterStatuses,
  filtersOf,
  foldText,
  isFiltered,
  paramsOf,
  searchable,
} from './filters';

const everything = filtersOf(new URLSearchParams());
const bots = [
  { ...MockBot, num_professors: 12, target_university_name: 'Aalto University' },
  { ...MockActiveBot, advanced_filters: { research_area: 'Machine learning', research_areas: ['Physics', 'Optics'] } },
  { ...MockPausedBot, name: 'پایش پل‌های بتنی' },
  { ...MockDraftBot, status: 'draft' as 'Draft' },
  MockErrorBot,
];
const all = searchable(bots, (count) => (count === 1 ? '1 professor' : `${count} professors`));
const persian = searchable(bots, (count) => `${new Intl.NumberFormat('fa').format(count)} استاد در هر دانشگاه`);
const found = (filters: Partial<typeof everything>, among = all) =>
  filterBots(among, { ...everything, ...filters }).map(({ id }) => id);

describe('the search', () => {
  it('BOT-95 looks through the name, the university and the number of professors', () => {
    expect(found({ query: 'bridge mon' })).toEqual([MockBot.id]);
    expect(found({ query: 'aalto' })).toEqual([MockBot.id]);
    expect(found({ query: '12' })).toEqual([MockBot.id]);
    expect(found({ query: '12 professors' })).toEqual([MockBot.id]);
    expect(found({ query: 'Physics-informed' })).toEqual([MockActiveBot.id]);
  });

  it('BOT-95 takes digits of both languages, whichever the card shows', () => {
    expect(found({ query: '۱۲' })).toEqual([MockBot.id]);
    expect(found({ query: '12' }, persian)).toEqual([MockBot.id]);
    expect(found({ query: '۱۲ استاد' }, persian)).toEqual([MockBot.id]);
  });

  it('BOT-96 does not tell capitals from small letters', () => {
    expect(found({ query: 'NORDIC' })).toEqual([MockBot.id]);
  });

  it.each(['پل‌های', 'پل های', 'پلهای', 'پا\u064aش', 'بتن\u064a'])('finds a Persian name by %s', (query) => {
    expect(found({ query })).toEqual([MockPausedBot.id]);
  });

  it.each(['  aalto ', 'aa\u00adlto', '\u200eAalto\u200f', 'aalto  \t university'])(
    'does not mind what cannot be seen in %j',
    (query) => {
      expect(found({ query })).toEqual([MockBot.id]);
    },
  );

  it('leaves out nobody for a blank text', () => {
    expect(found({ query: '   ' })).toHaveLength(5);
  });

  it('sees through accents', () => {
    expect(foldText('Zürich')).toBe(foldText('ZURICH'));
    expect(foldText('\u0643تابخانۀ آمر\u064a\u0643ا')).toBe(foldText('کتابخانه امریکا'));
  });
});

describe('the filters', () => {
  it('BOT-97 BOT-98 asks for one status exactly, in any case', () => {
    expect(filterStatuses).toEqual(['Active', 'Paused', 'Running', 'Draft']);
    expect(filterStatuses.map((status) => found({ status }))).toEqual([
      [MockActiveBot.id],
      [MockPausedBot.id],
      [MockBot.id],
      [MockDraftBot.id],
    ]);
    expect(found({ status: null })).toContain(MockErrorBot.id);
  });

  it('BOT-99 offers each area of the bots once, in order', () => {
    expect(areaOptions(all, 'en')).toEqual(['Machine learning', 'Optics', 'Physics', 'Structural health monitoring']);
  });

  it('BOT-99 orders areas as a dictionary of the language does, whatever their case', () => {
    const of = (...research_areas: string[]) =>
      searchable([{ ...MockBot, advanced_filters: { research_areas } }], () => '');
    expect(areaOptions(of('Zoology', 'optics', 'Physics', 'Ökologie'), 'en')).toEqual([
      'Ökologie',
      'optics',
      'Physics',
      'Zoology',
    ]);
    expect(areaOptions(of('گیاه‌شناسی', 'فیزیک', 'پزشکی', 'بینایی'), 'fa')).toEqual([
      'بینایی',
      'پزشکی',
      'فیزیک',
      'گیاه‌شناسی',
    ]);
  });

  it('BOT-100 asks for one area exactly, the chosen one or any of the others', () => {
    expect(found({ area: 'Optics' })).toEqual([MockActiveBot.id]);
    expect(found({ area: 'Machine learning' })).toEqual([MockActiveBot.id]);
    expect(found({ area: 'optic' })).toEqual([]);
  });

  it('hold together', () => {
    expect(found({ status: 'Paused', query: 'پل', area: 'Structural health monitoring' })).toEqual([MockPausedBot.id]);
    expect(found({ status: 'Active', query: 'پل' })).toEqual([]);
  });
});

describe('the address of the filters', () => {
  it('gives back what was put there', () => {
    const filters = { query: 'پل ۳', status: 'Paused', area: 'a & b', page: 3 } as const;
    expect(filtersOf(new URLSearchParams(paramsOf(filters).toString()))).toEqual(filters);
  });

  it('is empty for the whole list', () => {
    expect(paramsOf(everything).toString()).toBe('');
    expect([isFiltered(everything), isFiltered({ ...everything, query: 'x' })]).toEqual([false, true]);
    expect(isFiltered({ ...everything, query: ' ', page: 3 })).toBe(false);
    expect(isFiltered({ ...everything, status: 'Draft' })).toBe(true);
    expect(isFiltered({ ...everything, area: 'Optics' })).toBe(true);
  });

  it('is read without what it should not hold', () => {
    expect(filtersOf(new URLSearchParams('status=Error&page=-2&area='))).toEqual(everything);
    for (const page of ['0', '1.5', '2.5', 'x', 'Infinity', ''])
      expect(filtersOf(new URLSearchParams({ page })), page).toEqual(everything);
  });
});

it('searches ten thousand bots within a frame or two', () => {
  const many = searchable(
    Array.from({ length: 10_000 }, (_, index) => ({ ...MockBot, id: index + 1, name: `Bot ${index} پل‌های بتنی` })),
    (count) => `${count} professors`,
  );
  const began = performance.now();
  expect(filterBots(many, { ...everything, query: '9999' })).toHaveLength(1);
  expect(performance.now() - began).toBeLessThan(100);
});
