import { describe, expect, it } from 'vitest';
import { isOnlyAboutFields, missingFields } from './useFormErrors';

describe('missing fields', () => {
  it('names every required field that is empty or blank', () => {
    const values = { email: '  ', password: '', name: 'Sara' };
    expect(missingFields(values, ['email', 'password', 'name'], 'This field is required.')).toEqual({
      email: 'This field is required.',
      password: 'This field is required.',
    });
  });

  it('leaves fields alone that may be empty', () => {
    expect(missingFields({ note: '' }, [], 'This field is required.')).toEqual({});
  });
});

describe('a problem beside a form', () => {
  const invalid = (fields: Record<string, string[]>) => ({ kind: 'invalid', detail: 'x', code: null, fields }) as const;

  it('is told by the fields alone when the form has them all', () => {
    expect(isOnlyAboutFields(invalid({ email: ['taken'] }), ['email', 'password'])).toBe(true);
  });

  it('needs words of its own when it is about something the form does not show', () => {
    expect(isOnlyAboutFields(invalid({ gmail_account: ['gone'] }), ['email'])).toBe(false);
    expect(isOnlyAboutFields({ kind: 'network' }, ['email'])).toBe(false);
  });
});
