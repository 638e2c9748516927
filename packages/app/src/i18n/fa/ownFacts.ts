import type { ownFacts as source } from '../en/ownFacts';
import type { SameShape } from '../types';

export const ownFacts = {
  edit: 'ویرایش مشخصات',
  title: 'مشخصات {{name}}',
  body: 'تغییرات شما فقط در حساب خودتان اعمال می‌شود و جست‌وجوهای بعدی آن‌ها را تغییر نمی‌دهد. اگر پایگاه دانشگاه‌ها اطلاعات دیگری داشته باشد، آن اطلاعات کنار تغییرات شما می‌ماند و می‌توانید به آن بازگردید.',
  name: 'نام',
  discard: 'انصراف از تغییرات',
  saved: 'مشخصاتی که برای {{name}} نوشتید ذخیره شد.',
  notSaved: 'مشخصات ذخیره نشد',
  takeBack: 'لغو تغییر',
  takeBackNamed: 'لغو تغییر: {{fact}}',
  takenBack: 'تغییر شما لغو شد: {{fact}}.',
  notTakenBack: 'تغییر لغو نشد',
} as const satisfies SameShape<typeof source>;
