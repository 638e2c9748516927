import { isWideNow } from '@peyk/design-system';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from '../App';
import { loadWords } from '../i18n/words';
import { SignedInShell } from '../shell/AppShell/AppShell';
import { Toggles } from '../shell/AppShell/AppShellView';
import { fetchScreen } from '../routes';
import { preferences } from '../session/preferences';
import { tokens } from '../session/tokens';

/** Resolves when the first page has its words, and the frame everything that it shows at once. */
export async function ready(): Promise<void> {
  await Promise.all([
    loadWords(preferences.locale(), 'public'),
    // What cannot be fetched is told where it would be drawn.
    fetchScreen(location.pathname, tokens.exist()).catch(() => undefined),
    tokens.exist() ? SignedInShell.preload() : null,
    isWideNow() ? Toggles.preload() : null,
  ]);
}

/** Draws the app into an element, which need not be on the page yet. */
export function draw(element: HTMLElement): void {
  createRoot(element).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
}
