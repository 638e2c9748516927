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
  /** One or two words that say what the panel holds. */
  label: string;
  icon?: IconName;
  /** How many things the panel holds, when a person should know before opening it. */
  count?: number;
  /** Shown, but not to be opened now. Say why somewhere near. */
  disabled?: boolean;
  /** What stands below while this tab is the chosen one. */
  content: ReactNode;
}

interface Common {
  /** What the tabs divide, for those who listen: 'Details of the professor'. */
  label: string;
  /** Two to seven views of one thing, the most wanted first. */
  tabs: readonly TabItem[];
  /**
   * `fresh` draws a panel when its tab is chosen and forgets it afterwards; `kept` draws all panels at once and keeps
   * what was typed in them.
   */
  panels?: 'fresh' | 'kept';
}

export type TabsProps = Common &
  (
    | {
        /** The id of the chosen tab, when the screen holds it (in its address, say). */
        selected: string;
        onChange: (id: string) => void;
        defaultSelected?: never;
      }
    | {
        selected?: never;
        onChange?: (id: string) => void;
        /** The id of the tab that is open at first; else, and where that one cannot be opened, the first that can. */
        defaultSelected?: string;
      }
  );

/** Views of one thing, one at a time. Arrows go along the line in both directions; a long line scrolls in itself. */
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
              // Named here, for a name gathered from the content would hold the unseen bold form of the words too.
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

/** Scrolls the line of tabs alone: `scrollIntoView` would move the page as well. */
function bringIntoView(face: HTMLElement | null): void {
  const list = face?.closest('[role="tablist"]');
  if (!face || !list) return;
  const room = list.getBoundingClientRect();
  const place = face.getBoundingClientRect();
  list.scrollBy({ left: place.left + place.width / 2 - (room.left + room.width / 2) });
}
