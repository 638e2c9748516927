import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { dropEdit, keepEdit, keptEdit, keptForms, watchKeptEdits } from './unsavedEdits';
import { announceSignOut } from './storage';
import { memoryStorage } from '../testing/testStorage';
import { tokens } from './tokens';

const tokenOf = (person: string) => `x.${btoa(JSON.stringify({ sub: person }))}.x`;
const signIn = (person: string) => tokens.begin({ access: tokenOf(person), refresh: `refresh-${person}` });
let page: EventTarget;

beforeEach(() => {
  page = new EventTarget();
  vi.stubGlobal('localStorage', memoryStorage());
  vi.stubGlobal('sessionStorage', memoryStorage());
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
  signIn('7');
});
afterEach(() => {
  tokens.clear();
  vi.unstubAllGlobals();
});

const kept = () => Object.keys(sessionStorage).filter((key) => key.startsWith('peyk.edit.'));
/** Simulates a change by another tab to the shared storage, with its storage event. */
const told = (key: string, newValue: string | null) => {
  if (newValue === null) localStorage.removeItem(key);
  else localStorage.setItem(key, newValue);
  page.dispatchEvent(Object.assign(new Event('storage'), { key, newValue }));
};
const woken = () => page.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));

describe('what was typed and not saved', () => {
  it('is there again for its person, by form, until it is dropped', () => {
    keepEdit(7, 'bot.1', { name: 'Half' });
    keepEdit(7, 'bot.2', 'other');
    expect(keptEdit(7, 'bot.1')).toEqual({ name: 'Half' });
    dropEdit(7, 'bot.1');
    expect(keptEdit(7, 'bot.1')).toBeUndefined();
    expect(keptEdit(7, 'bot.2')).toBe('other');
  });

  it('is not shown to anybody else, and is gone once somebody else asks', () => {
    keepEdit(7, 'bot.1', 'words of 7');
    keepEdit(7, 'letter.3', 'more words of 7');
    expect(keptEdit(70, 'bot.1')).toBeUndefined();
    expect(JSON.stringify(sessionStorage)).not.toContain('words of 7');
  });

  it('is listed by the beginning of its name, the newest first', () => {
    vi.useFakeTimers({ now: 1000 });
    keepEdit(7, 'degrees.4', 1);
    vi.setSystemTime(2000);
    keepEdit(7, 'degrees.new', 2);
    keepEdit(7, 'letter.4', 3);
    vi.setSystemTime(3000);
    keepEdit(7, 'degrees.4', 4);
    vi.useRealTimers();
    expect(keptForms(7, 'degrees.')).toEqual(['4', 'new']);
  });

  it.each(['not json', '7', 'null', '{"format":0,"edit":1}', '{}'])('is nothing where %j is kept', (text) => {
    sessionStorage.setItem('peyk.edit.7.bot.1', text);
    expect(keptEdit(7, 'bot.1')).toBeUndefined();
  });

  it('is the thirty newest forms and 1,500,000 characters at most', () => {
    vi.useFakeTimers({ now: 1000 });
    for (let form = 1; form <= 31; form += 1) {
      vi.setSystemTime(1000 + form);
      keepEdit(7, `bot.${form}`, form);
    }
    expect(kept()).toHaveLength(30);
    expect(keptEdit(7, 'bot.1')).toBeUndefined();
    vi.setSystemTime(5000);
    keepEdit(7, 'letter.1', 'x'.repeat(1_000_000));
    vi.setSystemTime(6000);
    keepEdit(7, 'letter.2', 'y'.repeat(1_000_000));
    expect(kept()).toEqual(['peyk.edit.7.letter.2']);
    keepEdit(7, 'letter.2', 'z'.repeat(1_500_001));
    expect(kept()).toEqual([]);
    vi.useRealTimers();
  });

  it('forgets of the oldest no more than it needs the room of', () => {
    vi.useFakeTimers({ now: 1000 });
    for (const [form, length] of [600_000, 600_000, 400_000].entries()) {
      vi.setSystemTime(1000 + form);
      keepEdit(7, `letter.${form}`, 'x'.repeat(length));
    }
    vi.useRealTimers();
    expect(kept()).toEqual(['peyk.edit.7.letter.1', 'peyk.edit.7.letter.2']);
  });

  it('lives as long as the page where storage is blocked', () => {
    vi.stubGlobal('sessionStorage', undefined);
    keepEdit(7, 'bot.1', 1);
    expect(keptEdit(7, 'bot.1')).toBeUndefined();
    expect(keptForms(7, '')).toEqual([]);
  });
});

