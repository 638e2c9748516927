import { describe, expect, it } from 'vitest';
import { MockBot, MockRun } from '../../../../mocks/fixtures/bot';
import { MockCountries } from '../../../../mocks/fixtures/university';
import type { CompleteForm } from './faults';
import { createBody, faultsFrom, mostProfessors, readCreated } from './payload';
import { emptyWizard } from './types';

const oslo = { id: 501, name: 'University of Oslo' };
const bergen = { id: 503, name: 'University of Bergen' };
const form: CompleteForm = {
  ...emptyWizard.form,
  area: { id: 31, name: 'Structural health monitoring' },
  name: ' Nordic ',
  professors: 3,
  targets: 10,
  account: 41,
  country: 'Norway',
  selected: [oslo],
};

describe('createBody', () => {
  it('BOT-89 REF-04 holds the fields of the specification', () => {
    expect(createBody(form, MockCountries)).toEqual({
      name: 'Nordic',
      gmail_account: 41,
      target_country: 578,
      target_university_name: 'University of Oslo',
      need_research_proposal: false,
      num_professors: 3,
      advanced_filters: {
        research_area: 'Structural health monitoring',
        research_areas: [],
        target_country_name: 'Norway',
        selected_countries: [],
        continent: null,
        subcontinent: null,
        selected_universities: [501],
        search_mode: 'world',
        min_rank: 1,
        max_rank: 100,
        university_query: null,
        min_publications: null,
        max_targets: 10,
      },
    });
  });

  it('BOT-28 BOT-67 BOT-68 BOT-89 A-57 sends the proposal, the areas, the publications and the ranks that were chosen', () => {
    const wishes = { proposal: true, areasText: 'bridges، sensors', minPublications: 4, ranks: [20, 300] } as const;
    expect(createBody({ ...form, ...wishes, mode: 'local' }, MockCountries)).toMatchObject({
      need_research_proposal: true,
      advanced_filters: {
        research_areas: ['bridges', 'sensors'],
        min_publications: 4,
        search_mode: 'local',
        min_rank: 20,
        max_rank: 300,
      },
    });
  });

  it('A-48 sends no country id in continent mode', () => {
    const body = createBody(
      {
        ...form,
        scope: 'continent',
        continent: 'Europe',
        subcontinent: 'Northern Europe',
        countries: ['Norway', 'Sweden'],
      },
      MockCountries,
    );
    expect(body.target_country).toBeNull();
    expect(body.advanced_filters).toMatchObject({
      target_country_name: null,
      selected_countries: ['Norway', 'Sweden'],
      continent: 'Europe',
      subcontinent: 'Northern Europe',
    });
  });

  it('A-48 A-50 sends nothing of the place and the mode that are not chosen', () => {
    const both = {
      ...form,
      professors: 50,
      country: 'Sweden',
      continent: 'Asia',
      subcontinent: 'Southern Asia',
      countries: ['Iran', 'Canada'],
      selected: [],
      ranks: [20, 300],
      query: ' oslo ',
      minPublications: 0,
    } as const;
    const told = {
      name: 'Nordic',
      gmail_account: 41,
      target_university_name: null,
      need_research_proposal: false,
      num_professors: 50,
    };
    const areas = {
      research_area: 'Structural health monitoring',
      research_areas: [],
      min_publications: 0,
      max_targets: 10,
    };
    const inSweden = { target_country_name: 'Sweden', selected_countries: [], continent: null, subcontinent: null };
    const inAsia = {
      target_country_name: null,
      selected_countries: ['Iran', 'Canada'],
      continent: 'Asia',
      subcontinent: 'Southern Asia',
    };
    const ranked = { min_rank: 20, max_rank: 300, university_query: null, selected_universities: [] };
    const byName = { min_rank: null, max_rank: null, university_query: 'oslo', selected_universities: [] };
    expect(createBody({ ...both, mode: 'local' }, MockCountries)).toEqual({
      ...told,
      target_country: 752,
      advanced_filters: { ...areas, ...inSweden, ...ranked, search_mode: 'local' },
    });
    expect(createBody({ ...both, mode: 'name' }, MockCountries)).toEqual({
      ...told,
      target_country: 752,
      advanced_filters: { ...areas, ...inSweden, ...byName, search_mode: 'name' },
    });
    expect(createBody({ ...both, scope: 'continent', mode: 'world' }, MockCountries)).toEqual({
      ...told,
      target_country: null,
      advanced_filters: { ...areas, ...inAsia, ...ranked, search_mode: 'world' },
    });
    expect(createBody({ ...both, mode: 'name', query: '  ' }, []).advanced_filters.university_query).toBeNull();
  });

  it('BOT-148 names a country that has no id', () => {
    const body = createBody({ ...form, country: 'Atlantis' }, [{ name: 'Atlantis', region: 'Sea', subregion: 'Deep' }]);
    expect(body).toMatchObject({ target_country: null, advanced_filters: { target_country_name: 'Atlantis' } });
  });

  it('A-49 names a university only when exactly one is chosen', () => {
    const both = createBody({ ...form, selected: [oslo, bergen] }, []);
    expect(both.target_university_name).toBeNull();
    expect(both.advanced_filters.selected_universities).toEqual([501, 503]);
    expect(createBody({ ...form, selected: [] }, []).target_university_name).toBeNull();
  });

  it('A-50 sends the query and no ranks in name mode', () => {
    const filters = createBody({ ...form, mode: 'name', query: ' oslo ' }, []).advanced_filters;
    expect(filters).toMatchObject({ search_mode: 'name', university_query: 'oslo', min_rank: null, max_rank: null });
  });
});

