import type { Notice } from '@peyk/api-types';
import { visible } from '../../i18n/named';
import type { Translate } from '../../i18n/translator';
import { paths } from '../../paths';

/** The kinds that have words. Another server may tell of more. */
const kinds = [
  'run_finished',
  'run_failed',
  'account_disconnected',
  'account_held',
  'bounced',
  'approval_withdrawn',
  'not_sent',
  'sent_unknown',
] as const;

/** A notice in words; null for a kind that has none. */
export function sayNotice(t: Translate, { kind, name, count }: Notice): string | null {
  const known = kinds.find((each) => each === kind);
  if (known === undefined) return null;
  const shown = visible(name);
  return shown === null ? t(`notices.some.${known}`, { count }) : t(`notices.one.${known}`, { name: shown });
}

/** Where something can be done about it; null where it is about several things. */
export function placeOfNotice({ kind, bot, professor }: Notice): string | null {
  if (bot !== null) return paths.bot(bot);
  if (professor !== null) return paths.draft(professor);
  return kind === 'account_disconnected' || kind === 'account_held' ? paths.gmail : null;
}
