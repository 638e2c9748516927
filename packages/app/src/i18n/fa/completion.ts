import type { completion as source } from '../en/completion';
import type { SameShape } from '../types';

export const completion = {
  title: 'تکمیل نمایه',
  percent: '{{percent}}٪',
  standing: '{{label}}: {{filled}} بخش از {{total}} بخش',
  labels: {
    excellent: 'عالی',
    good: 'خوب',
    fair: 'متوسط',
    poor: 'نیازمند تکمیل',
  },
  complete: 'نمایهٔ شما کامل است.',
  missing: 'هنوز خالی:',
  question: 'پرسشی از خودتان',
  result: 'نتیجه‌ای از کار خودتان',
  plan: 'آنچه در پی آن هستید',
  brings: {
    question: 'بخش میانی ایمیل‌های شما از آن ساخته می‌شود.',
    result: 'ایمیل‌ها نشان می‌دهند چه کاری از شما برمی‌آید.',
    plan: 'ایمیل‌ها با پرسشی به پایان می‌رسند که پاسخ دادن به آن آسان است.',
  },
} satisfies SameShape<typeof source>;
