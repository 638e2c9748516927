import { useEffect } from 'react';
import type { ReactNode, Ref } from 'react';
import { SwitchButton, SwitchField } from 'react-aria-components/Switch';
import { Icon } from '../../icons/Icon';
import { useAnnounce } from '../../i18n/announcer';
import { useStrings } from '../../i18n/strings';
import { FieldHelp } from '../Field/FieldParts';
import * as s from './Switch.css';

export interface SwitchProps {
  /** The setting, as a noun or a short sentence; never “on” or “off”. */
  label: ReactNode;
  checked: boolean;
  /** Takes effect at once: save here. If saving fails, restore the old `checked` and give the reason in `error`. */
  onChange: (checked: boolean) => void;
  /** The change is being saved: it keeps focus, ignores presses and is announced once. */
  busy?: boolean;
  /** One line on what changes when it is on. */
  help?: ReactNode;
  /** Why the change failed and what to do. */
  error?: ReactNode;
  /** It cannot be used now; say why in `help`. */
  disabled?: boolean;
  /** The name of the field, when it is in a form. */
  name?: string;
  ref?: Ref<HTMLInputElement>;
}

/** A setting that takes effect at once. For an answer that is submitted later, use a `Checkbox`. */
export function Switch({
  label,
  checked,
  onChange,
  busy = false,
  help,
  error,
  disabled = false,
  name,
  ref,
}: SwitchProps) {
  const strings = useStrings();
  const announce = useAnnounce();
  useEffect(() => {
    if (!busy) return;
    announce(strings.saving);
    return () => announce('');
  }, [busy, announce, strings]);
  return (
    <SwitchField
      inputRef={ref}
      name={name}
      isSelected={checked}
      onChange={onChange}
      isDisabled={disabled}
      isReadOnly={busy}
      isInvalid={error !== undefined && error !== '' ? true : undefined}
      className={s.root}
    >
      <SwitchButton className={s.row}>
        <span className={s.track} aria-hidden>
          <span className={s.knob}>
            {busy ? <span className={s.spinner} /> : checked && <Icon name="check" size={14} />}
          </span>
        </span>
        <span className={s.words}>{label}</span>
      </SwitchButton>
      <div className={s.below}>
        <FieldHelp help={help} error={error} />
      </div>
    </SwitchField>
  );
}
