import type { EmailDraft } from '@peyk/api-types';
import { useSWRConfig } from 'swr';
import { type Outcome, api, perform } from '../../api/client';
import { useRefetch } from '../../api/useApi';
import { draftKey, findPath } from './useDraft';

/** What a person may do with a letter that is written. */
export type DraftAct = 'approve' | 'send' | 'withdraw' | 'skip';

/** The paths that an action makes stale: the letter, the bots that hold it, and how much may still be sent. */
const stale = [findPath, '/bots/', '/bots/{id}/', '/bots/{id}/run/', '/bots/{id}/results/', '/api/sending/'] as const;

interface DraftActs {
  /**
   * Sends an action for the letter as it is shown: an approval covers exactly this text, these files and this address. The letter in the answer replaces the
   * cached one; `refresh` revalidates the rest. `stated` are the sentences without a source that the person states themselves (EVD-04).
   */
  act: (what: DraftAct, draft: EmailDraft, stated?: readonly string[]) => Promise<Outcome<EmailDraft | null>>;
  /** Revalidates what an action makes stale, also after a refusal: the letter has often changed by then. */
  refresh: () => Promise<unknown>;
}

/** The actions on a letter, the same on its own page and in the review queue of a bot. */
export function useDraftActs(): DraftActs {
  const { mutate } = useSWRConfig();
  const refetch = useRefetch();
  return {
    act: async (what, draft, stated = []) => {
      const outcome = await tell(what, draft, stated);
      if (outcome.ok && outcome.data) await mutate(draftKey(draft.professor), outcome.data, { revalidate: false });
      return outcome;
    },
    refresh: () => refetch(...stale),
  };
}

function tell(
  what: DraftAct,
  { id, version, to_email, attachments }: EmailDraft,
  stated: readonly string[],
): Promise<Outcome<EmailDraft | null>> {
  const params = { path: { id } };
  switch (what) {
    case 'approve':
      return perform(
        api.POST('/api/emails/email-drafts/{id}/approve/', {
          params,
          body: {
            version,
            recipient: to_email ?? undefined,
            ...(stated.length ? { stated: [...stated] } : {}),
            ...(attachments?.length ? { attachments: attachments.map(({ sha256 }) => sha256) } : {}),
          },
        }),
      );
    case 'send':
      return perform(api.POST('/api/emails/email-drafts/{id}/send/', { params, body: { version } }));
    case 'withdraw':
      return perform(api.POST('/api/emails/email-drafts/{id}/unapprove/', { params }));
    case 'skip':
      return perform(api.POST('/api/emails/email-drafts/{id}/skip/', { params }));
  }
}
