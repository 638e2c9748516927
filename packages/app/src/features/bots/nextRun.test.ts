import { describe, expect, it } from 'vitest';
import { nextRunWords } from './nextRun';

const now = new Date('2026-11-20T10:00:00Z').getTime();
const at = (next_run_at: string | null) => nextRunWords('en', { next_run_at }, now);

describe('the next run of a schedule', () => {
  it('is told by its distance', () => {
    expect(at('2026-11-20T10:40:00Z')).toEqual({ words: 'next', when: 'in 40 minutes' });
    expect(nextRunWords('fa', { next_run_at: '2026-11-20T12:00:00Z' }, now)?.when).toBe('۲ ساعت بعد');
  });

  it('is soon when it is near or late, because schedules are looked at in turn', () => {
    expect(at('2026-11-20T10:00:59Z')?.words).toBe('soon');
    expect(at('2026-11-20T10:01:00Z')).toEqual({ words: 'next', when: 'in 1 minute' });
    expect(at('2026-11-20T09:00:00Z')?.words).toBe('soon');
  });

  it('is not spoken of where nothing is planned or the server does not say', () => {
    expect(at(null)).toBeNull();
    expect(nextRunWords('en', {}, now)).toBeNull();
  });
});
