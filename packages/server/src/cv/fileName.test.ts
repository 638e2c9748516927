import { expect, it } from 'vitest';
import { attachment, cvFileName } from './fileName.ts';

it('A-114 names a file after the interests: hyphens for spaces, letters of every script, nothing unsafe', () => {
  expect(cvFileName(['Machine learning', 'Graph  theory'], 'en')).toBe('CV_Machine-learning_Graph-theory.pdf');
  expect(cvFileName(['یادگیری ماشین'], 'en')).toBe('CV_یادگیری-ماشین.pdf');
  expect(cvFileName(['../../etc/passwd', 'a\\b:c*d?"<>|\r\n'], 'en')).toBe('CV_etcpasswd_abcd.pdf');
  expect(cvFileName(['…', ''], 'en')).toBe('CV.pdf');
});

it('A-114 names a file with at most 120 characters', () => {
  const interests = Array.from({ length: 30 }, (_, n) => `Interest number ${n}`);
  for (const [language, end] of [
    ['en', /^CV_Interest-number-0_.*\w\.pdf$/],
    ['fa', /^CV_Interest-number-0_.*\w_fa\.pdf$/],
  ] as const) {
    const name = cvFileName(interests, language);
    expect(Array.from(name).length).toBeLessThanOrEqual(120);
    expect(name).toMatch(end);
  }
});

it('A-114 gives the Persian CV of the same interests a name of its own', () => {
  expect(cvFileName(['Optics'], 'fa')).toBe('CV_Optics_fa.pdf');
  expect(cvFileName(['Optics'], 'fa', '.typ')).toBe('CV_Optics_fa.typ');
});

it('names a download for readers with and without RFC 5987', () => {
  expect(attachment('CV_Ökologie_یادگیری.pdf')).toBe(
    `attachment; filename="CV_Okologie.pdf"; filename*=UTF-8''CV_%C3%96kologie_%DB%8C%D8%A7%D8%AF%DA%AF%DB%8C%D8%B1%DB%8C.pdf`,
  );
});
