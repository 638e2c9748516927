import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { samplePeople } from '../sample/people.ts';
import { startTestServer, type TestServer } from '../../testing/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const withPage = samplePeople().filter(({ page }) => page !== null);

/** The page at an address of this server, as a browser asks for it. */
async function opened(address: string | null | undefined, language = 'en') {
  expect(new URL(address ?? '').origin).toBe(server.url);
  const response = await fetch(address ?? '', { headers: { 'accept-language': language } });
  const html = await response.text();
  const readable = html.replaceAll('&quot;', '"').replaceAll('&#39;', "'").replaceAll('&amp;', '&');
  return { status: response.status, html, readable, policy: response.headers.get('content-security-policy') };
}

describe('MAT-11 the websites of the sample', () => {
  it('have own pages of sixty people or more, with what each says, and the directory links to them', async () => {
    expect(withPage.length).toBeGreaterThanOrEqual(60);
    for (const { key, page } of withPage) {
      const found = await server.deps.directory.professor(key);
      const { status, html, readable } = await opened(found?.homepageUrl);
      expect(status).toBe(200);
      const { address, subjectCode, portal } = page?.says ?? {};
      for (const said of [address, subjectCode, portal, ...(page?.text ?? [])]) expect(readable).toContain(said ?? '');
      expect(html).toContain(`<main lang="${page?.language}"`);
    }
    expect(withPage.filter(({ page }) => page?.says.doNotEmail)).not.toEqual([]);
  });

  it('show nobody’s page who has none', async () => {
    const person = samplePeople().find(({ page }) => page === null);
    expect(person).toBeDefined();
    expect((await server.deps.directory.professor(person?.key ?? ''))?.homepageUrl).toBeNull();
    expect((await opened(`${server.url}/stand-in/people/${person?.key.slice(7)}`)).status).toBe(404);
  });

  it('open each paper that an email can cite, with its abstract and its author', async () => {
    for (const { key, fullName } of withPage.slice(0, 5)) {
      const found = await server.deps.directory.professor(key);
      for (const { title, abstract, url } of found?.publications ?? []) {
        const { status, readable } = await opened(url);
        expect(status).toBe(200);
        for (const said of [title, abstract, fullName]) expect(readable).toContain(said);
      }
    }
  });

  it('say on each page that it is invented, in the language of the reader, and run no script', async () => {
    const [first] = withPage;
    const found = await server.deps.directory.professor(first?.key ?? '');
    for (const address of [found?.homepageUrl, found?.publications[0]?.url]) {
      expect((await opened(address)).html).toContain('are invented');
      const persian = await opened(address, 'fa');
      expect(persian.html).toContain('<html lang="fa" dir="rtl">');
      expect(persian.html).toContain('ساختگی');
      expect(persian.html).not.toMatch(/<script|style=|onclick/);
      expect(persian.policy).toContain("default-src 'none'");
    }
  });

  it.each(['people/nobody', 'papers/none', 'people/%3Cscript%3E', 'papers/%00', `papers/${'a'.repeat(90)}`])(
    'answer 404 with a page for %s',
    async (path) => {
      const { status, html } = await opened(`${server.url}/stand-in/${path}`);
      expect(status).toBe(404);
      expect(html).not.toContain('<script>');
    },
  );
});
