import type { Locale } from '../../i18n/locale';

const en = {
  chooseAnother: 'Select another',
  usePhoto: 'Use photo',
  picture: 'Picture',
  pictureHelp: 'Drag the picture, or move it with the arrow keys.',
  leftToRight: 'Left to right',
  topToBottom: 'Top to bottom',
  zoom: 'Zoom',
  moves: 'Move the picture',
  move: {
    left: 'Move the picture left',
    right: 'Move the picture right',
    up: 'Move the picture up',
    down: 'Move the picture down',
  },
  across: (left: string, right: string) => `Cut off: ${left} on the left, ${right} on the right.`,
  upright: (above: string, below: string) => `Cut off: ${above} above, ${below} below.`,
  ends: {
    left: 'The picture goes no further left.',
    right: 'The picture goes no further right.',
    up: 'The picture goes no further up.',
    down: 'The picture goes no further down.',
  },
};

const fa: typeof en = {
  chooseAnother: 'عکس دیگر',
  usePhoto: 'استفاده از عکس',
  picture: 'تصویر',
  pictureHelp: 'تصویر را بکشید یا با کلیدهای جهت جابه‌جا کنید.',
  leftToRight: 'چپ به راست',
  topToBottom: 'بالا به پایین',
  zoom: 'بزرگ‌نمایی',
  moves: 'جابه‌جایی تصویر',
  move: {
    left: 'بردن تصویر به چپ',
    right: 'بردن تصویر به راست',
    up: 'بردن تصویر به بالا',
    down: 'بردن تصویر به پایین',
  },
  across: (left, right) => `بریده‌شده: ${left} از چپ، ${right} از راست.`,
  upright: (above, below) => `بریده‌شده: ${above} از بالا، ${below} از پایین.`,
  ends: {
    left: 'تصویر بیش از این به چپ نمی‌رود.',
    right: 'تصویر بیش از این به راست نمی‌رود.',
    up: 'تصویر بیش از این بالا نمی‌رود.',
    down: 'تصویر بیش از این پایین نمی‌رود.',
  },
};

export type PhotoWords = typeof en;

/** The strings of the crop step. */
export const photoStrings: Record<Locale, PhotoWords> = { en, fa };
