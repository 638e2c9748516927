import { describe, expect, test } from 'vitest';
import { createTranslator } from '../../../i18n/translator';
import { render } from '../../../mocks/render';
import { LandingView } from './LandingView';

const show = (locale: 'en' | 'fa') => render(<LandingView state={{ signedIn: false }} />, { locale });

test.each([
  ['LAND-03', 'Create AI outreach bots'],
  ['LAND-04', 'Match professors by your CV'],
  ['LAND-05', 'Personalise proposals'],
  ['LAND-06', 'Track replies'],
])('%s the message states: %s', async (_id, statement) => {
  await expect.element(show('en').getByRole('heading', { level: 3, name: statement, exact: true })).toBeVisible();
});

describe.each(['en', 'fa'] as const)('in %s', (locale) => {
  const t = createTranslator(locale);

  test('LAND-03 LAND-04 LAND-05 LAND-06 the four statements stand apart, each with its explanation', async () => {
    const screen = show(locale);
    for (const step of ['bots', 'match', 'personalise', 'track'] as const) {
      const item = screen.getByRole('listitem').filter({ hasText: t(`landing.how.${step}.title`) });
      await expect.element(item.getByText(t(`landing.how.${step}.body`))).toBeVisible();
    }
  });

  test('LAND-07 Get Started leads to sign-up', async () => {
    const words = { en: 'Get Started', fa: 'شروع کنید' }[locale];
    const links = show(locale).getByRole('link', { name: words, exact: true });
    await expect.element(links.first()).toBeVisible();
    for (const link of links.elements()) expect(link.getAttribute('href')).toBe('/signup');
  });
});
