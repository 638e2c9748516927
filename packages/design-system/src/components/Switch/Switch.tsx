import { useEffect } from 'react';
import type { ReactNode, Ref } from 'react';
import { SwitchButton, SwitchField } from 'react-aria-components/Switch';
import { Icon } from '../../icons/Icon';
import { useAnnounce } from '../../i18n/announcer';
import { useStrings } from '../../i18n/strings';
import { FieldHelp } from '../Field/FieldParts';
import * as s from './Switch.css';

export interface SwitchProps {
  /** What is on or off, as a noun or a short sentence; never “on” or “off”. */
  label: ReactNode;
  checked: boolean;
  /** Takes effect at once: save here. If saving fails, give the old `checked` back and say why in `error`. */
  onChange: (checked: boolean) => void;
  /** The change is being saved: it keeps its place and focus, takes no press and says so once. */
  busy?: boolean;
  /** One line on what changes when it is on. */
  help?: ReactNode;
  /** Why the change did not hold and what to do. */
  error?: ReactNode;
  /** Out of reach; say why in `help`. */
  disabled?: boolean;
  /** The name of the field, when it stands in a form. */
  name?: string;
  ref?: Ref<HTMLInputElement>;
}

/** Something that is on or off from the moment it is pressed. For an answer that is sent later, use a checkbox. */
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
