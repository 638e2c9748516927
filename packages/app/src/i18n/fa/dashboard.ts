import type { dashboard as source } from '../en/dashboard';
import { formatNumber } from '../format';
import type { SameShape } from '../types';

export const dashboard = {
  greeting: 'سلام، {{name}}',
  lead: 'هر بار، یک نامهٔ صادقانه.',
  xp: '{{xp}} امتیاز، سطح {{level}}',
  coins: ({ coins }) => `${formatNumber('fa', coins)} سکه`,
  next: {
    title: 'کجای راه هستید',
    label: 'گام‌ها تا نخستین نامه',
    todo: 'گام بعدی',
    later: 'سپس',
    done: 'انجام شد',
    failed: 'بارگذاری نشد',
    interests: 'بگویید می‌خواهید دربارهٔ چه پژوهش کنید',
    interestsTodo: 'چند کلمه کافی است. بقیه از همین می‌آید.',
    interestsDone: ({ count }) => `${formatNumber('fa', count)} علاقهٔ پژوهشی`,
    gmail: 'جیمیل را وصل کنید',
    gmailTodo: 'آن‌گاه پیک می‌تواند آنچه را تأیید می‌کنید بفرستد؛ نامه‌هایتان را نمی‌خواند.',
    gmailDone: ({ count }) => `${formatNumber('fa', count)} صندوق وصل است`,
    bot: 'یک بات بسازید',
    botTodo: 'استادان را می‌یابد، دلیل تناسب را می‌گوید و برای هر کدام ایمیلی پیش‌نویس می‌کند.',
    botDone: ({ count }) => `${formatNumber('fa', count)} بات دارید`,
    go: 'ادامه',
  },
  bots: {
    title: 'بات‌های من',
    all: 'دیدن هر {{n}} بات',
    loading: 'در حال بارگذاری بات‌ها…',
    failed: 'بات‌ها دریافت نشد',
    empty: 'نخستین بات خود را بسازید',
    emptyBody: 'بدون تأیید شما چیزی فرستاده نمی‌شود.',
    create: 'ساختن بات تازه',
    numbers: '{{matches}} استاد یافته شد، {{sent}} ایمیل فرستاده شد',
  },
} as const satisfies SameShape<typeof source>;
