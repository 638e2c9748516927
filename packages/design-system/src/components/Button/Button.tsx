import { useEffect } from 'react';
import type { ReactNode, Ref } from 'react';
import { Button as RacButton } from 'react-aria-components/Button';
import { Icon } from '../../icons/Icon';
import type { IconName } from '../../icons/icons';
import { useAnnounce } from '../../i18n/announcer';
import { useStrings } from '../../i18n/strings';
import { buttonClasses } from './buttonClasses';
import type { ButtonSize, ButtonTone } from './buttonClasses';
import * as s from './Button.css';

export interface ButtonProps {
  tone?: ButtonTone;
  size?: ButtonSize;
  icon?: IconName;
  iconEnd?: IconName;
  /** The work it started still runs: it keeps its words and focus, takes no press and says so once. */
  busy?: boolean;
  disabled?: boolean;
  type?: 'button' | 'submit' | 'reset';
  onPress?: () => void;
  fullWidth?: boolean;
  /** The id of a text that explains it. */
  describedBy?: string;
  /** The id of the form it submits, when it stands outside of it. */
  form?: string;
  ref?: Ref<HTMLButtonElement>;
  children: ReactNode;
}

/** A button. One primary in a view. */
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
  describedBy,
  form,
  ref,
  children,
}: ButtonProps) {
  const strings = useStrings();
  const announce = useAnnounce();
  useEffect(() => {
    if (busy) announce(strings.busy);
    return () => announce('');
  }, [busy, announce, strings]);
  return (
    <RacButton
      ref={ref}
      type={type}
      form={form}
      isDisabled={disabled}
      isPending={busy}
      onPress={onPress}
      aria-describedby={describedBy}
      className={buttonClasses(tone, size, fullWidth)}
    >
      {busy ? <span className={s.spinner} aria-hidden /> : icon && <Icon name={icon} size={18} />}
      <span className={s.words}>{children}</span>
      {iconEnd && <Icon name={iconEnd} size={18} />}
    </RacButton>
  );
}
