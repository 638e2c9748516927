import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './App';
import { loadWords } from './i18n/words';
import { preferences } from './session/preferences';

/** Resolves when the first page has its words. */
export const ready = (): Promise<void> => loadWords(preferences.locale(), 'entrance');

/** Draws the app into an element, which need not be on the page yet. */
export function draw(element: HTMLElement): void {
  createRoot(element).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
}
