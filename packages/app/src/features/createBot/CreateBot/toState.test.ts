import { describe, expect, it } from 'vitest';
import { MockInterests } from '../../../mocks/fixtures/interest';
import { MockCountries, MockUniversities } from '../../../mocks/fixtures/university';
import { idleConnect } from '../../../entities/gmailAccount/connect';
import { criteriaOf } from '../../../entities/bot/search/criteria';
import { neededCountries } from '../../../entities/bot/search/finderState';
import { type CreateBotFacts, createBotState } from './toState';
import { type Wizard, type WizardForm, emptyWizard } from './wizard/types';

const known = <Data>(data: readonly Data[]) => ({ data, problem: null, refreshing: false });
const coming = { data: undefined, problem: null, refreshing: false };
const failed = { data: undefined, problem: { kind: 'network' }, refreshing: false } as const;
const withForm = (form: Partial<WizardForm>): Wizard => ({ ...emptyWizard, form: { ...emptyWizard.form, ...form } });
const facts: CreateBotFacts = {
  wizard: emptyWizard,
  interests: known(MockInterests),
  withoutEnglish: false,
  countries: known(MockCountries),
  universities: coming,
  kept: [],
  accounts: known([]),
  query: '',
  suggested: [],
  sentences: null,
  limits: null,
  connect: idleConnect,
  sending: false,
  problem: null,
};
const oslo = withForm({ country: 'Norway', mode: 'name', query: 'oslo' });
const applied: Wizard = { ...oslo, applied: criteriaOf(oslo.form) };

describe('createBotState', () => {
  it('BOT-15 BOT-18 A-64 tells interests on their way, failed and none apart', () => {
    expect(createBotState({ ...facts, interests: coming }).interests.status).toBe('loading');
    expect(createBotState({ ...facts, interests: failed }).interests.status).toBe('failed');
    expect(createBotState({ ...facts, interests: known([]) }).interests).toMatchObject({
      status: 'ready',
      interests: [],
    });
  });

  it('BOT-59 has no results before filters are applied', () => {
    expect(createBotState({ ...facts, universities: known(MockUniversities) }).results).toBeNull();
  });

  it('BOT-60 REF-06 has results on their way, failed or kept by the filters afterwards', () => {
    expect(createBotState({ ...facts, wizard: applied }).results?.status).toBe('loading');
    expect(createBotState({ ...facts, wizard: applied, universities: failed }).results?.status).toBe('failed');
    const universities = known(MockUniversities);
    const kept = MockUniversities.slice(0, 1);
    expect(createBotState({ ...facts, wizard: applied, universities, kept }).results).toMatchObject({
      status: 'ready',
      universities: kept,
    });
  });

  it('has no results to wait for where the countries failed', () => {
    const state = createBotState({ ...facts, wizard: applied, countries: failed });
    expect(state.results?.status).toBe('failed');
    expect(state.suggestions.status).toBe('failed');
  });

  it.each([
    ['idle without a country', { ...oslo, form: { ...oslo.form, country: null } }, coming, '', 'idle'],
    ['idle without a text', { ...oslo, form: { ...oslo.form, query: ' ' } }, known(MockUniversities), '', 'idle'],
    ['loading until the list is there', oslo, coming, 'oslo', 'loading'],
    ['failed with the list', oslo, failed, 'oslo', 'failed'],
    ['loading until the text stood still', oslo, known(MockUniversities), 'os', 'loading'],
    ['empty when nothing has the text', oslo, known(MockUniversities), 'oslo', 'empty'],
  ] as const)('BOT-44 the type-ahead is %s', (_title, wizard, universities, query, status) => {
    expect(createBotState({ ...facts, wizard, universities, query }).suggestions.status).toBe(status);
  });
});

describe('the suggestions', () => {
  const universities = known(MockUniversities);
  const suggested = MockUniversities.slice(0, 2);

  it('BOT-44 those of the text before stay in their place until the new one has stood still', () => {
    const state = createBotState({ ...facts, wizard: oslo, universities, query: 'osl', suggested });
    expect(state.suggestions).toEqual({ status: 'loading', items: suggested });
  });

  it('BOT-42 are there once the text has stood still, whatever blanks are around it', () => {
    const state = createBotState({ ...facts, wizard: oslo, universities, query: ' oslo ', suggested });
    expect(state.suggestions).toEqual({ status: 'idle', items: suggested });
  });

  it('BOT-41 are none in the modes that look for ranks', () => {
    const ranked = withForm({ ...oslo.form, mode: 'world' });
    const state = createBotState({ ...facts, wizard: ranked, universities, query: 'oslo', suggested });
    expect(state.suggestions).toEqual({ status: 'idle', items: [] });
  });
});

describe('neededCountries', () => {
  it('asks for those of the continent that are chosen, and not for the country that was', () => {
    const continent = withForm({ scope: 'continent', country: 'Iran', countries: ['Sweden', 'Norway'], mode: 'name' });
    expect(neededCountries(continent, MockCountries)?.map(({ name }) => name)).toEqual(['Norway', 'Sweden']);
    expect(neededCountries(withForm({ mode: 'name' }), MockCountries)).toEqual([]);
  });

  it('asks for universities once filters are applied or a name is typed, and not before', () => {
    const norway = withForm({ country: 'Norway' });
    expect(neededCountries(norway, MockCountries)).toBeNull();
    expect(neededCountries(oslo, undefined)).toBeNull();
    expect(neededCountries(oslo, MockCountries)?.map(({ name }) => name)).toEqual(['Norway']);
    expect(neededCountries({ ...norway, applied: criteriaOf(norway.form) }, MockCountries)).toHaveLength(1);
  });
});
