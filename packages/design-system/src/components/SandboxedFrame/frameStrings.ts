import type { Locale } from '../../i18n/locale';

const en = {
  frameEmpty: 'There is nothing to show',
  frameFailed: 'This could not be shown',
  frameLoading: 'Loading the page',
};

const fa: typeof en = {
  frameEmpty: 'چیزی برای نمایش نیست',
  frameFailed: 'نمایش این محتوا ممکن نشد',
  frameLoading: 'در حال بارگذاری محتوا',
};

/** The strings of the frame. */
export const frameStrings: Record<Locale, typeof en> = { en, fa };
