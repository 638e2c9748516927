import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { loadDocument } from './loadDocument';

const markdown = (text: string) => new Response(text, { headers: { 'Content-Type': 'text/markdown; charset=utf-8' } });
const page = () => new Response('<!doctype html><title>Peyk</title>', { headers: { 'Content-Type': 'text/html' } });
const missing = () => Response.json({ detail: 'Not found.' }, { status: 404 });

let asked: string[];

/** Mocks a server with these files; each function returns the response or throws. */
function serve(files: Record<string, () => Response>) {
  asked = [];
  vi.stubGlobal('fetch', async (path: string, init?: RequestInit) => {
    asked.push(`${init?.method ?? 'GET'} ${path}`);
    return (files[path] ?? missing)();
  });
}

beforeEach(() => serve({}));
afterEach(() => vi.unstubAllGlobals());

describe('a legal document', () => {
  test('LEGAL-01 LEGAL-02 is the static file, fetched with GET as text', async () => {
    serve({ '/PRIVACY_POLICY.md': () => markdown('# Privacy'), '/TERMS_OF_SERVICE.md': () => markdown('# Terms') });
    expect(await loadDocument('PRIVACY_POLICY', 'en')).toEqual({ text: '# Privacy', language: 'en' });
    expect(await loadDocument('TERMS_OF_SERVICE', 'en')).toEqual({ text: '# Terms', language: 'en' });
    expect(asked).toEqual(['GET /PRIVACY_POLICY.md', 'GET /TERMS_OF_SERVICE.md']);
  });

  test('A-17 is the Persian twin for a Persian reader', async () => {
    serve({ '/PRIVACY_POLICY.md': () => markdown('# Privacy'), '/PRIVACY_POLICY.fa.md': () => markdown('# حریم') });
    expect(await loadDocument('PRIVACY_POLICY', 'fa')).toEqual({ text: '# حریم', language: 'fa' });
    expect(asked).toEqual(['GET /PRIVACY_POLICY.fa.md']);
  });

  test.each([
    ['is not there', missing],
    ['is the app in its place', page],
    ['is empty', () => markdown(' \n')],
    [
      'cannot be reached',
      (): Response => {
        throw new TypeError('Failed to fetch');
      },
    ],
  ])('A-17 is silently the English one where the twin %s', async (_name, twin) => {
    serve({ '/TERMS_OF_SERVICE.md': () => markdown('# Terms'), '/TERMS_OF_SERVICE.fa.md': twin });
    expect(await loadDocument('TERMS_OF_SERVICE', 'fa')).toEqual({ text: '# Terms', language: 'en' });
  });

  test.each([
    ['404', missing],
    ['500', () => new Response('Out of order', { status: 500 })],
    ['a web page', page],
    ['a web page that does not say so', () => markdown('\n<!DOCTYPE html><html></html>')],
    ['nothing', () => markdown('')],
    [
      'no answer',
      (): Response => {
        throw new TypeError('Failed to fetch');
      },
    ],
  ])('LEGAL-04 does not come as %s', async (_name, answer) => {
    serve({ '/PRIVACY_POLICY.md': answer });
    await expect(loadDocument('PRIVACY_POLICY', 'en')).rejects.toThrow();
  });
});
