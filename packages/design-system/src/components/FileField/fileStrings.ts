import type { Locale } from '../../i18n/locale';

const en = {
  chooseFile: 'Select a file',
  chooseFirstFile: 'Drop a file here, or select one',
  dropFile: 'Drop the file here',
  fileChosen: (name: string) => `${name} selected`,
  fileStays: 'Your earlier file is kept.',
  fileTooLarge: (limit: string) => `This file is larger than ${limit}. Select a smaller one.`,
  fileWrongType: 'Files of this type are not accepted here. Select another one.',
  noFile: 'No file yet',
  replace: 'Replace',
  uploading: 'Uploading',
};

const fa: typeof en = {
  chooseFile: 'انتخاب فایل',
  chooseFirstFile: 'فایل را اینجا رها کنید یا آن را انتخاب کنید',
  dropFile: 'فایل را اینجا رها کنید',
  fileChosen: (name) => `${name} انتخاب شد`,
  fileStays: 'فایل قبلی نگه داشته شد.',
  fileTooLarge: (limit) => `حجم این فایل از ${limit} بیشتر است. فایل کوچک‌تری انتخاب کنید.`,
  fileWrongType: 'این نوع فایل اینجا پذیرفته نمی‌شود. فایل دیگری انتخاب کنید.',
  noFile: 'هنوز فایلی انتخاب نشده است',
  replace: 'جایگزینی',
  uploading: 'در حال بارگذاری',
};

/** The strings of the file field. */
export const fileStrings: Record<Locale, typeof en> = { en, fa };