describe('when people come and go', () => {
  beforeEach(() => {
    watchKeptEdits();
    keepEdit(7, 'bot.1', 'words of 7');
  });

  it('waits for its person when a session ends in the middle, through a reload', () => {
    tokens.clear();
    watchKeptEdits();
    signIn('7');
    expect(keptEdit(7, 'bot.1')).toBe('words of 7');
  });

  it('waits as well when another tab found the session ended', () => {
    told('peyk.refresh', null);
    told('peyk.access', null);
    watchKeptEdits();
    signIn('7');
    expect(keptEdit(7, 'bot.1')).toBe('words of 7');
  });

  it('is gone when another person signs in, here or in another tab', () => {
    signIn('8');
    expect(kept()).toEqual([]);
    keepEdit(8, 'bot.1', 'words of 8');
    told('peyk.access', tokenOf('9'));
    expect(kept()).toEqual([]);
  });

  it('stays when the same person signs in again or gets newer tokens', () => {
    signIn('7');
    tokens.renew({ access: tokenOf('7') });
    told('peyk.access', tokenOf('7'));
    expect(keptEdit(7, 'bot.1')).toBe('words of 7');
  });

  it.each([
    ['the tokens of now', 'opaque', tokenOf('7')],
    ['the tokens of then', tokenOf('7'), 'opaque'],
  ])('stays where %s do not say whose they are', (_, now, then) => {
    tokens.renew({ access: then });
    keepEdit(7, 'bot.1', 'words of 7');
    tokens.renew({ access: now });
    expect(keptEdit(7, 'bot.1')).toBe('words of 7');
  });

  it('AUTH-22 has waited once: after its person was here again, a sign-out that this tab slept through ends it', () => {
    tokens.clear();
    signIn('7');
    localStorage.removeItem('peyk.refresh');
    localStorage.removeItem('peyk.access');
    woken();
    expect(kept()).toEqual([]);
  });

  it('AUTH-22 is gone when another tab signs out, and stays gone', () => {
    told('peyk.refresh', null);
    told('peyk.access', null);
    told('peyk.left', '1');
    told('peyk.left', null);
    expect(Object.keys(sessionStorage)).toEqual([]);
    keepEdit(7, 'bot.1', 'typed a moment later');
    expect(kept()).toEqual([]);
  });

  it('AUTH-22 is gone when this tab slept through the sign-out', () => {
    localStorage.removeItem('peyk.refresh');
    localStorage.removeItem('peyk.access');
    woken();
    expect(kept()).toEqual([]);
  });

  it('AUTH-22 is gone when the tab was closed meanwhile and begins anew', () => {
    localStorage.removeItem('peyk.refresh');
    localStorage.removeItem('peyk.access');
    watchKeptEdits();
    expect(kept()).toEqual([]);
  });

  it('is gone when this tab slept until another person was here', () => {
    localStorage.setItem('peyk.refresh', 'refresh-8');
    localStorage.setItem('peyk.access', tokenOf('8'));
    woken();
    expect(kept()).toEqual([]);
  });

  it('tells the other tabs of a sign-out and leaves no trace of it', () => {
    const written: unknown[] = [];
    const { setItem } = localStorage;
    vi.spyOn(localStorage, 'setItem').mockImplementation(function note(this: Storage, key, value) {
      written.push(key);
      setItem.call(this, key, value);
    });
    announceSignOut();
    expect(written).toEqual(['peyk.left']);
    expect(Object.keys(localStorage)).not.toContain('peyk.left');
  });
});
