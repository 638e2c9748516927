import type { IconName } from '@peyk/design-system';
import type { TextKey } from '../../i18n/translator';
import { paths } from '../../paths';

export interface NavEntry {
  path: string;
  label: Extract<TextKey, `shell.nav.${string}`>;
  icon: IconName;
}

/** The top navigation, in order. Entries whose screen does not exist yet are left out by the shell. */
export const mainNavigation: readonly NavEntry[] = [
  { path: paths.dashboard, label: 'shell.nav.dashboard', icon: 'chart' },
  { path: paths.bots, label: 'shell.nav.bots', icon: 'bot' },
  { path: paths.professors, label: 'shell.nav.professors', icon: 'graduation' },
  { path: paths.achievements, label: 'shell.nav.achievements', icon: 'award' },
  { path: paths.profile, label: 'shell.nav.profile', icon: 'user' },
];

/** Further entries of the avatar menu. */
export const accountNavigation: readonly NavEntry[] = [
  { path: paths.profile, label: 'shell.nav.profile', icon: 'user' },
  { path: paths.gmail, label: 'shell.nav.gmail', icon: 'mail' },
  { path: paths.mailbox, label: 'shell.nav.mailbox', icon: 'inbox' },
  { path: paths.account, label: 'shell.nav.account', icon: 'settings' },
];

/** Whether `path` lies at or below `entry`: whole segments, so that `/profile` is not below `/pro`. */
export function isCurrent(entry: string, path: string): boolean {
  return path === entry || path.startsWith(`${entry}/`);
}
