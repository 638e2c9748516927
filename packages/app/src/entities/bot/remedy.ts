import type { Bot } from '@peyk/api-types';
import { paths } from '../../paths';

interface Remedy {
  href: string;
  /** The key of its text in the bots catalogue. */
  words: 'reconnect' | 'chooseAccount';
}

/** The link to the page where a paused bot can be fixed; null if emails bounced, where only its person can decide (R14). */
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