describe('readCreated', () => {
  it('BOT-84 A-60 reads both shapes', () => {
    expect(readCreated({ bot: MockBot, run: MockRun })).toEqual({
      bot: MockBot,
      run: MockRun,
      warning: null,
      runWasTried: true,
    });
    expect(readCreated({ bot: MockBot, run: MockRun, warning: 'Later.' }).warning).toBe('Later.');
    expect(readCreated({ bot: MockBot, run: null })).toMatchObject({ run: null, warning: null, runWasTried: true });
    expect(readCreated(MockBot)).toEqual({ bot: MockBot, run: null, warning: null, runWasTried: false });
  });
});

describe('faultsFrom', () => {
  it.each([
    ['advanced_filters.research_area', 'area'],
    ['advanced_filters.research_areas', 'areas'],
    ['advanced_filters.selected_universities', 'universities'],
    ['advanced_filters.research_areas.3', 'areas'],
    ['advanced_filters.university_query', 'query'],
    ['advanced_filters.min_publications', 'minPublications'],
    ['advanced_filters.selected_countries', 'country'],
    ['num_professors', 'professors'],
    ['advanced_filters.max_targets', 'targets'],
    ['name', 'name'],
    ['gmail_account', 'account'],
    ['target_country', 'country'],
    ['advanced_filters.target_country_name', 'country'],
    ['advanced_filters.min_rank', 'ranks'],
    ['advanced_filters.max_rank', 'ranks'],
  ])('BOT-88 puts %s on its place', (name, place) => {
    const { faults, rest } = faultsFrom({ kind: 'invalid', detail: 'No.', code: null, fields: { [name]: ['No.'] } });
    expect(faults).toEqual({ [place]: { code: 'said', params: { text: 'No.' } } });
    expect(rest).toBeNull();
  });

  it('BOT-88 puts field errors on our fields, nested ones too', () => {
    const fields = { gmail_account: ['Not yours.'], 'advanced_filters.max_rank': ['Too low.'] };
    expect(faultsFrom({ kind: 'invalid', detail: 'No.', code: null, fields })).toEqual({
      faults: {
        account: { code: 'said', params: { text: 'Not yours.' } },
        ranks: { code: 'said', params: { text: 'Too low.' } },
      },
      rest: null,
    });
  });

  it('says all the words of two fields that are one here', () => {
    const fields = {
      'advanced_filters.min_rank': ['Too low.', 'And more.'],
      'advanced_filters.max_rank': ['Too high.'],
    };
    expect(faultsFrom({ kind: 'invalid', detail: 'No.', code: null, fields }).faults).toEqual({
      ranks: { code: 'said', params: { text: 'Too low. And more. Too high.' } },
    });
  });

  it('leaves a rest beside what belongs to a field', () => {
    const fields = { name: ['Taken.'], tariff: ['Too small.'] };
    expect(faultsFrom({ kind: 'invalid', detail: 'No.', code: null, fields })).toMatchObject({
      faults: { name: { code: 'said', params: { text: 'Taken.' } } },
      rest: { kind: 'invalid' },
    });
  });

  it('leaves a rest that belongs to no field', () => {
    expect(faultsFrom({ kind: 'server', detail: null })).toEqual({
      faults: {},
      rest: { kind: 'server', detail: null },
    });
    expect(faultsFrom({ kind: 'invalid', detail: 'No.', code: null, fields: {} }).rest).not.toBeNull();
  });
});

describe('mostProfessors', () => {
  it('BOT-26 A-45 multiplies universities by professors of each', () => {
    expect(mostProfessors({ ...form, selected: [oslo, bergen] })).toBe(6);
    expect(mostProfessors({ ...form, professors: null })).toBe(0);
  });
});
