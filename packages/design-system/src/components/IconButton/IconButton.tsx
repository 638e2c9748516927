import type { Ref } from 'react';
import { Button as RacButton } from 'react-aria-components/Button';
import { ToggleButton } from 'react-aria-components/ToggleButton';
import { Icon } from '../../icons/Icon';
import type { IconName } from '../../icons/icons';
import { useBusyWords } from '../Button/useBusyWords';
import * as button from '../Button/Button.css';
import * as s from './IconButton.css';

export interface IconButtonProps {
  /** The icon. Use one that is understood without text: a bin, a pencil, a cross. */
  icon: IconName;
  /** The accessible name: the action and its object, "Delete Nordic bridges". */
  label: string;
  /** A stable name for a button whose label changes with its action. The label of a toggle does not change. */
  name?: string;
  /** Called on a press, a tap, Enter or Space. */
  onPress?: () => void;
  /** `plain` in a row of buttons, `outlined` alone next to a field, `danger` for destructive actions. */
  tone?: 'plain' | 'outlined' | 'danger';
  /** `small` inside a field or a line. On a phone both are 44 px. */
  size?: 'small' | 'medium';
  /** It cannot be used now. */
  disabled?: boolean;
  /** The action is in progress: it keeps its name and focus, ignores presses and is announced once. */
  busy?: boolean;
  /** Makes it a toggle with this state; the label must not change. */
  pressed?: boolean;
  /** A dot on its corner; say what it means in the label too. */
  marked?: boolean;
  /** Whether the panel that it opens is open, where no `Popover` or `Menu` around it says so. */
  expanded?: boolean;
  /** A pointer press does not move focus, for a button inside a field; the keyboard reaches it normally. */
  keepsFocus?: boolean;
  /** The `button` element. */
  ref?: Ref<HTMLButtonElement>;
}

/**
 * A button with only an icon. It always has an accessible name; wrap it in a `Tooltip` to make the name visible. Where there is room for
 * words, use a `Button`; to navigate, an `IconLink`.
 */
export function IconButton({
  icon,
  label,
  name,
  onPress,
  tone = 'plain',
  size = 'medium',
  disabled = false,
  busy = false,
  pressed,
  marked = false,
  expanded,
  keepsFocus = false,
  ref,
}: IconButtonProps) {
  useBusyWords(busy);
  const className = `${s.iconButton} ${s.tone[tone]} ${s.size[size]}`;
  const glyph = (
    <>
      {busy ? <span className={button.spinner} aria-hidden /> : <Icon name={icon} size={size === 'small' ? 18 : 20} />}
      {marked && <span className={s.mark} aria-hidden />}
    </>
  );
  if (pressed !== undefined) {
    return (
      <ToggleButton
        ref={ref}
        aria-label={label}
        isSelected={pressed}
        isDisabled={disabled}
        onChange={onPress && (() => onPress())}
        className={className}
      >
        {glyph}
      </ToggleButton>
    );
  }
  return (
    <RacButton
      ref={ref}
      name={name}
      aria-label={label}
      aria-expanded={expanded}
      isDisabled={disabled}
      isPending={busy}
      preventFocusOnPress={keepsFocus}
      onPress={onPress}
      className={className}
    >
      {glyph}
    </RacButton>
  );
}
