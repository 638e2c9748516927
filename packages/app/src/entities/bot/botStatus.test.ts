import { describe, expect, it } from 'vitest';
import { knownStatus, pillOf } from './botStatus';

describe('how a status looks', () => {
  it('BOT-115 knows Active, Paused, Running, Draft and Error in any case', () => {
    const words = ['active', 'PAUSED', ' Running ', 'Draft', 'error'];
    expect(words.map(knownStatus)).toEqual(['Active', 'Paused', 'Running', 'Draft', 'Error']);
    expect(words.map(pillOf)).toEqual(['active', 'paused', 'running', 'draft', 'error']);
  });

  it('BOT-116 Failed is Error', () => {
    expect(knownStatus('Failed')).toBe('Error');
    expect(pillOf('failed')).toBe('error');
  });

  it('BOT-117 any other word looks paused', () => {
    expect(knownStatus('Sleeping')).toBeNull();
    expect(pillOf('Sleeping')).toBe('paused');
  });
});
