import { useEffect, useSyncExternalStore } from 'react';
import { useDirection } from '../i18n/locale';
import type { IconEntry } from './iconEntry';
import type { IconName } from './icons';
import { knownIcon, loadAllIcons, onMoreIcons } from './knownIcons';
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
export function Icon(props: IconProps) {
  const entry = knownIcon(props.name);
  return entry ? <Glyph {...props} entry={entry} /> : <AwaitedGlyph {...props} />;
}

/** Keeps the place of a glyph that is on its way. */
function AwaitedGlyph(props: IconProps) {
  const entry = useSyncExternalStore(
    onMoreIcons,
    () => knownIcon(props.name),
    () => undefined,
  );
  useEffect(() => {
    if (!entry) void loadAllIcons();
  }, [entry]);
  return <Glyph {...props} entry={entry ?? empty} />;
}

const empty: Pick<IconEntry, 'flip'> & { glyph: 'svg' } = { glyph: 'svg', flip: 'never' };

function Glyph({ name: _name, size = 20, label, entry }: IconProps & { entry: IconEntry | typeof empty }) {
  const direction = useDirection();
  const { glyph: Drawn, flip } = entry;
  const turned = flip === 'rtl' && direction === 'rtl';
  return (
    <Drawn
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
