import preview from '#.storybook/preview';
import { expect, waitFor } from 'storybook/test';
import { MockLegal } from '../../../mocks/fixtures/legal';
import { http } from '../../../mocks/http';
import { createTranslator } from '../../../i18n/translator';
import { PrivacyPolicy, TermsOfService } from './LegalPage';

const meta = preview.meta({
  id: 'screens-legal-wired',
  title: 'Screens/Arrive/Legal/Wired',
  component: PrivacyPolicy,
  tags: ['wired', 'unpictured', '!autodocs'],
  parameters: { chromatic: { disableSnapshot: true }, session: 'anonymous', path: '/privacy' },
});

const markdown = (text: string) => new Response(text, { headers: { 'Content-Type': 'text/markdown; charset=utf-8' } });
const heading = { level: 1 } as const;

/** LEGAL-01, LEGAL-06, A-17: the policy as a formatted document in the reader's language. */
export const Privacy = meta.story({
  beforeEach({ msw }) {
    msw.use(
      http.untyped.get('/PRIVACY_POLICY.md', () => markdown(MockLegal.privacy)),
      http.untyped.get('/PRIVACY_POLICY.fa.md', () => markdown(MockLegal.privacyPersian)),
    );
  },
  play: async ({ canvas, globals }) => {
    const t = createTranslator(globals['locale'] === 'fa' ? 'fa' : 'en');
    await canvas.findByRole('heading', { ...heading, name: t('shell.privacy') });
    await expect(canvas.getAllByRole('heading', { level: 2 }).length).toBeGreaterThan(5);
  },
});

/** LEGAL-02, A-17: no Persian file, so a Persian reader gets the English one, marked as such. */
export const TermsWithoutATwin = meta.story({
  parameters: { path: '/terms' },
  render: () => <TermsOfService />,
  beforeEach({ msw }) {
    msw.use(
      http.untyped.get('/TERMS_OF_SERVICE.md', () => markdown(MockLegal.terms)),
      http.untyped.get('/TERMS_OF_SERVICE.fa.md', () => new Response(null, { status: 404 })),
    );
  },
  play: async ({ canvas }) => {
    const title = await canvas.findByRole('heading', { ...heading, name: 'Terms of Service' });
    await expect(title.closest('[lang]')).toMatchObject({ lang: 'en', dir: 'ltr' });
  },
});

/** LEGAL-03: the area is empty while the document loads. */
export const OnItsWay = meta.story({
  beforeEach({ msw }) {
    // It responds when the story ends: a request left pending would be sent again in the middle of another story.
    const over = Promise.withResolvers<void>();
    const late = (text: string) => async () => {
      await over.promise;
      return markdown(text);
    };
    msw.use(
      http.untyped.get('/PRIVACY_POLICY.md', late(MockLegal.privacy)),
      http.untyped.get('/PRIVACY_POLICY.fa.md', late(MockLegal.privacyPersian)),
    );
    return () => over.resolve();
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading')).toBeNull();
  },
});

/** LEGAL-04, LEGAL-05, ERR-59: the two texts, and a way to retry. */
export const DoesNotCome = meta.story({
  beforeEach({ msw }) {
    let asked = 0;
    msw.use(
      http.untyped.get('/PRIVACY_POLICY.md', () => {
        asked += 1;
        return asked === 1 ? new Response('<h1>Bad gateway</h1>', { status: 502 }) : markdown(MockLegal.privacy);
      }),
      http.untyped.get('/PRIVACY_POLICY.fa.md', () => new Response(null, { status: 404 })),
    );
  },
  play: async ({ canvas, globals, userEvent }) => {
    const t = createTranslator(globals['locale'] === 'fa' ? 'fa' : 'en');
    await canvas.findByRole('heading', { ...heading, name: t('legal.error') });
    await expect(canvas.getByText(t('legal.failed'))).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: t('common.retry') }));
    await waitFor(() => expect(canvas.getByRole('heading', { ...heading, name: 'Privacy Policy' })).toBeVisible());
  },
});
