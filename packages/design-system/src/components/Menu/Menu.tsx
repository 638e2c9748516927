import type { ReactElement, ReactNode } from 'react';
import { Button as RacButton } from 'react-aria-components/Button';
import { Menu as RacMenu, MenuItem as RacMenuItem, MenuTrigger } from 'react-aria-components/Menu';
import { Popover as RacPopover } from 'react-aria-components/Popover';
import { Icon } from '../../icons/Icon';
import type { IconName } from '../../icons/icons';
import { Avatar } from '../Avatar/Avatar';
import type { AvatarProps } from '../Avatar/Avatar';
import * as list from '../Field/listbox.css';
import * as s from './Menu.css';

export interface MenuItem {
  id: string;
  label: string;
  icon?: IconName;
  href?: string;
  onSelect?: () => void;
  tone?: 'plain' | 'danger';
  disabled?: boolean;
}

export interface MenuProps {
  /** Names the menu, and the button when the trigger is an avatar. */
  label: string;
  /** An `IconButton`, a `Button` or an `Avatar`. */
  trigger: ReactElement;
  items: readonly MenuItem[];
  header?: ReactNode;
}

function isAvatar(element: ReactElement): element is ReactElement<AvatarProps> {
  return element.type === Avatar;
}

/** Actions behind one button. */
export function Menu({ label, trigger, items, header }: MenuProps) {
  return (
    <MenuTrigger>
      {isAvatar(trigger) ? (
        <RacButton aria-label={label} className={s.avatarButton}>
          {trigger}
        </RacButton>
      ) : (
        trigger
      )}
      <RacPopover className={list.popoverWide} placement="bottom end" offset={6}>
        {header !== undefined && <div className={s.header}>{header}</div>}
        <RacMenu aria-label={label} className={list.list}>
          {items.map((item) => (
            <RacMenuItem
              key={item.id}
              id={item.id}
              textValue={item.label}
              href={item.href}
              isDisabled={item.disabled}
              onAction={item.onSelect}
              className={item.tone === 'danger' ? `${list.item} ${s.danger}` : list.item}
            >
              {item.icon && <Icon name={item.icon} size={18} />}
              <span className={list.words}>{item.label}</span>
            </RacMenuItem>
          ))}
        </RacMenu>
      </RacPopover>
    </MenuTrigger>
  );
}
