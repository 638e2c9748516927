import { useDirection } from '../i18n/locale';
import { icons } from './icons';
import type { IconName } from './icons';
import * as s from './Icon.css';

export interface IconProps {
  /** A glyph of the set; `icons.ts` says which ones turn with the direction. */
  name: IconName;
  /** Pixels of the square. */
  size?: 14 | 16 | 18 | 20 | 24 | 32;
  /** With a label it is an image with a name; without one it is decoration beside words. */
  label?: string;
}

/** A glyph of the set, 1.75 px of line on 20 px, turned with the reading direction where it should be. */
export function Icon({ name, size = 20, label }: IconProps) {
  const direction = useDirection();
  const { glyph: Glyph, flip } = icons[name];
  const turned = flip === 'rtl' && direction === 'rtl';
  return (
    <Glyph
      width={size}
      height={size}
      strokeWidth={1.75}
      className={turned ? `${s.icon} ${s.turned}` : s.icon}
      role={label === undefined ? undefined : 'img'}
      aria-label={label}
      aria-hidden={label === undefined ? true : undefined}
      focusable={false}
    />
  );
}
