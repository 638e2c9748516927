import type { SameShape } from '../types';
import type { edits as source } from '../en/edits';

export const edits = {
  restored: { title: 'آنچه وارد کرده بودید بازگردانده شد', body: 'هنوز ذخیره نشده است.' },
  clash: {
    title: 'این مورد در جای دیگری تغییر کرده است',
    body: 'هیچ نسخه‌ای از بین نرفته است. برای هر فیلد یکی از دو نسخه را انتخاب و سپس ذخیره کنید.',
    mine: 'نسخهٔ شما',
    theirs: 'نسخهٔ ذخیره‌شده',
    keep: 'نگه داشتن نسخهٔ من',
    take: 'استفاده از نسخهٔ ذخیره‌شده',
    empty: 'خالی',
    yes: 'بله',
    no: 'خیر',
  },
} as const satisfies SameShape<typeof source>;
