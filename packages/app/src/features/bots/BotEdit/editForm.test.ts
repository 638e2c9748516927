import { describe, expect, it } from 'vitest';
import { MockBot } from '../../../mocks/fixtures/bot';
import { type SearchForm, emptySearch } from '../../../entities/bot/search/finder';
import { type BotSearch, searchOfBot } from '../../../entities/bot/search/botSearch';
import { faultsFrom, faultsOf, formOf, patchOf } from './editForm';

const form = formOf(MockBot);
const faults = (change: Partial<typeof form>, search: Partial<SearchForm> = {}) =>
  faultsOf({ ...form, ...change }, { ...emptySearch, ...search });
const patch = (change: Partial<typeof form>, bot = MockBot) => patchOf(bot, { ...formOf(bot), ...change });

describe('a bot in the form', () => {
  it('BOT-141 has 60 minutes between runs where the bot says nothing', () => {
    expect(form.run_interval).toBe(60);
    expect(formOf({ ...MockBot, advanced_filters: { run_interval: 240 } }).run_interval).toBe(240);
  });

  it('BOT-142 has 10 contacts a run where the bot says nothing', () => {
    expect(form.max_targets).toBe(10);
    expect(formOf({ ...MockBot, advanced_filters: { max_targets: 25 } }).max_targets).toBe(25);
  });

  it('has each number that the bot says, also where it is 0', () => {
    const said = { min_publications: 0, run_interval: 0, max_targets: 0 };
    expect(formOf({ ...MockBot, num_professors: 0, advanced_filters: said })).toMatchObject({
      num_professors: 0,
      ...said,
    });
  });

  it('shows the chosen area and the others apart', () => {
    const advanced_filters = { research_area: 'Bridges', research_areas: ['Bridges', 'Sensing', 'Optics'] };
    expect(formOf({ ...MockBot, advanced_filters })).toMatchObject({
      research_area: 'Bridges',
      research_areas: 'Sensing, Optics',
    });
  });
});

describe('what cannot be saved', () => {
  it('nothing is wrong with a bot as it is', () => {
    expect(faults({})).toEqual({});
  });

  it('BOT-132 a name is needed', () => {
    expect(faults({ name: '  ' })).toEqual({ name: { code: 'required' } });
  });

  it('BOT-133 a name has at least 2 characters that can be seen', () => {
    expect(faults({ name: ' a ' })).toEqual({ name: { code: 'minLength', params: { limit: 2 } } });
    expect(faults({ name: 'ab' })).toEqual({});
    expect(faults({ name: 'x'.repeat(121) })).toEqual({ name: { code: 'maxLength', params: { limit: 120 } } });
  });

  it('BOT-134 the run interval is at least 1', () => {
    expect(faults({ run_interval: 0 })).toEqual({ run_interval: { code: 'minimum', params: { limit: 1 } } });
    expect(faults({ run_interval: null })).toEqual({ run_interval: { code: 'required' } });
    expect(faults({ run_interval: 1 })).toEqual({});
  });

  it('BOT-135 the targets are at least 1', () => {
    expect(faults({ max_targets: 0 })).toEqual({ max_targets: { code: 'minimum', params: { limit: 1 } } });
    expect(faults({ max_targets: 1 })).toEqual({});
  });

  it('the professors are 1 to 100', () => {
    expect(faults({ num_professors: 101 })).toEqual({ num_professors: { code: 'maximum', params: { limit: 100 } } });
    expect(faults({ num_professors: null })).toEqual({ num_professors: { code: 'required' } });
  });

  it('the last rank is not before the first, where ranks count', () => {
    const upsideDown = { ranks: { code: 'ranksUpsideDown' } };
    expect(faults({}, { ranks: [50, 10] })).toEqual(upsideDown);
    expect(faults({}, { ranks: [10, 10] })).toEqual({});
    expect(faults({}, { ranks: [0, 10] })).toEqual({ ranks: { code: 'minimum', params: { limit: 1 } } });
    expect(faults({}, { ranks: [50, 10], mode: 'name' })).toEqual({});
  });

  it('at most 500 universities are chosen', () => {
    const selected = Array.from({ length: 501 }, (_, id) => ({ id, name: '' }));
    expect(faults({}, { selected })).toEqual({ universities: { code: 'tooManyUniversities' } });
    expect(faults({}, { selected: selected.slice(1) })).toEqual({});
  });

  it('a search whose places are not known yet is not judged', () => {
    expect(faultsOf(form, null)).toEqual({});
  });
});

