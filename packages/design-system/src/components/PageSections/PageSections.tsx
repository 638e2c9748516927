import { useState } from 'react';
import { Icon } from '../../icons/Icon';
import type { IconName } from '../../icons/icons';
import * as s from './PageSections.css';
import { useSectionInView } from './useSectionInView';

export interface PageSection {
  /** The id of the heading of the section. */
  id: string;
  icon: IconName;
  /** The name of the section, the same as its heading. */
  label: string;
}

export interface PageSectionsProps {
  /** The accessible name: "Sections of this page". */
  label: string;
  /** In the order of the page. */
  sections: readonly PageSection[];
}

/** Links to the sections of a long page; the one that is being read is marked. For the steps of a form, `SectionNav`. */
export function PageSections({ label, sections }: PageSectionsProps) {
  const [current, choose] = useSectionInView(sections.map(({ id }) => id));
  const [hovered, setHovered] = useState<string | null>(null);
  return (
    <nav aria-label={label}>
      <ul className={s.list}>
        {sections.map(({ id, icon, label: name }) => (
          <li key={id}>
            {/* Not through the router, which would treat the fragment as a page. */}
            <a
              href={`#${id}`}
              aria-current={id === current ? 'location' : undefined}
              data-hovered={id === hovered || undefined}
              className={s.link}
              // A finger leaves a tint behind.
              onPointerEnter={({ pointerType }) => setHovered(pointerType === 'touch' ? null : id)}
              onPointerLeave={() => setHovered(null)}
              onClick={() => choose(id)}
            >
              <Icon name={icon} />
              <span className={s.name}>{name}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
