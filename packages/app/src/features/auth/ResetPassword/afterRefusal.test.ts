import { describe, expect, it } from 'vitest';
import { afterRefusal } from './afterRefusal';

describe('a refused new password', () => {
  it('keeps the form when the password itself is the reason', () => {
    const problem = {
      kind: 'invalid',
      detail: null,
      code: 'invalid',
      fields: { new_password: ['Must be at least 8 characters.'] },
    } as const;
    expect(afterRefusal({ ...problem, fields: { new_password: ['Must be at least 8 characters.'] } })).toMatchObject({
      status: 'failed',
    });
  });

  it('A-06 says that the link does not work when the token is the reason', () => {
    expect(afterRefusal({ kind: 'invalid', detail: null, code: 'invalid', fields: { token: ['used'] } })).toEqual({
      status: 'badLink',
    });
    expect(afterRefusal({ kind: 'notFound', detail: null })).toEqual({ status: 'badLink' });
  });

  it('keeps the form when the network failed', () => {
    expect(afterRefusal({ kind: 'network' })).toEqual({ status: 'failed', problem: { kind: 'network' } });
  });
});
