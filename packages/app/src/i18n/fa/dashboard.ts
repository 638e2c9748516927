import type { dashboard as source } from '../en/dashboard';
import { formatNumber } from '../format';
import type { SameShape } from '../types';

export const dashboard = {
  greeting: 'سلام، {{name}}',
  lead: 'هر بار، یک ایمیل سنجیده.',
  xp: '{{xp}} امتیاز تجربه، سطح {{level}}',
  coins: ({ coins }) => `${formatNumber('fa', coins)} سکه`,
  next: {
    title: 'مراحل شروع',
    label: 'گام‌های مانده تا نخستین ایمیل',
    todo: 'گام بعدی',
    upcoming: 'پس از آن',
    done: 'انجام شد',
    failed: 'بارگذاری نشد',
    interests: 'یک علاقهٔ پژوهشی بیفزایید',
    interestsTodo: 'چند واژه کافی است؛ بقیهٔ کار بر پایهٔ آن پیش می‌رود.',
    interestsDone: ({ count }) => `${formatNumber('fa', count)} علاقهٔ پژوهشی`,
    gmail: 'جیمیل را متصل کنید',
    gmailTodo: 'پس از اتصال، پیک آنچه را تأیید کنید می‌فرستد؛ صندوق ورودی شما را نمی‌تواند بخواند.',
    gmailDone: ({ count }) => `${formatNumber('fa', count)} حساب جیمیل متصل است`,
    bot: 'یک بات بسازید',
    botTodo: 'استادان را می‌یابد، دلیل تطابق را می‌گوید و برای هرکدام پیش‌نویس ایمیلی می‌نویسد.',
    botDone: ({ count }) => `${formatNumber('fa', count)} بات دارید`,
    go: 'ادامه',
  },
  bots: {
    title: 'بات‌های من',
    all: 'دیدن همهٔ {{n}} بات',
    loading: 'در حال بارگذاری بات‌ها…',
    failed: 'دریافت بات‌ها ناموفق بود',
    empty: 'نخستین بات خود را بسازید',
    emptyBody: 'بدون تأیید شما چیزی فرستاده نمی‌شود.',
    create: 'ساخت بات جدید',
    numbers: ({ matches, sent }) =>
      `${formatNumber('fa', matches)} استاد پیدا شد، ${formatNumber('fa', sent)} ایمیل ارسال شد`,
  },
} as const satisfies SameShape<typeof source>;
