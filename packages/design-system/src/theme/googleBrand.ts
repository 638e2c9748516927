/**
 * The colours of Google's mark, the one exception to the tokens: its brand rules allow no others, in either theme
 * (https://developers.google.com/identity/branding-guidelines).
 */
export const googleBrand = { blue: '#4285f4', green: '#34a853', yellow: '#fbbc05', red: '#ea4335' } as const;
