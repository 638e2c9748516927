/** The glyph that says it to those who do not see the colour. */
export const toneIcons = { info: 'info', success: 'checkCircle', warning: 'warning', danger: 'alert' } as const;