describe('what is sent', () => {
  it('is nothing where nothing was changed', () => {
    expect(patch({})).toBeNull();
  });

  it('is only what was changed', () => {
    expect(patch({ name: ' Nordic ' })).toEqual({ name: 'Nordic' });
    expect(patch({ num_professors: 5, need_research_proposal: true, gmail_account: 9 })).toEqual({
      num_professors: 5,
      need_research_proposal: true,
      gmail_account: 9,
    });
  });

  it('ATT-01 is of what new emails carry only what was changed, and no proposal as null', () => {
    const bot = { ...MockBot, attach_cv: true, attach_proposal: 12, proposal_max_pages: 5 };
    expect(patch({}, bot)).toBeNull();
    expect(patch({ attach_cv: false, attach_proposal: null, proposal_max_pages: 6 }, bot)).toEqual({
      attach_cv: false,
      attach_proposal: null,
      proposal_max_pages: 6,
    });
    // A server without attachments is not told of them.
    expect(patch({ name: 'Nordic' })).toEqual({ name: 'Nordic' });
  });

  it('BOT-147 A-73 nests the filters, and sends those alone that were changed', () => {
    const bot = { ...MockBot, advanced_filters: { ...MockBot.advanced_filters, house_style: 'formal' } };
    expect(patch({ run_interval: 120, description: ' Bridges first ' }, bot)).toEqual({
      advanced_filters: { run_interval: 120, description: 'Bridges first' },
    });
  });

  it('is the whole search where a part of it was changed', () => {
    const stored = searchOfBot(MockBot);
    const search: BotSearch = { ...stored, filters: { ...stored.filters, search_mode: 'local', max_rank: 20 } };
    const { filters, ...target } = search;
    expect(patch({ search: JSON.stringify(search) })).toEqual({ ...target, advanced_filters: filters });
    expect(patch({ search: JSON.stringify(stored) })).toBeNull();
  });

  it('leaves the search alone where a kept form holds no readable one', () => {
    const { filters, ...target } = searchOfBot(MockBot);
    for (const search of [
      '',
      '{',
      '{"filters":{}}',
      JSON.stringify({ ...target, filters: { ...filters, min_rank: 'x' } }),
    ])
      expect(patch({ search })).toEqual({ ...target, advanced_filters: filters });
  });

  it('says which version of the bot it was made of, where the bot has one', () => {
    expect(patch({ name: 'Nordic' }, { ...MockBot, version: 4 })).toEqual({ name: 'Nordic', version: 4 });
    expect(patch({}, { ...MockBot, version: 4 })).toBeNull();
  });

  it('leaves the list of areas alone where only the chosen one changes and is not in it', () => {
    const filters = { research_area: 'Bridges', research_areas: ['Sensing'] };
    const alone = { ...MockBot, advanced_filters: filters };
    expect(patch({ research_area: 'Tunnels' }, alone)).toEqual({ advanced_filters: { research_area: 'Tunnels' } });
    expect(patch({ research_areas: 'Optics' }, alone)).toEqual({ advanced_filters: { research_areas: ['Optics'] } });
    const listed = { ...MockBot, advanced_filters: { ...filters, research_areas: ['Bridges', 'Sensing'] } };
    expect(patch({ research_area: 'Tunnels' }, listed)).toEqual({
      advanced_filters: { research_area: 'Tunnels', research_areas: ['Tunnels', 'Sensing'] },
    });
  });

  it('puts a new area in the place of the old one and splits the others at the commas of both scripts', () => {
    expect(patch({ research_area: 'Bridges', research_areas: 'Sensing، Optics, Bridges' })).toMatchObject({
      advanced_filters: { research_area: 'Bridges', research_areas: ['Bridges', 'Sensing', 'Optics'] },
    });
  });

  it('empties what was emptied', () => {
    const bot = {
      ...MockBot,
      advanced_filters: { ...MockBot.advanced_filters, min_publications: 4, description: 'x' },
    };
    expect(patch({ min_publications: null, description: ' ' }, bot)).toMatchObject({
      advanced_filters: { min_publications: null, description: null },
    });
  });
});

describe('what the server says about fields', () => {
  const problem = (fields: Record<string, string[]>) =>
    ({ kind: 'invalid', code: null, detail: null, fields }) as const;

  it('BOT-137 lands on them, nested or flat', () => {
    expect(faultsFrom(problem({ name: ['Taken.'], 'advanced_filters.max_rank': ['Too low.', 'Again.'] }))).toEqual({
      faults: {
        name: { code: 'said', params: { text: 'Taken.' } },
        ranks: { code: 'said', params: { text: 'Too low. Again.' } },
      },
      rest: null,
    });
  });

  it('BOT-137 finds the field of a part that is refused', () => {
    expect(faultsFrom(problem({ 'advanced_filters.research_areas.3': ['Too long.'] }))).toEqual({
      faults: { research_areas: { code: 'said', params: { text: 'Too long.' } } },
      rest: null,
    });
  });

  it('BOT-137 tells what belongs to no field apart', () => {
    expect(faultsFrom(problem({ name: ['Taken.'], owner: ['Gone.'] }))).toMatchObject({
      rest: { kind: 'invalid' },
    });
    expect(faultsFrom({ kind: 'network' })).toEqual({ faults: {}, rest: { kind: 'network' } });
  });
});
