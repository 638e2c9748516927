import { formatNumber, plural } from '../format';

/** How many bots there are and what they did, in a file of its own: it is said before the app is there, too (`boot/fillOpening.ts`). */
export const botTotals = {
  summary: ({ count, running, needing }: { count: number; running: number; needing: number }) =>
    count === 1
      ? `Your bot is ${running ? 'running' : 'not running'}${needing ? ' and needs your attention' : ''}.`
      : `${formatNumber('en', count)} bots. ${plural('en', running, {
          zero: 'None running',
          one: '{{count}} running',
          other: '{{count}} running',
        })}${plural('en', needing, { zero: '', one: ', {{count}} needs your attention', other: ', {{count}} need your attention' })}.`,
  totals: ({ professors, sent }: { professors: number; sent: number }) =>
    `${plural('en', professors, { one: '{{count}} professor found', other: '{{count}} professors found' })}, ${plural(
      'en',
      sent,
      { one: '{{count}} email sent', other: '{{count}} emails sent' },
    )}.`,
};
