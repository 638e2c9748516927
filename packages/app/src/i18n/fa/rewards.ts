import type { rewards as source } from '../en/rewards';
import { formatNumber } from '../format';
import type { SameShape } from '../types';

export const rewards = {
  sample: 'نمونه',
  sampleData: 'دادهٔ نمونه',
  xp: 'امتیاز تجربه',
  coinsLabel: 'سکه',
  coins: ({ coins }) => `${formatNumber('fa', coins)} سکه`,
  badges: {
    title: 'نشان‌ها',
    weeklyWarrior: 'پشتکار هفتگی',
    weeklyWarriorFor: '۷ روز پیاپی',
    firstContact: 'نخستین پاسخ',
    firstContactFor: 'دریافت نخستین پاسخ',
    outreachInitiate: 'آغازگر نامه‌نگاری',
    outreachInitiateFor: 'ارسال نخستین ایمیل',
  },
  quests: {
    title: 'مأموریت‌های روزانه',
    resets: '۱۴ ساعت و ۲۳ دقیقه تا مأموریت‌های بعدی',
    warmUp: 'دست‌گرمی نامه‌نگاری',
    warmUpGoal: 'باز کردن یک پیش‌نویس',
    radar: 'نگاهی به رادار',
    radarGoal: 'دیدن تطابق‌های جدید',
    sharpen: 'بهبود نمایه',
    sharpenGoal: 'افزودن یک مورد جاافتاده',
    proposal: 'ویرایش پروپوزال',
    proposalGoal: 'بهتر کردن یک بند',
  },
  challenges: {
    title: 'چالش‌های هفتگی',
    marathon: 'ماراتن نامه‌نگاری',
    marathonGoal: '۱۰ ایمیل',
    inbox: 'گردآورندهٔ پاسخ',
    inboxGoal: '۳ پاسخ',
    explorer: 'نشان کاوشگر',
    explorerGoal: '۳ کشور',
  },
  store: {
    title: 'فروشگاه سکه',
    balance: ({ coins }) => `موجودی شما: ${formatNumber('fa', coins)} سکه`,
    balanceUnknown: 'موجودی شما: —',
    buy: 'خرید',
    buyNamed: 'خرید {{name}}',
    soon: '«{{name}}» به‌زودی ارائه می‌شود. موجودی شما تغییری نکرد.',
    items: {
      templates: 'قالب‌های ویژهٔ ایمیل',
      priority: 'اولویت در تطابق با استادان',
      booster: 'ابزار تقویت پروپوزال',
      freeze: 'محافظ روزهای پیاپی',
    },
  },
} as const satisfies SameShape<typeof source>;
