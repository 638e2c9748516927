import { afterEach, expect, test, vi } from 'vitest';
import { createTranslator } from '../../../i18n/translator';
import { render } from '../../../mocks/render';
import { PrivacyPolicy, TermsOfService } from './LegalPage';

/** Mocks the server: `answer` returns the response for every file. */
function serve(answer: (path: string) => Response | Promise<Response>) {
  vi.stubGlobal('fetch', async (path: string) => answer(path));
}
afterEach(() => vi.unstubAllGlobals());

const file = (text: string) => new Response(text, { headers: { 'Content-Type': 'text/markdown' } });

test('ROUTE-07 ROUTE-08 LEGAL-06 each page is its Markdown file as a formatted document', async () => {
  serve((path) => file(`# From ${path}\n\n- a **strong** point`));
  const screen = render(
    <>
      <PrivacyPolicy />
      <TermsOfService />
    </>,
  );
  for (const name of ['From /PRIVACY_POLICY.md', 'From /TERMS_OF_SERVICE.md'])
    await expect.element(screen.getByRole('heading', { level: 1, name })).toBeVisible();
  expect(screen.getByRole('listitem').first().element().querySelector('strong')?.textContent).toBe('strong');
});

test('LEGAL-03 the area is empty while the document is on its way', async () => {
  serve(() => new Promise<Response>(() => undefined));
  const screen = render(
    <section aria-label="area">
      <PrivacyPolicy />
    </section>,
  );
  await expect.element(screen.getByRole('region', { name: 'area' })).toBeEmptyDOMElement();
});

test.each([
  ['en', 'Error', 'Could not load document.'],
  ['fa', 'خطا', 'سند بارگذاری نشد.'],
] as const)(
  'LEGAL-04 LEGAL-05 ERR-59 a document that does not come in %s says %j and %j, and can be asked for again',
  async (locale, error, failed) => {
    const t = createTranslator(locale);
    serve(() => new Response('<h1>Bad gateway</h1>', { status: 502 }));
    const screen = render(<TermsOfService />, { locale });
    await expect.element(screen.getByRole('heading', { level: 1, name: error })).toHaveFocus();
    await expect.element(screen.getByText(failed)).toBeVisible();
    serve(() => file('# Terms'));
    await screen.getByRole('button', { name: t('common.retry') }).click();
    await expect.element(screen.getByRole('heading', { level: 1, name: 'Terms' })).toBeVisible();
  },
);

test('A-17 an English document is marked as such for a Persian reader', async () => {
  serve((path) => (path.includes('.fa.') ? new Response(null, { status: 404 }) : file('# Terms')));
  const screen = render(<TermsOfService />, { locale: 'fa' });
  const heading = screen.getByRole('heading', { name: 'Terms' });
  await expect.element(heading).toBeVisible();
  expect(heading.element().closest('[lang]')).toMatchObject({ lang: 'en', dir: 'ltr' });
});
