import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { MockBot } from '../../../mocks/fixtures/bot';
import { formOf } from './editForm';
import { dropEdit, keepEdit, keptEdit } from './keptEdit';

const form = formOf(MockBot);
let stored: Record<string, string>;
beforeEach(() => {
  stored = {};
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored[key] ?? null,
    setItem: (key: string, value: string) => {
      stored[key] = value;
    },
    removeItem: (key: string) => {
      delete stored[key];
    },
  });
});
afterEach(() => vi.unstubAllGlobals());

describe('changes to a bot that were not saved', () => {
  it('are kept alone, so that the rest of the bot may change meanwhile', () => {
    keepEdit(MockBot, { ...form, name: 'Other', min_rank: null }, 7);
    expect(keptEdit(MockBot.id, 7)).toEqual({ name: 'Other', min_rank: null });
  });

  it('are found by their person and for their bot alone', () => {
    keepEdit(MockBot, { ...form, name: 'Other' }, 7);
    expect(keptEdit(MockBot.id, 8)).toEqual({});
    expect(keptEdit(MockBot.id + 1, 7)).toEqual({});
  });

  it('are gone when they are taken back or dropped', () => {
    keepEdit(MockBot, { ...form, name: 'Other' }, 7);
    keepEdit(MockBot, form, 7);
    expect(stored).toEqual({});
    keepEdit(MockBot, { ...form, name: 'Other' }, 7);
    dropEdit(MockBot.id);
    expect(keptEdit(MockBot.id, 7)).toEqual({});
  });

  it.each([
    'x',
    'null',
    '[]',
    '{"version":2,"owner":7,"changes":{"name":"Other"}}',
    '{"version":1,"owner":7,"changes":{"name":4}}',
    '{"version":1,"owner":7,"changes":{"color":"red"}}',
  ])('are none where %s is stored', (text) => {
    stored[`peyk.botEdit.${MockBot.id}`] = text;
    expect(keptEdit(MockBot.id, 7)).toEqual({});
  });

  it('are not kept where storage is blocked, and nothing breaks', () => {
    vi.stubGlobal('sessionStorage', undefined);
    keepEdit(MockBot, { ...form, name: 'Other' }, 7);
    expect(keptEdit(MockBot.id, 7)).toEqual({});
  });
});
