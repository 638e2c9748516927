import { useLayoutEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { Tabs as RacTabs, Tab, TabList, TabPanel } from 'react-aria-components/Tabs';
import { Icon } from '../../icons/Icon';
import type { IconName } from '../../icons/icons';
import { formatDigits } from '../../i18n/digits';
import { useLocale } from '../../i18n/locale';
import * as s from './Tabs.css';

export interface TabItem {
  id: string;
  /** One or two words for the content of the panel. */
  label: string;
  icon?: IconName;
  /** The number of items in the panel, if it helps to know before opening it. */
  count?: number;
  /** Visible but disabled. Say why nearby. */
  disabled?: boolean;
  /** The panel's content. */
  content: ReactNode;
}

interface Common {
  /** The accessible name: 'Details of the professor'. */
  label: string;
  /** Two to seven views of one thing, the most wanted first. */
  tabs: readonly TabItem[];
  /** `fresh` mounts a panel when its tab is chosen and unmounts it afterwards; `kept` mounts all panels at once and keeps their state. */
  panels?: 'fresh' | 'kept';
}

export type TabsProps = Common &
  (
    | {
        /** The id of the chosen tab of a controlled component (in the address, say). */
        selected: string;
        onChange: (id: string) => void;
        defaultSelected?: never;
      }
    | {
        selected?: never;
        onChange?: (id: string) => void;
        /** The id of the initial tab; by default, or if that one is disabled, the first enabled one. */
        defaultSelected?: string;
      }
  );

/**
 * Views of one thing, one at a time. Arrow keys follow the writing direction; a long row scrolls horizontally. For two to four short names
 * inside a part, use a `SegmentedControl`; for the sections of a form, a `SectionNav`.
 */
export function Tabs({ label, tabs, panels = 'fresh', selected, onChange, defaultSelected }: TabsProps) {
  const locale = useLocale();
  const [own, setOwn] = useState(() => {
    const open = tabs.filter(({ disabled }) => disabled !== true);
    return (open.find(({ id }) => id === defaultSelected) ?? open[0])?.id;
  });
  const chosen = selected ?? own;
  return (
    <RacTabs
      className={s.root}
      selectedKey={chosen}
      onSelectionChange={(id) => {
        setOwn(String(id));
        onChange?.(String(id));
      }}
    >
      <div className={s.strip}>
        <TabList aria-label={label} className={s.list}>
          {tabs.map((tab) => {
            const count = tab.count === undefined ? '' : formatDigits(tab.count, locale);
            return (
              // An explicit name: one computed from the content would include the hidden bold copy of the label.
              <Tab
                key={tab.id}
                id={tab.id}
                aria-label={`${tab.label} ${count}`.trim()}
                isDisabled={tab.disabled}
                className={s.tab}
              >
                {({ isSelected }) => <TabFace tab={tab} count={count} chosen={isSelected} />}
              </Tab>
            );
          })}
        </TabList>
      </div>
      {tabs.map((tab) => (
        <TabPanel key={tab.id} id={tab.id} shouldForceMount={panels === 'kept'} className={s.panel}>
          {tab.content}
        </TabPanel>
      ))}
    </RacTabs>
  );
}

function TabFace({ tab, count, chosen }: { tab: TabItem; count: string; chosen: boolean }) {
  const face = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    if (chosen) bringIntoView(face.current);
  }, [chosen]);
  return (
    <span ref={face} className={s.face}>
      {tab.icon && <Icon name={tab.icon} size={18} />}
      <span className={s.words} data-words={tab.label}>
        {tab.label}
      </span>
      {count !== '' && <span className={s.count}> {count}</span>}
    </span>
  );
}

/** Scrolls only the row of tabs: `scrollIntoView` would scroll the page as well. */
function bringIntoView(face: HTMLElement | null): void {
  const list = face?.closest('[role="tablist"]');
  if (!face || !list) return;
  const room = list.getBoundingClientRect();
  const place = face.getBoundingClientRect();
  list.scrollBy({ left: place.left + place.width / 2 - (room.left + room.width / 2) });
}
