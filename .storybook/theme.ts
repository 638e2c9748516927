import { create } from 'storybook/theming/create';
import { logoPaths } from '../packages/design-system/src/icons/logoPaths.ts';
import { colour } from '../packages/design-system/src/theme/contrast.ts';
import { radius } from '../packages/design-system/src/theme/radius.ts';
import { dark, light, type Role, type Roles } from '../packages/design-system/src/theme/roles.ts';
import { typeface } from '../packages/design-system/src/theme/typeface.ts';

/** The mark of the logo, which carries its own colour. */
const mark =
  '<svg width="22" height="22" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="1.7" stroke-linejoin="round" aria-hidden="true" style="vertical-align:-5px;margin-inline-end:8px">' +
  `${logoPaths.large.map((line) => `<path d="${line}"/>`).join('')}</svg>`;

/** Storybook calculates with its colours and reads no OKLCH. */
const hexOf = (roles: Roles, role: Role): string =>
  colour({ ...roles[role], alpha: 1 })
    .to('srgb')
    .toGamut()
    .toString({ format: 'hex', collapse: false });

function themeOf(base: 'light' | 'dark', roles: Roles) {
  const hex = (role: Role) => hexOf(roles, role);
  const control = Number.parseInt(radius.control, 10);
  return create({
    base,
    brandTitle: `${mark}Peyk`,
    brandUrl: './?path=/docs/welcome--docs',
    brandTarget: '_self',
    fontBase: typeface.latin,
    fontCode: 'ui-monospace, Menlo, Consolas, monospace',
    colorPrimary: hex('actionSolid'),
    colorSecondary: hex(base === 'dark' ? 'actionFill' : 'actionSolid'),
    appBg: hex('surfacePage'),
    appContentBg: hex('surfaceRaised'),
    appHoverBg: hex('surfaceSelected'),
    appPreviewBg: hex('surfaceRaised'),
    appBorderColor: hex('lineHair'),
    appBorderRadius: control,
    textColor: hex('textBody'),
    textInverseColor: hex('actionOnSolid'),
    textMutedColor: hex('textMuted'),
    barTextColor: hex('textMuted'),
    barHoverColor: hex('textLink'),
    barSelectedColor: hex('textLink'),
    barBg: hex('surfaceRaised'),
    buttonBg: hex('surfaceRaised'),
    buttonBorder: hex('lineStrong'),
    booleanBg: hex('surfaceSunken'),
    booleanSelectedBg: hex('surfaceSelected'),
    inputBg: hex('surfaceRaised'),
    inputBorder: hex('lineStrong'),
    inputTextColor: hex('textStrong'),
    inputBorderRadius: control,
  });
}

/** The look of the review room itself, from the tokens of the product. */
export const roomThemes = { light: themeOf('light', light), dark: themeOf('dark', dark) };
