import type { ReactNode } from 'react';
import { Button as RacButton } from 'react-aria-components/Button';
import { Disclosure as RacDisclosure, DisclosurePanel } from 'react-aria-components/Disclosure';
import { Icon } from '../../icons/Icon';
import * as s from './Disclosure.css';

export interface DisclosureProps {
  /** What it is about, in a few words: all that is visible while it is closed. */
  title: string;
  /** What is inside, in a few words, at the end of the line. */
  summary?: ReactNode;
  /** Initially open: for settings that somebody has already changed. */
  defaultOpen?: boolean;
  /** The heading level of the title. */
  level?: 2 | 3 | 4;
  /** It was opened or closed: for content that is loaded only when somebody wants it. */
  onOpenChange?: (open: boolean) => void;
  /** Content that most people do not need. */
  children: ReactNode;
}

const TAGS = { 2: 'h2', 3: 'h3', 4: 'h4' } as const;

/**
 * A collapsible section; its title stays in place. For views of equal weight, use `Tabs`; for a short explanation of a control, a
 * `Tooltip`.
 */
export function Disclosure({
  title,
  summary,
  defaultOpen = false,
  level = 3,
  onOpenChange,
  children,
}: DisclosureProps) {
  const Tag = TAGS[level];
  return (
    <RacDisclosure defaultExpanded={defaultOpen} onExpandedChange={onOpenChange} className={s.root}>
      <Tag className={s.heading}>
        <RacButton slot="trigger" className={s.trigger}>
          <span className={s.chevron} aria-hidden>
            <Icon name="chevronDown" size={18} />
          </span>
          <span className={s.words}>
            <span className={s.title}>{title}</span>
            {summary !== undefined && <span className={s.summary}>{summary}</span>}
          </span>
        </RacButton>
      </Tag>
      <DisclosurePanel className={s.panel}>
        <div className={s.content}>{children}</div>
      </DisclosurePanel>
    </RacDisclosure>
  );
}
