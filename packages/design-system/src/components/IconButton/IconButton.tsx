import type { Ref } from 'react';
import { Button as RacButton } from 'react-aria-components/Button';
import { ToggleButton } from 'react-aria-components/ToggleButton';
import { Icon } from '../../icons/Icon';
import type { IconName } from '../../icons/icons';
import { useBusyWords } from '../Button/useBusyWords';
import * as button from '../Button/Button.css';
import * as s from './IconButton.css';

export interface IconButtonProps {
  /** The glyph. One that people know without words: a bin, a pencil, a cross. */
  icon: IconName;
  /** Its name, for it shows no words: what a press does and to what, "Delete Nordic bridges". */
  label: string;
  /** What it is called where its label changes with what a press does. The label of a toggle does not. */
  name?: string;
  /** Called on a press, a tap, Enter or Space. */
  onPress?: () => void;
  /** `plain` stands in a row of others, `outlined` alone beside a field, `danger` takes something away. */
  tone?: 'plain' | 'outlined' | 'danger';
  /** `small` inside a field or a line. On a phone both are 44 px. */
  size?: 'small' | 'medium';
  /** It cannot be used now. */
  disabled?: boolean;
  /** The work it started still runs: it keeps its name and focus, takes no press and says so once. */
  busy?: boolean;
  /** Given, it is a toggle that says whether it is on; the label stays the same in both. */
  pressed?: boolean;
  /** A mark on its corner; say what it means in the label too. */
  marked?: boolean;
  /** A pointer leaves focus where it is, for a button inside a field; the keyboard reaches it as any other. */
  keepsFocus?: boolean;
  /** The `button` element. */
  ref?: Ref<HTMLButtonElement>;
}

/** A button that is only a glyph. It always has a name; wrap it in a `Tooltip` where the eye needs it too. */
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
