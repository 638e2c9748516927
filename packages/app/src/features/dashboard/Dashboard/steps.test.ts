import { describe, expect, it } from 'vitest';
import { stepsOf } from './steps';

const known = (count: number) => ({ count, problem: null });
const unknown = { count: undefined, problem: null };

describe('the steps to the first letter', () => {
  it('offers the first thing that is missing and lets the others wait', () => {
    expect(stepsOf({ interests: known(0), gmail: known(0), bot: known(0) })).toEqual({
      interests: { status: 'todo' },
      gmail: { status: 'upcoming' },
      bot: { status: 'upcoming' },
    });
  });

  it('skips what is done', () => {
    expect(stepsOf({ interests: known(2), gmail: known(0), bot: known(0) })).toMatchObject({
      interests: { status: 'done', count: 2 },
      gmail: { status: 'todo' },
    });
  });

  it('keeps loading and failure apart, and still names the next step', () => {
    expect(
      stepsOf({ interests: unknown, gmail: { count: undefined, problem: { kind: 'network' } }, bot: known(0) }),
    ).toEqual({
      interests: { status: 'loading' },
      gmail: { status: 'failed', problem: { kind: 'network' } },
      bot: { status: 'todo' },
    });
  });

  it('what is known stays done although it could not be asked for again', () => {
    expect(stepsOf({ interests: { count: 1, problem: { kind: 'network' } }, gmail: known(0), bot: known(3) })).toEqual({
      interests: { status: 'done', count: 1 },
      gmail: { status: 'todo' },
      bot: { status: 'done', count: 3 },
    });
  });

  it('one step is next at most, and none where all is done', () => {
    expect(
      stepsOf({ interests: { count: undefined, problem: { kind: 'network' } }, gmail: known(0), bot: known(0) }),
    ).toEqual({
      interests: { status: 'failed', problem: { kind: 'network' } },
      gmail: { status: 'todo' },
      bot: { status: 'upcoming' },
    });
    expect(stepsOf({ interests: known(1), gmail: known(1), bot: known(1) })).toEqual({
      interests: { status: 'done', count: 1 },
      gmail: { status: 'done', count: 1 },
      bot: { status: 'done', count: 1 },
    });
  });
});
