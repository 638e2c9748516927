import { useState } from 'react';
import { Icon } from '../../icons/Icon';
import { initials } from './initials';
import * as s from './Avatar.css';

export interface AvatarProps {
  /** The whole name; titles are left out of the initials. Empty while it is not known. */
  name: string;
  /** The address of a picture; when it does not come, the figure stands for it. */
  src?: string;
  /** `small` in a line, `medium` in a bar or a row, `large` at the head of a page. */
  size?: 'small' | 'medium' | 'large';
}

/**
 * A person as a picture, without one as initials. A picture that fails gives way to the figure that everybody without
 * a name has: initials would look as if there had never been one. Decoration: the name stands beside it or in its button.
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
        // Drawn, not written: text of a button must be part of its name (WCAG 2.5.3), and initials are not.
        <bdi className={s.initials} data-initials={letters} />
      ) : (
        <Icon name="user" size={size === 'large' ? 24 : 18} />
      )}
    </span>
  );
}
