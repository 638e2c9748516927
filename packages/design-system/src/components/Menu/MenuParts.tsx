import { Header, MenuItem as RacMenuItem, MenuSection as RacMenuSection } from 'react-aria-components/Menu';
import { Icon } from '../../icons/Icon';
import type { IconName } from '../../icons/icons';
import * as list from '../Field/listbox.css';
import * as s from './Menu.css';

export interface MenuItem {
  /** Unique among the items of the menu. */
  id: string;
  /** The action as a short verb, or the name of the page. */
  label: string;
  icon?: IconName;
  /** A path of the app: the item is a link. */
  href?: string;
  /** Called when it is chosen; the menu closes by itself. */
  onSelect?: () => void;
  /** `danger` for destructive actions. */
  tone?: 'plain' | 'danger';
  /** Visible but not selectable now. */
  disabled?: boolean;
}

export interface MenuSection {
  /** Unique among the sections of the menu. */
  id: string;
  /** The name of the section. */
  label: string;
  /** Shows the label above the items; otherwise it is visually hidden. */
  labelShown?: boolean;
  items: readonly MenuItem[];
  /** Makes the section a single choice: the id of the selected item, which gets a tick. */
  selected?: string;
  /** Called with the id of the selected item. */
  onChange?: (id: string) => void;
}

interface MenuActionProps {
  item: MenuItem;
  /** Part of a single choice: reserves room for the tick. */
  choice?: boolean;
}

/** An item of a menu. */
export function MenuAction({ item, choice = false }: MenuActionProps) {
  return (
    <RacMenuItem
      id={item.id}
      textValue={item.label}
      href={item.href}
      isDisabled={item.disabled}
      onAction={item.onSelect}
      className={item.tone === 'danger' ? `${list.item} ${s.danger}` : list.item}
    >
      {item.icon && <Icon name={item.icon} size={18} />}
      <span className={list.words}>{item.label}</span>
      {choice && (
        <span className={list.tick}>
          <Icon name="check" size={18} />
        </span>
      )}
    </RacMenuItem>
  );
}

/** A group of items, separated by a line. */
export function MenuGroup({ section }: { section: MenuSection }) {
  const { id, label, labelShown = false, items, selected, onChange } = section;
  const choice = selected !== undefined;
  return (
    <RacMenuSection
      id={id}
      aria-label={labelShown ? undefined : label}
      selectionMode={choice ? 'single' : 'none'}
      selectedKeys={choice ? [selected] : []}
      disallowEmptySelection
      onSelectionChange={(keys) => {
        for (const key of keys) if (key !== selected) onChange?.(String(key));
      }}
      className={s.section}
    >
      {labelShown && <Header className={s.sectionLabel}>{label}</Header>}
      {items.map((item) => (
        <MenuAction key={item.id} item={item} choice={choice} />
      ))}
    </RacMenuSection>
  );
}
