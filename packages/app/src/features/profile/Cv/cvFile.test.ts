import { describe, expect, test } from 'vitest';
import { cvFileName, downloadName, isErrorPage, isPdf, namesInFile } from './cvFile';

describe('CV-18 the file', () => {
  test.each<[string, string[], string]>([
    ['hyphens for spaces', ['Machine learning', 'Graph  theory'], 'CV_Machine-learning_Graph-theory.pdf'],
    ['letters of every script', ['یادگیری ماشین', 'Économie'], 'CV_یادگیری-ماشین_Économie.pdf'],
    ['hyphens for half-spaces', ['پل‌های بلند'], 'CV_پل-های-بلند.pdf'],
    ['nothing unsafe', ['../../etc/passwd', 'a\\b:c*d?"<>|\r\n'], 'CV_etcpasswd_abcd.pdf'],
    ['no mark that turns the text around', ['Bridges\u202Efdp.exe'], 'CV_Bridgesfdpexe.pdf'],
    ['no part for a name without a letter', ['…', 'Optics', ''], 'CV_Optics.pdf'],
    ['the letters CV alone for no letter at all', ['…'], 'CV.pdf'],
  ])('is named after the interests, with %s', (_what, interests, name) => {
    expect(cvFileName(interests, 'en')).toBe(name);
  });

  test('has a name of 120 characters at most, which does not end in a mark', () => {
    const name = cvFileName(['x'.repeat(112), 'Optics'], 'en');
    expect(name).toBe(`CV_${'x'.repeat(112)}.pdf`);
    expect(Array.from(cvFileName(['𝒳'.repeat(300)], 'fa'))).toHaveLength(120);
  });

  test('is that of its language: the English of an interest in the English one, the own words in the Persian one', () => {
    const interests = [
      { id: 1, interest_name: 'پایش پل‌ها', interest_name_en: 'Monitoring of bridges', subfield: null },
      { id: 2, interest_name: 'Optics', interest_name_en: 'Light', subfield: null },
    ];
    const nameIn = (language: 'en' | 'fa') => cvFileName(namesInFile(interests, language), language);
    expect(nameIn('en')).toBe('CV_Monitoring-of-bridges_Optics.pdf');
    expect(nameIn('fa')).toBe('CV_پایش-پل-ها_Optics_fa.pdf');
  });

  const header = (name: string) => `attachment; filename="CV.pdf"; filename*=UTF-8''${encodeURIComponent(name)}`;

  test('has the name that the server gives it', () => {
    expect(downloadName(header('CV_زلزله-شناسی.pdf'), 'CV_Optics.pdf')).toBe('CV_زلزله-شناسی.pdf');
    expect(downloadName(header(`CV_${'x'.repeat(113)}.pdf`), 'CV_Optics.pdf')).toHaveLength(120);
  });

  test.each<[string, string | null]>([
    ['gives none', null],
    ['gives one in ASCII only', 'attachment; filename="CV_Other.pdf"'],
    ['gives one with a folder', header('CV_../Other.pdf')],
    ['gives one of another kind', header('CV_Other.exe')],
    ['gives one that is too long', header(`CV_${'x'.repeat(114)}.pdf`)],
    ['gives one that cannot be read', "attachment; filename*=UTF-8''CV_%E0%A4.pdf"],
  ])('is named after the interests where the server %s', (_what, disposition) => {
    expect(downloadName(disposition, 'CV_Optics.pdf')).toBe('CV_Optics.pdf');
  });
});

test.each<[string, boolean]>([
  ['%PDF-1.7\n…', true],
  ['<!doctype html><h1>Bad gateway</h1>', false],
  [' %PDF-1.7', false],
  ['', false],
])('CV-15 %j is a PDF: %s', async (text, expected) => {
  expect(await isPdf(new Blob([text], { type: 'application/pdf' }))).toBe(expected);
});

const mark = '<meta name="generator" content="Peyk CV">';
test.each<[string, boolean]>([
  ['<!doctype html><title>502 Bad Gateway</title>', true],
  ['<html><head><title>\nHTTP 404</title></head>', true],
  ['<title>Peyk</title><h1 class="x">Server Error</h1>', true],
  ['<h1>Page not found</h1>', true],
  ['<h1>Access denied</h1>', true],
  [`${mark}<title>404</title><h1>Forbidden</h1>`, false],
  ['<title>CV</title><h1>Nasrin Ahmadi</h1><p>502 Bad Gateway</p>', false],
  ['<h1>Errol Serverin</h1><h2>Not found</h2>', false],
  ['<h1>5000 sensors</h1>', false],
])('CV-15 %j is an error page: %s', (html, expected) => {
  expect(isErrorPage(html)).toBe(expected);
});
