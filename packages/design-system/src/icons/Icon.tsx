import { useEffect, useSyncExternalStore } from 'react';
import { useDirection } from '../i18n/locale';
import type { IconEntry } from './iconEntry';
import type { IconName } from './icons';
import { knownIcon, loadAllIcons, onMoreIcons } from './knownIcons';
import * as s from './Icon.css';

export interface IconProps {
  /** An icon of the set; `icons.ts` defines which ones are mirrored in right-to-left text. */
  name: IconName;
  /** Width and height in pixels. */
  size?: 14 | 16 | 18 | 20 | 24 | 32;
  /** With a label it is an image with a name; without one it is decorative. */
  label?: string;
}

/**
 * An icon of the set with a stroke of 1.75 px at 20 px, mirrored in right-to-left text where it should be. In the colour of a message, use
 * a `ToneIcon`; for the sign-in with Google, `GoogleMark`.
 */
export function Icon(props: IconProps) {
  const entry = knownIcon(props.name);
  return entry ? <Glyph {...props} entry={entry} /> : <AwaitedGlyph {...props} />;
}

/** Reserves the space of an icon that is still loading. */
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
