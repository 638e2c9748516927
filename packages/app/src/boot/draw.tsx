import { isWideNow } from '@peyk/design-system';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from '../App';
import { loadWords } from '../i18n/words';
import { SignedInShell } from '../shell/AppShell/AppShell';
import { AccountMenu, Toggles } from '../shell/AppShell/AppShellView';
import { fetchScreen } from '../routes';
import { preferences } from '../session/preferences';
import { tokens } from '../session/tokens';
import { watchKeptEdits } from '../session/unsavedEdits';
import { allowEmptyMarkup } from './trustedTypes';

/**
 * Resolves when the texts of the first page and all visible parts of the frame are loaded. Whatever page the visit begins with, its document
 * is the app's from here on: also that of a prerendered page, which the app takes over and in which a person signs in and stays.
 */
export async function ready(): Promise<void> {
  allowEmptyMarkup();
  watchKeptEdits();
  await Promise.all([
    loadWords(preferences.locale(), tokens.exist() ? 'app' : 'public'),
    // A failed import is reported where the screen is rendered.
    fetchScreen(location.pathname, tokens.exist()).catch(() => undefined),
    tokens.exist() ? Promise.all([SignedInShell.preload(), fetchFirst()]) : null,
    isWideNow() ? Toggles.preload() : null,
    tokens.exist() && isWideNow('tablet') ? AccountMenu.preload() : null,
  ]);
}

/** The data of the first screen, if it was asked for already. Without it the screen asks. */
async function fetchFirst(): Promise<void> {
  if (!globalThis.peykFirstAnswers) return;
  try {
    const data = await import('../api/DataProvider');
    await data.fetchFirst();
  } catch {
    // A failed import is reported where the screen is rendered.
  }
}

/** Renders the app into an element, which need not be in the document yet. */
export function draw(element: HTMLElement): void {
  createRoot(element).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
}
