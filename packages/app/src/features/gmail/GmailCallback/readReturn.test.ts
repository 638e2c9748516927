import { describe, expect, it } from 'vitest';
import { outcomeQuery, readReturn } from './readReturn';

describe('readReturn', () => {
  it('GMAIL-13 reads code and state', () => {
    expect(readReturn('code=c0de&state=s1&scope=x')).toEqual({
      source: 'gmail-oauth',
      status: 'success',
      code: 'c0de',
      state: 's1',
    });
  });

  it('GMAIL-13 reads an error with its description, or its name', () => {
    expect(readReturn('error=access_denied&state=s1')).toMatchObject({
      status: 'error',
      description: 'access_denied',
      state: 's1',
    });
    expect(readReturn('error=odd_code&error_description=Not+today')).toMatchObject({
      description: 'Not today',
      state: null,
    });
    expect(readReturn('error=access_denied&error_description=Not+today')).toMatchObject({
      description: 'access_denied',
      state: null,
    });
  });

  it('finds nothing in an address that holds no answer', () => {
    expect(readReturn('')).toBeNull();
    expect(readReturn('code=c0de')).toBeNull();
    expect(readReturn('code=c0de&state=')).toBeNull();
    expect(readReturn('code=&state=s1')).toBeNull();
    expect(readReturn('error=&code=&state=s1')).toBeNull();
  });

  it('GMAIL-13 believes a refusal before a code, and takes an empty description or state for none', () => {
    expect(readReturn('code=c0de&error=access_denied&error_description=&state=')).toEqual({
      source: 'gmail-oauth',
      status: 'error',
      description: 'access_denied',
      state: null,
    });
  });
});

describe('outcomeQuery', () => {
  it('A-84 carries the outcome to the Gmail page', () => {
    expect(outcomeQuery(undefined)).toBe('gmail_connect=success');
    expect(outcomeQuery({ by: 'server', reason: null })).toBe('gmail_connect=error');
    expect(outcomeQuery({ by: 'google', reason: null })).toBe('gmail_connect=error');
    expect(outcomeQuery({ by: 'server', reason: 'Not today' })).toBe('gmail_connect=error&error_description=Not+today');
    expect(outcomeQuery({ by: 'google', reason: 'Not today' })).toBe('gmail_connect=error&error=Not+today');
  });
});

it.each(['error', 'error_description'])('whatever an address says in its %s is bounded', (name) => {
  const query = new URLSearchParams({ error: 'odd_code', [name]: 'The moon is full. '.repeat(60_000) });
  const read = readReturn(query.toString());
  expect(read?.status === 'error' ? Array.from(read.description ?? '').length : 0).toBe(200);
});
