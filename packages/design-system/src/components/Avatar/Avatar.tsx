import { useState } from 'react';
import { Icon } from '../../icons/Icon';
import { initials } from './initials';
import * as s from './Avatar.css';

export interface AvatarProps {
  /** The full name; titles are left out of the initials. Empty while it is unknown. */
  name: string;
  /** The address of a picture; if it fails to load, a generic figure replaces it. */
  src?: string;
  /** `small` in a line, `medium` in a bar or a row, `large` at the head of a page. */
  size?: 'small' | 'medium' | 'large';
}

/**
 * A picture of a person, or initials. A failed picture is replaced by the figure used for people without a name: initials would look as if
 * the person had no picture. Decorative: the name is next to it or in its button. For a thing that is not a person, use an `Icon`.
 */
export function Avatar({ name, src, size = 'medium' }: AvatarProps) {
  const [broken, setBroken] = useState<string | null>(null);
  const letters = initials(name);
  const given = src !== undefined && src !== '';
  const failed = given && broken === src;
  return (
    <span className={`${s.avatar} ${s.size[size]}`} aria-hidden>
      {given && !failed ? (
        <img src={src} alt="" className={s.picture} onError={() => setBroken(src)} />
      ) : letters !== '' && !failed ? (
        // Rendered by CSS: text inside a button must be part of its accessible name (WCAG 2.5.3), and initials are not.
        <bdi className={s.initials} data-initials={letters} />
      ) : (
        <Icon name="user" size={size === 'large' ? 24 : 18} />
      )}
    </span>
  );
}
