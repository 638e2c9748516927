import type { Locale } from '../../i18n/locale';

const en = {
  moveHelp: 'Drag, or use the up and down arrow keys.',
  moved: (place: string, count: string) => `Position ${place} of ${count}`,
};

const fa: typeof en = {
  moveHelp: 'آن را بکشید یا از کلیدهای جهت بالا و پایین استفاده کنید.',
  moved: (place, count) => `جایگاه ${place} از ${count}`,
};

/** The strings of the handle that moves a row. */
export const moveStrings: Record<Locale, typeof en> = { en, fa };
