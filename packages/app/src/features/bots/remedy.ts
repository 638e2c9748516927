import type { Bot } from '@peyk/api-types';
import { paths } from '../../paths';

interface Remedy {
  href: string;
  /** The key of its words in the catalogue of the bots. */
  words: 'reconnect' | 'chooseAccount';
}

/** The link that helps a paused bot; null when only its person can decide, because emails bounced (R14). */
export function remedyFor({ id, paused_by: by }: Pick<Bot, 'id'> & Partial<Pick<Bot, 'paused_by'>>): Remedy | null {
  switch (by) {
    case 'bounces':
      return null;
    case 'gmail_disconnected':
    case 'domain_policy':
      return { href: paths.botEdit(id), words: 'chooseAccount' };
    default:
      return { href: paths.gmail, words: 'reconnect' };
  }
}
