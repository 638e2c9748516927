import { describe, expect, it } from 'vitest';
import { MockBot } from '../../mocks/fixtures/bot';
import { callFor, knownStatus, offeredActions, pillOf, scopeOf, statusAfter } from './botActions';

describe('what a bot offers', () => {
  it.each(['Running', 'Active', 'running'])('BOT-105 BOT-106 %s offers Pause and Stop', (status) => {
    expect(offeredActions(status)).toEqual(['pause', 'stop']);
  });

  it.each(['Paused', 'Draft', 'Error', 'Failed', 'Sleeping'])('BOT-107 %s offers Run', (status) => {
    expect(offeredActions(status)).toEqual(['run']);
  });
});

describe('what an action leads to', () => {
  it('moves to Running, Paused and Active', () => {
    expect([statusAfter('run'), statusAfter('pause'), statusAfter('stop')]).toEqual(['Running', 'Paused', 'Active']);
  });

  it('begins with a dry run, then starts', () => {
    expect(callFor('run', false)).toBe('run');
    expect(callFor('run', true)).toBe('start');
    expect(callFor('pause', true)).toBe('pause');
  });
});

describe('how a status looks', () => {
  it('BOT-116 Failed is Error', () => {
    expect(knownStatus('Failed')).toBe('Error');
    expect(pillOf('failed')).toBe('error');
  });

  it('BOT-117 any other word looks paused', () => {
    expect(knownStatus('Sleeping')).toBeNull();
    expect(pillOf('Sleeping')).toBe('paused');
  });
});

describe('where a bot looks', () => {
  it('names ranks in the rank modes', () => {
    expect(scopeOf(MockBot)).toMatchObject({ countries: ['Norway'], universities: 2, ranks: { min: 1, max: 200 } });
  });

  it('leaves ranks out where universities are chosen by name', () => {
    const bot = { ...MockBot, advanced_filters: { ...MockBot.advanced_filters, search_mode: 'name' as const } };
    expect(scopeOf(bot).ranks).toBeNull();
  });
});
