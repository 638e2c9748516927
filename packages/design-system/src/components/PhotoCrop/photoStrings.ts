import type { Locale } from '../../i18n/locale';

const en = {
  chooseAnother: 'Select another',
  usePhoto: 'Use photo',
  picture: 'Photo',
  pictureHelp: 'Drag the photo, or move it with the arrow keys.',
  leftToRight: 'Left to right',
  topToBottom: 'Top to bottom',
  zoom: 'Zoom',
  moves: 'Move the photo',
  move: {
    left: 'Move the photo left',
    right: 'Move the photo right',
    up: 'Move the photo up',
    down: 'Move the photo down',
  },
  across: (left: string, right: string) => `Cut off: ${left} on the left, ${right} on the right.`,
  upright: (above: string, below: string) => `Cut off: ${above} above, ${below} below.`,
  ends: {
    left: 'The photo goes no further left.',
    right: 'The photo goes no further right.',
    up: 'The photo goes no further up.',
    down: 'The photo goes no further down.',
  },
};

const fa: typeof en = {
  chooseAnother: 'عکس دیگر',
  usePhoto: 'استفاده از عکس',
  picture: 'عکس',
  pictureHelp: 'عکس را بکشید یا با کلیدهای جهت جابه‌جا کنید.',
  leftToRight: 'چپ به راست',
  topToBottom: 'بالا به پایین',
  zoom: 'بزرگ‌نمایی',
  moves: 'جابه‌جایی عکس',
  move: {
    left: 'بردن عکس به چپ',
    right: 'بردن عکس به راست',
    up: 'بردن عکس به بالا',
    down: 'بردن عکس به پایین',
  },
  across: (left, right) => `بریده‌شده: ${left} از چپ، ${right} از راست.`,
  upright: (above, below) => `بریده‌شده: ${above} از بالا، ${below} از پایین.`,
  ends: {
    left: 'عکس بیش از این به چپ نمی‌رود.',
    right: 'عکس بیش از این به راست نمی‌رود.',
    up: 'عکس بیش از این بالا نمی‌رود.',
    down: 'عکس بیش از این پایین نمی‌رود.',
  },
};

export type PhotoWords = typeof en;

/** The strings of the crop step. */
export const photoStrings: Record<Locale, PhotoWords> = { en, fa };
