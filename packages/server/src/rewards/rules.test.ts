import { describe, expect, it } from 'vitest';
import { draftEvents } from '../drafts/lifecycle.ts';
import { keepsStreak, quests, rewardedEvents, ruleNames, ruleOf } from './rules.ts';

describe('what earns something', () => {
  it('QST-03 are these events and no others', () => {
    expect([...rewardedEvents].sort()).toEqual([
      'answer_recorded',
      'bot_created',
      'day_rested',
      'paper_added_by_doi',
      'section_completed',
      'sentence_bound',
      'source_opened',
      'week_calm',
    ]);
    expect(new Set(ruleNames.map((name) => ruleOf(name).event))).toEqual(new Set(rewardedEvents));
  });

  it('QST-03 is nothing in the life of an email: neither an approval nor a sending', () => {
    expect(rewardedEvents.filter((event) => (draftEvents as string[]).includes(event))).toEqual([]);
  });

  it('QST-02 is one rule for each quest', () => {
    expect(Object.fromEntries(quests.map((name) => [name, [ruleOf(name).event, ruleOf(name).per]]))).toEqual({
      'open-source': ['source_opened', 'day'],
      'bind-sentence': ['sentence_bound', 'day'],
      'complete-section': ['section_completed', 'once'],
      'paper-by-doi': ['paper_added_by_doi', 'week'],
      'sort-answer': ['answer_recorded', 'week'],
      'day-of-rest': ['day_rested', 'week'],
      'calm-week': ['week_calm', 'week'],
    });
  });

  it.each(ruleNames)('QST-02 %s earns something each time and is bounded', (name) => {
    const { xp, coins, times } = ruleOf(name);
    expect([xp > 0, coins > 0, Number.isInteger(times) && times >= 1]).toEqual([true, true, true]);
  });

  it('QST-04 a week is kept by something done, never by rest alone or by a bot', () => {
    expect(keepsStreak).toEqual(['open-source', 'bind-sentence', 'complete-section', 'paper-by-doi', 'sort-answer']);
  });
});
