import type { legal as en } from '../en/legal';
import type { SameShape } from '../types';

export const legal = {
  error: 'خطا',
  failed: 'سند بارگذاری نشد.',
} as const satisfies SameShape<typeof en>;
