import type { achievements as source } from '../en/achievements';
import { formatNumber } from '../format';
import type { SameShape } from '../types';

export const achievements = {
  title: 'دستاوردها',
  lead: 'پاداش مأموریت‌ها برای دقت است، نه برای تعداد ایمیل‌هایی که می‌فرستید.',
  standing: 'سطح شما',
  loading: 'در حال بارگذاری سطح شما…',
  note: 'این‌ها فقط نمونه است و فعالیت شما را نشان نمی‌دهد.',
  quests: {
    title: 'مأموریت‌های شما',
    loading: 'در حال بارگذاری مأموریت‌های شما…',
    failed: 'مأموریت‌ها بارگذاری نشد',
    weeks: ({ weeks }) => (weeks === 0 ? 'فعلاً هفتهٔ پیاپی‌ای ثبت نشده است' : `${formatNumber('fa', weeks)} هفتهٔ پیاپی`),
    resting: ({ weeks }) =>
      weeks === 0
        ? 'ارسال موقتاً متوقف است'
        : `${formatNumber('fa', weeks)} هفتهٔ پیاپی؛ تا ارسال موقتاً متوقف است حفظ می‌شود`,
    names: {
      'open-source': 'مطالعه پیش از تأیید',
      'bind-sentence': 'ذکر منبع',
      'complete-section': 'بخشی از نمایه',
      'paper-by-doi': 'افزودن مقاله با شناسهٔ \u2066DOI\u2069',
      'sort-answer': 'ثبت پاسخ',
      'day-of-rest': 'یک روز استراحت',
      'calm-week': 'هفتهٔ آرام',
      'bot-created': 'بات جدید',
      opening: 'موجودی پیشین',
      other: 'پاداش دیگر',
    },
    goals: {
      'open-source': 'باز کردن مقاله‌ای که ایمیل به آن استناد می‌کند، پیش از تأیید ایمیل',
      'bind-sentence': 'افزودن منبع به یکی از جمله‌های خودتان',
      'complete-section': 'پر کردن یکی از بخش‌های نمایه',
      'paper-by-doi': 'افزودن یکی از مقاله‌های خودتان به نمایه با شناسهٔ \u2066DOI\u2069',
      'sort-answer': 'ثبت پاسخ یک استاد، حداکثر دو روز پس از دریافت پاسخ',
      'day-of-rest': 'گذراندن یک روز بدون ارسال، در هفته‌ای که روی ایمیل‌ها کار می‌کنید',
      'calm-week': 'کار روی ایمیل‌ها در هفته‌ای بدون ایمیل برگشت‌خورده و بدون توقف حساب جیمیل',
    },
    open: { once: 'یک بار', day: 'روزی یک بار', week: 'هفته‌ای یک بار' },
    done: { once: 'انجام شد', day: 'امروز انجام شد', week: 'این هفته انجام شد' },
    progress: '{{done}} از {{needed}}',
    earned: 'آنچه به دست آورده‌اید',
    nothing: 'هنوز مأموریتی انجام نداده‌اید. هر مأموریت پس از انجام شدن اینجا می‌آید.',
    newest: '{{shown}} مورد اخیر از {{count}} مورد',
  },
} as const satisfies SameShape<typeof source>;
