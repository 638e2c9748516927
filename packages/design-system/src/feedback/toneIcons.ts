/** The icons that convey the tone without colour. */
export const toneIcons = { info: 'info', success: 'checkCircle', warning: 'warning', danger: 'alert' } as const;
