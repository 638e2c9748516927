import { describe, expect, it } from 'vitest';
import type { CvData } from '@peyk/api-types';
import { sampleEntries } from '../profile/samples.ts';
import { createCvDocument, cvLink, cvText } from './document.ts';

const user = { first_name: 'آرش', last_name: 'رضایی', email: 'a@example.org', phone: null, address: 'Oslo\nNorway' };

/** A CV of one list. */
function document(section: keyof typeof sampleEntries, change: Record<string, unknown> = {}) {
  const data = Object.fromEntries(Object.keys(sampleEntries).map((name) => [name, [] as unknown[]]));
  data[section] = [{ id: 1, ...sampleEntries[section], ...change }];
  return createCvDocument({ ...data, user } as unknown as CvData);
}

describe('a CV', () => {
  it('has the name and ways to reach the person first, and no empty section', () => {
    const cv = document('skills');
    expect(cv.name).toEqual({ text: 'آرش رضایی', rtl: true });
    expect(cv.contact).toEqual([
      { text: 'a@example.org', href: 'mailto:a@example.org' },
      { text: 'Oslo Norway', rtl: false },
    ]);
    expect(cv.sections.map(({ heading }) => heading)).toEqual(['Skills']);
  });

  it('labels a Persian line in Persian, and an English one in English', () => {
    const [persian] =
      document('degrees', { field_of_study: 'مهندسی عمران', thesis_title: 'پل‌ها' }).sections[0]?.entries ?? [];
    expect(persian?.title).toEqual({ text: 'Master، مهندسی عمران', rtl: true });
    expect(persian?.lines[0]).toEqual({ text: 'پایان‌نامه: پل‌ها', rtl: true });
    const [english] = document('degrees', { gpa: '17.5/20' }).sections[0]?.entries ?? [];
    expect(english?.title.text).toBe('Master, Structural Engineering');
    expect(english?.lines.map(({ text }) => text)).toEqual(expect.arrayContaining(['GPA: 17.5/20']));
  });

  it('gives a period as it stands: years, one year, or until now', () => {
    const period = (change: object) => document('jobs', { ...change }).sections[0]?.entries[0]?.period;
    expect(period({})).toBe('2022–2023');
    expect(period({ year_end: 2022 })).toBe('2022');
    expect(period({ year_end: null })).toBe('2022');
    expect(period({ year_end: null, is_current: true })).toBe('2022–present');
  });
});

describe('a text', () => {
  it('reads in the direction of most of its letters, and holds no control characters', () => {
    expect(cvText('یادگیری عمیق (deep)').rtl).toBe(true);
    expect(cvText('Deep learning (یادگیری)').rtl).toBe(false);
    expect(cvText('123')).toEqual({ text: '123', rtl: false });
    expect(cvText(' a\u0007\u202eb ').text).toBe('a b');
  });
});

describe('a link', () => {
  it('is followed for http, https and mailto only; a bare host gets https', () => {
    expect(cvLink('github.example/ana')).toEqual([{ text: 'github.example/ana', href: 'https://github.example/ana' }]);
    expect(cvLink('mailto:a@example.org')).toHaveLength(1);
    for (const address of [
      '',
      null,
      'javascript:alert(1)',
      'data:text/html,x',
      'tel:+1',
      'http://',
      'file:///etc/passwd',
    ])
      expect(cvLink(address)).toEqual([]);
  });

  it.each([
    ['example.org:8080/p', 'https://example.org:8080/p'],
    ['example.org:8080', 'https://example.org:8080/'],
    ['localhost:3000/x', 'https://localhost:3000/x'],
    ['http://example.org:8080/p', 'http://example.org:8080/p'],
  ])('to a host with a port, %s, stands at a paper and among the links', (url, href) => {
    for (const section of ['papers', 'links'] as const)
      expect(document(section, { url }).sections[0]?.entries[0]?.links).toEqual([{ text: url, href }]);
    expect(document('links', { url }).sections[0]?.entries[0]?.lines).toEqual([]);
  });

  it('to an address of mail that begins with a digit opens a letter to it, and a telephone number is no link', () => {
    const links = (url: string) => document('links', { url }).sections[0]?.entries[0]?.links ?? [];
    expect(links('mailto:98ana@mail.example').map(({ href }) => href)).toEqual(['mailto:98ana@mail.example']);
    expect(links('tel:110')).toEqual([]);
  });
});
