import type { TextKey } from '../../i18n/translator';
import { paths } from '../../paths';

interface FooterEntry {
  path: string;
  label: TextKey;
}

/** The columns of the footer on the dashboard. An entry whose screen does not exist yet is text, not a link. */
export const footerColumns: readonly { title: TextKey; entries: readonly FooterEntry[] }[] = [
  {
    title: 'shell.footer.product',
    entries: [
      { path: paths.dashboard, label: 'shell.nav.dashboard' },
      { path: paths.createBot, label: 'shell.nav.createBot' },
      { path: paths.bots, label: 'shell.nav.bots' },
      { path: paths.professors, label: 'shell.nav.professors' },
    ],
  },
  {
    title: 'shell.footer.resources',
    entries: [
      { path: paths.profile, label: 'shell.footer.profile' },
      { path: paths.gmail, label: 'shell.footer.gmail' },
      { path: paths.mailbox, label: 'shell.nav.mailbox' },
      { path: paths.achievements, label: 'shell.nav.achievements' },
    ],
  },
  {
    title: 'shell.footer.company',
    entries: [
      { path: paths.landing, label: 'shell.footer.about' },
      { path: paths.privacy, label: 'shell.privacy' },
      { path: paths.terms, label: 'shell.terms' },
    ],
  },
];
