import type { EmailDraft } from '@peyk/api-types';
import { useEffect, useRef } from 'react';
import { api, perform } from '../../api/client';

/** The address as links have it; null for a text that is none. */
function addressOf(url: string): string | null {
  return URL.canParse(url) ? new URL(url).href : null;
}

/**
 * Tells the server which cited source the person opened, once for each, wherever on the page its link stands: reading before the approval is
 * a quest. A failure is of no consequence and not shown.
 */
export function useOpenedSources(draft: Pick<EmailDraft, 'id' | 'evidence'> | undefined): void {
  const told = useRef(new Set<string>());
  useEffect(() => {
    if (!draft) return;
    const { id, evidence } = draft;
    const cited = new Map(
      evidence.flatMap(({ kind, url }) => {
        const address = kind === 'profile' || url === null ? null : addressOf(url);
        return address === null || url === null ? [] : [[address, url] as const];
      }),
    );
    const note = ({ target }: Event) => {
      const link = target instanceof Element ? target.closest('a') : null;
      const url = link ? cited.get(link.href) : undefined;
      if (url === undefined || told.current.has(`${id} ${url}`)) return;
      told.current.add(`${id} ${url}`);
      void perform(
        api.POST('/api/emails/email-drafts/{id}/source-opened/', { params: { path: { id } }, body: { url } }),
      );
    };
    // The middle button opens a link in a tab of its own.
    document.addEventListener('click', note, true);
    document.addEventListener('auxclick', note, true);
    return () => {
      document.removeEventListener('click', note, true);
      document.removeEventListener('auxclick', note, true);
    };
  }, [draft]);
}
