import type { achievements as source } from '../en/achievements';
import { formatNumber } from '../format';
import type { SameShape } from '../types';

export const achievements = {
  title: 'دستاوردها',
  lead: 'برای دقت، نه تعداد. فرستادن ایمیل بیشتر امتیازی ندارد.',
  standing: 'جایگاه شما',
  loading: 'در حال بارگذاری سطح شما…',
  note: 'این‌ها نمونه‌اند و چیزی از کار شما را نمی‌سنجند.',
  quests: {
    title: 'مأموریت‌های شما',
    loading: 'در حال بارگذاری مأموریت‌های شما…',
    failed: 'دریافت مأموریت‌ها ممکن نشد',
    weeks: ({ weeks }) => (weeks === 0 ? 'هنوز هفتهٔ پیاپی ندارید' : `${formatNumber('fa', weeks)} هفتهٔ پیاپی`),
    resting: ({ weeks }) =>
      weeks === 0 ? 'ارسال موقتاً متوقف است' : `${formatNumber('fa', weeks)} هفتهٔ پیاپی که در توقف موقت ارسال حفظ می‌شود`,
    names: {
      'open-source': 'مطالعه پیش از تأیید',
      'bind-sentence': 'ذکر منبع',
      'complete-section': 'تکمیل نمایه',
      'paper-by-doi': 'افزودن مقاله با شناسهٔ \u2066DOI\u2069',
      'day-of-rest': 'یک روز استراحت',
      'calm-week': 'هفتهٔ آرام',
      'bot-created': 'بات جدید',
      opening: 'موجودی پیشین',
      other: 'مورد دیگر',
    },
    goals: {
      'open-source': 'باز کردن مقاله‌ای که ایمیل به آن استناد می‌کند، پیش از تأیید ایمیل',
      'bind-sentence': 'افزودن منبع به یکی از جمله‌های خودتان',
      'complete-section': 'پر کردن یکی از بخش‌های نمایه',
      'paper-by-doi': 'افزودن یکی از مقاله‌های خودتان به نمایه با شناسهٔ \u2066DOI\u2069',
      'day-of-rest': 'یک روز بدون ارسال، در هفته‌ای که روی ایمیل‌ها کار می‌کنید',
      'calm-week': 'یک هفته در چارچوب سقف‌ها و بدون ایمیل برگشت‌خورده',
    },
    open: { once: 'یک بار', day: 'روزی یک بار', week: 'هفته‌ای یک بار' },
    done: { once: 'انجام شد', day: 'امروز انجام شد', week: 'این هفته انجام شد' },
    progress: '{{done}} از {{needed}}',
    earned: 'آنچه به دست آورده‌اید',
    nothing: 'هنوز چیزی نیست. هر مأموریتی که انجام شود اینجا می‌آید.',
    newest: 'تازه‌ترین {{shown}} مورد از {{count}}',
  },
} as const satisfies SameShape<typeof source>;
