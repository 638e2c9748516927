import { useState } from 'react';
import { expect, test } from 'vitest';
import { LanguageProvider } from '../i18n/I18n';
import type { Locale } from '../i18n/types';
import { MockBot } from '../mocks/fixtures/bot';
import { render } from '../mocks/render';
import { serve } from '../mocks/serve';
import { preferences } from '../session/preferences';
import { DataProvider } from './DataProvider';
import { useApi } from './useApi';

const init = { params: { path: { id: 801 } } };

function Reason() {
  const { data } = useApi('/bots/{id}/', init);
  return <p>{data?.paused_reason}</p>;
}

/** The part of a page that reads, below the choice of a language; the shell and the screen each have a provider of the same cache. */
function Page() {
  const [locale, setLocale] = useState<Locale>('en');
  const speak = (next: Locale) => {
    preferences.setLocale(next);
    setLocale(next);
  };
  return (
    <LanguageProvider locale={locale}>
      <button type="button" onClick={() => speak(locale === 'en' ? 'fa' : 'en')}>
        turn
      </button>
      <DataProvider>
        <DataProvider>
          <Reason />
        </DataProvider>
      </DataProvider>
    </LanguageProvider>
  );
}

test('MAT-04 what the server says is read again in the language that the person turns to, there and back', async () => {
  const sent = serve({
    'GET /bots/801/': (request: Request) => {
      const isPersian = request.headers.get('accept-language')?.startsWith('fa');
      return Response.json({ ...MockBot, paused_reason: isPersian ? 'به‌دلیل برگشت' : 'Because it came back' });
    },
  });
  const screen = render(<Page />);
  await expect.element(screen.getByText('Because it came back')).toBeVisible();
  const asked = () => sent.filter(({ call }) => call === 'GET /bots/801/').length;
  expect(asked()).toBe(1);
  await screen.getByText('turn').click();
  await expect.element(screen.getByText('به‌دلیل برگشت')).toBeVisible();
  await screen.getByText('turn').click();
  await expect.element(screen.getByText('Because it came back')).toBeVisible();
  expect(asked()).toBe(3);
  preferences.setLocale('en');
});
