import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { onTestFinished } from 'vitest';
import '../icons/all';
import { DesignSystemProvider } from '../i18n/DesignSystemProvider';
import type { Locale } from '../i18n/locale';

interface Options {
  locale?: Locale;
  navigate?: (path: string) => void;
}

/** Renders something inside the provider until the test ends. */
export function render(children: ReactNode, { locale = 'en', navigate = () => undefined }: Options = {}): HTMLElement {
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  flushSync(() =>
    root.render(
      <DesignSystemProvider locale={locale} theme="light" navigate={navigate}>
        {children}
      </DesignSystemProvider>,
    ),
  );
  onTestFinished(() => {
    root.unmount();
    place.remove();
  });
  return place;
}
