import type { ReactNode, Ref } from 'react';
import { Button as RacButton } from 'react-aria-components/Button';
import { Icon } from '../../icons/Icon';
import type { IconName } from '../../icons/icons';
import { buttonClasses } from './buttonClasses';
import type { ButtonSize, ButtonTone } from './buttonClasses';
import { useBusyWords } from './useBusyWords';
import * as s from './Button.css';

export interface ButtonProps {
  /** `primary` for the one thing to do here, `soft` for the main thing of each row of a list, `danger` for what cannot be undone, `quiet` for what may be left. */
  tone?: ButtonTone;
  /** `small` in rows and messages, `large` where a page asks for one thing only. */
  size?: ButtonSize;
  /** An icon before the text. */
  icon?: IconName;
  /** An icon after the text, for where it leads: an arrow, a chevron. */
  iconEnd?: IconName;
  /** The action is in progress: the button keeps its text and focus, ignores presses and is announced once. */
  busy?: boolean;
  /** It cannot be used now; explain why nearby. */
  disabled?: boolean;
  /** `submit` sends the surrounding form. */
  type?: 'button' | 'submit' | 'reset';
  /** Called on a press, a tap, Enter or Space. */
  onPress?: () => void;
  /** As wide as its column: the one action of a narrow form, or of a phone. */
  fullWidth?: boolean;
  /** A longer accessible name, starting with the visible text. */
  label?: string;
  /** The id of a text that explains it. */
  describedBy?: string;
  /** The id of the form it submits, if it is outside of it. */
  form?: string;
  /** The `button` element. */
  ref?: Ref<HTMLButtonElement>;
  /** A verb and its object: "Approve the letter". */
  children: ReactNode;
}

/** Performs an action here and now; one primary in a view. To navigate, use a `LinkButton`. */
export function Button({
  tone = 'secondary',
  size = 'medium',
  icon,
  iconEnd,
  busy = false,
  disabled = false,
  type = 'button',
  onPress,
  fullWidth = false,
  label,
  describedBy,
  form,
  ref,
  children,
}: ButtonProps) {
  useBusyWords(busy);
  return (
    <RacButton
      ref={ref}
      type={type}
      form={form}
      isDisabled={disabled}
      isPending={busy}
      onPress={onPress}
      aria-label={label}
      aria-describedby={describedBy}
      className={buttonClasses(tone, size, fullWidth)}
    >
      {busy ? <span className={s.spinner} aria-hidden /> : icon && <Icon name={icon} size={18} />}
      <span className={s.words}>{children}</span>
      {iconEnd && <Icon name={iconEnd} size={18} />}
    </RacButton>
  );
}
