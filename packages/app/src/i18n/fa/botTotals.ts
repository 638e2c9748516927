import { formatNumber, plural } from '../format';
import type { SameShape } from '../types';
import type { botTotals as source } from '../en/botTotals';

/** How many bots there are and what they did, in a file of its own: it is said before the app is there, too (`boot/fillOpening.ts`). */
export const botTotals = {
  summary: ({ count, running, needing }: { count: number; running: number; needing: number }) =>
    count === 1
      ? `بات شما ${running ? 'در حال اجراست' : 'در حال اجرا نیست'}${needing ? ' و منتظر اقدام شماست' : ''}.`
      : `${formatNumber('fa', count)} بات. ${plural('fa', running, {
          zero: 'هیچ‌کدام در حال اجرا نیست',
          one: 'یکی در حال اجراست',
          other: '{{count}} بات در حال اجراست',
        })}${plural('fa', needing, {
          zero: '',
          one: ' و یکی منتظر اقدام شماست',
          other: ' و {{count}} بات منتظر اقدام شماست',
        })}.`,
  totals: ({ professors, sent }: { professors: number; sent: number }) =>
    `${formatNumber('fa', professors)} استاد یافت‌شده، ${formatNumber('fa', sent)} ایمیل ارسال‌شده.`,
} satisfies SameShape<typeof source>;
