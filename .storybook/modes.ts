/** The only list of languages, themes and widths. The toolbar, Vitest and Chromatic are all generated from it. */
export const locales = { en: 'English', fa: 'فارسی' } as const;
export const themes = { light: 'Light', dark: 'Dark' } as const;
export const widths = {
  phone: { width: 390, height: 844 },
  small: { width: 320, height: 640 },
  tablet: { width: 768, height: 1024 },
  desktop: { width: 1280, height: 720 },
} as const;

/** The views in which every story is looked at: by axe, and for a page that is wider than its window. */
export const lookedAt = ['desktop', 'small'] as const;

/** The widths of the pages that the room draws a story on. */
export const sheetWidths = [widths.small.width, widths.tablet.width, widths.desktop.width] as const;
export type SheetWidth = (typeof sheetWidths)[number];

/** A page that the room draws on, by its width. */
export const sheetOf = (width: number): (typeof widths)[keyof typeof widths] =>
  Object.values(widths).find((page) => page.width === width) ?? widths.desktop;

export type Locale = keyof typeof locales;
export type Theme = keyof typeof themes;
export type ModeName = `${Locale}-${Theme}`;
export interface Mode {
  locale: Locale;
  theme: Theme;
}

/** All four modes, by name. */
export const modes = {
  'en-light': { locale: 'en', theme: 'light' },
  'en-dark': { locale: 'en', theme: 'dark' },
  'fa-light': { locale: 'fa', theme: 'light' },
  'fa-dark': { locale: 'fa', theme: 'dark' },
} as const satisfies Record<ModeName, Mode>;

/** The two modes of every picture: they cover both languages and both themes. */
export const pictured: readonly ModeName[] = ['en-light', 'fa-dark'];

/** The pictured modes for Chromatic: the globals and the width of each. */
export const chromaticModes = Object.fromEntries(
  pictured.map((name) => [name, { ...modes[name], viewport: widths.desktop.width }]),
);
