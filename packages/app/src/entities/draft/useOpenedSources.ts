import type { EmailDraft } from '@peyk/api-types';
import { useEffect, useRef } from 'react';
import { api, perform } from '../../api/client';
import { useRefetch } from '../../api/useApi';

/** The address as links have it; null for a text that is none. */
function addressOf(url: string): string | null {
  return URL.canParse(url) ? new URL(url).href : null;
}

/**
 * Tells the server which cited source the person opened, once for each, wherever on the page its link stands: reading before the approval is
 * a quest. A failure is not shown; whoever opens the source again tells it again.
 */
export function useOpenedSources(draft: Pick<EmailDraft, 'id' | 'evidence'> | undefined): void {
  const told = useRef(new Set<string>());
  const refetch = useRefetch();
  useEffect(() => {
    if (!draft) return;
    const { id, evidence } = draft;
    const cited = new Map(
      evidence.flatMap(({ kind, url }) => {
        const address = kind === 'profile' || url === null ? null : addressOf(url);
        return address === null || url === null ? [] : [[address, url] as const];
      }),
    );
    const note = ({ target, type, button }: MouseEvent) => {
      // Of the other buttons only the middle one opens a link, in a tab of its own.
      if (type === 'auxclick' && button !== 1) return;
      const link = target instanceof Element ? target.closest('a') : null;
      const url = link ? cited.get(link.href) : undefined;
      const key = `${id} ${url}`;
      if (url === undefined || told.current.has(key)) return;
      told.current.add(key);
      void perform(
        api.POST('/api/emails/email-drafts/{id}/source-opened/', { params: { path: { id } }, body: { url } }),
      ).then((outcome) => {
        if (outcome.ok) void refetch('/api/auth/me/', '/api/student/rewards/');
        else told.current.delete(key);
      });
    };
    document.addEventListener('click', note, true);
    document.addEventListener('auxclick', note, true);
    return () => {
      document.removeEventListener('click', note, true);
      document.removeEventListener('auxclick', note, true);
    };
  }, [draft, refetch]);
}
