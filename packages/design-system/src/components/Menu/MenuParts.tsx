import { Header, MenuItem as RacMenuItem, MenuSection as RacMenuSection } from 'react-aria-components/Menu';
import { Icon } from '../../icons/Icon';
import type { IconName } from '../../icons/icons';
import * as list from '../Field/listbox.css';
import * as s from './Menu.css';

export interface MenuItem {
  /** Unlike the id of any other item of the menu. */
  id: string;
  /** What happens, as a short verb, or the name of the place it leads to. */
  label: string;
  icon?: IconName;
  /** A path of the app: the item is a link. */
  href?: string;
  /** Called when it is chosen; the menu closes by itself. */
  onSelect?: () => void;
  /** `danger` takes something away. */
  tone?: 'plain' | 'danger';
  /** Seen but not to be chosen now. */
  disabled?: boolean;
}

export interface MenuSection {
  /** Unlike the id of any other section of the menu. */
  id: string;
  /** What its items have in common. */
  label: string;
  /** Shows the label above the items; otherwise it is only heard. */
  labelShown?: boolean;
  items: readonly MenuItem[];
  /** Given, the section is a choice of one: the id of the item that holds now, which carries a tick. */
  selected?: string;
  /** Called with the id of the item a person chose. */
  onChange?: (id: string) => void;
}

interface MenuActionProps {
  item: MenuItem;
  /** Belongs to a choice, and keeps room for its tick. */
  choice?: boolean;
}

/** One line of a menu. */
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

/** Items that belong together, set apart by a line. */
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
