import { describe, expect, test } from 'vitest';
import type { Problem } from '../api/problem';
import { serverFaults } from './serverFaults';

const invalid = (fields: Record<string, string[]>): Problem => ({ kind: 'invalid', detail: 'x', code: null, fields });
const said = (text: string) => ({ code: 'said', params: { text } });
const among =
  (...names: string[]) =>
  (name: string) =>
    names.find((each) => each === name);

describe('what the server said of fields', () => {
  test('it stands at the fields, and nothing is left to say where the form shows them all', () => {
    expect(serverFaults(invalid({ email: ['Taken.'] }), among('email', 'password'))).toEqual({
      faults: { email: said('Taken.') },
      rest: null,
    });
  });

  test('what is about something the form does not show is left to say', () => {
    const problem = invalid({ email: ['Taken.'], gmail_account: ['Gone.'] });
    expect(serverFaults(problem, among('email'))).toEqual({ faults: { email: said('Taken.') }, rest: problem });
  });

  test('a problem without fields is left to say, and no problem is none', () => {
    expect(serverFaults({ kind: 'network' }, among('email'))).toEqual({ faults: {}, rest: { kind: 'network' } });
    expect(serverFaults(invalid({}), among('email')).rest).toEqual(invalid({}));
    expect(serverFaults(null, among('email'))).toEqual({ faults: {}, rest: null });
  });

  test('a nested name is that of a field, or of a part of one', () => {
    const problem = invalid({ 'filters.max_rank': ['Too low.'], 'filters.areas.3': ['Too long.'] });
    expect(serverFaults(problem, among('max_rank', 'areas')).faults).toEqual({
      max_rank: said('Too low.'),
      areas: said('Too long.'),
    });
  });

  test('a name within a name stands at the innermost that the form shows', () => {
    const problem = invalid({ 'filters.areas.name': ['Too long.'], 'filters.places.0.name': ['Unknown.'] });
    expect(serverFaults(problem, among('filters', 'areas', 'places')).faults).toEqual({
      areas: said('Too long.'),
      places: said('Unknown.'),
    });
  });

  test('two names of one field tell both sentences, and one that both tell once', () => {
    const name = (part: string) => (part.endsWith('_name') ? 'name' : undefined);
    const both = { first_name: ['Required.', 'Too short.'], last_name: ['Required.', 'Too long.'] };
    expect(serverFaults(invalid(both), name)).toEqual({
      faults: { name: said('Required. Too short. Too long.') },
      rest: null,
    });
  });
});
