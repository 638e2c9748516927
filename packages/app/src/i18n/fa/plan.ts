import type { plan as source } from '../en/plan';
import type { SameShape } from '../types';

export const plan = {
  title: 'برنامهٔ شما',
  lead: 'هر ایمیل با یک پرسش به پایان می‌رسد. با این پاسخ‌ها، استاد می‌تواند در یک خط به آن پاسخ دهد.',
  season: 'شروع',
  seasons: { autumn: 'پاییز', winter: 'زمستان', spring: 'بهار', summer: 'تابستان' },
  year: 'سال شروع (میلادی، اختیاری)',
  degree: 'مقطع',
  degrees: { PhD: 'دکتری', Master: 'کارشناسی ارشد', Postdoc: 'پسادکتری' },
  funding: 'هزینهٔ تحصیل',
  fundings: {
    position: 'به موقعیتی با تأمین مالی نیاز دارم',
    scholarship: 'بورسیه دارم یا برای آن درخواست داده‌ام',
    own: 'با هزینهٔ شخصی',
  },
  open: 'هنوز تصمیم نگرفته‌ام',
  places: 'مقصد (اختیاری)',
  placesHelp: 'نام کشورها یا شهرها، به هر شکلی که می‌خواهید.',
  latinName: 'نام شما در پایان ایمیل‌ها (اختیاری)',
  latinNameHelp:
    'با حروف لاتین، همان‌گونه که در گذرنامه آمده است؛ اگر عنوانی به کار می‌برید، همراه با آن. در رزومهٔ انگلیسی نیز همین نام می‌آید.',
  persianName: 'نام شما به فارسی (اختیاری)',
  persianNameHelp: 'با حروف فارسی؛ در رزومهٔ فارسی می‌آید.',
  addressEnglish: 'نشانی انگلیسی شما (اختیاری)',
  addressEnglishHelp: 'اگر نشانی شما به فارسی است، این نشانی در رزومهٔ انگلیسی می‌آید.',
  save: 'ذخیرهٔ برنامه',
  saved: 'برنامه ذخیره شد',
  loadFailed: 'برنامهٔ شما بارگذاری نشد',
} satisfies SameShape<typeof source>;
