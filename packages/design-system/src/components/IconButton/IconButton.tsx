import type { Ref } from 'react';
import { Button as RacButton } from 'react-aria-components/Button';
import { ToggleButton } from 'react-aria-components/ToggleButton';
import { Icon } from '../../icons/Icon';
import type { IconName } from '../../icons/icons';
import * as s from './IconButton.css';

export interface IconButtonProps {
  icon: IconName;
  /** Its name, for it shows no words. */
  label: string;
  onPress?: () => void;
  tone?: 'plain' | 'outlined' | 'danger';
  size?: 'small' | 'medium';
  disabled?: boolean;
  /** Given, it is a toggle that says whether it is on. */
  pressed?: boolean;
  /** A mark on its corner; say what it means in the label too. */
  marked?: boolean;
  ref?: Ref<HTMLButtonElement>;
}

/** A button that is only a glyph. */
export function IconButton({
  icon,
  label,
  onPress,
  tone = 'plain',
  size = 'medium',
  disabled = false,
  pressed,
  marked = false,
  ref,
}: IconButtonProps) {
  const className = `${s.iconButton} ${s.tone[tone]} ${s.size[size]}`;
  const glyph = (
    <>
      <Icon name={icon} size={size === 'small' ? 18 : 20} />
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
    <RacButton ref={ref} aria-label={label} isDisabled={disabled} onPress={onPress} className={className}>
      {glyph}
    </RacButton>
  );
}
