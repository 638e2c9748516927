import type { ReactElement, ReactNode } from 'react';
import { Button as RacButton } from 'react-aria-components/Button';
import { Menu as RacMenu, MenuTrigger } from 'react-aria-components/Menu';
import { Popover as RacPopover } from 'react-aria-components/Popover';
import { Avatar } from '../Avatar/Avatar';
import type { AvatarProps } from '../Avatar/Avatar';
import * as list from '../Field/listbox.css';
import { MenuAction, MenuGroup } from './MenuParts';
import type { MenuItem, MenuSection } from './MenuParts';
import * as s from './Menu.css';

export type { MenuItem, MenuSection } from './MenuParts';

export interface MenuProps {
  /** The accessible name of the button when the trigger is an avatar; a menu is named by its button. */
  label: string;
  /** An `IconButton`, a `Button` or an `Avatar`. */
  trigger: ReactElement;
  /** Actions, or sections of actions. Destructive ones come last, in a separate section. */
  items: readonly (MenuItem | MenuSection)[];
  /** One line above the actions: the account. A person's name goes inside `Auto`. */
  header?: ReactNode;
}

function isAvatar(element: ReactElement): element is ReactElement<AvatarProps> {
  return element.type === Avatar;
}

/**
 * Actions behind one button. Up and down arrows move, a letter jumps to the first match, Escape closes and returns focus to the button. For
 * a choice that stays visible, use a `Select`; for text or controls, a `Popover`.
 */
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
        <RacMenu className={list.list}>
          {items.map((item) =>
            'items' in item ? <MenuGroup key={item.id} section={item} /> : <MenuAction key={item.id} item={item} />,
          )}
        </RacMenu>
      </RacPopover>
    </MenuTrigger>
  );
}
