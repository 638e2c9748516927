import { useId, useRef } from 'react';
import { Button as RacButton } from 'react-aria-components/Button';
import { LabelContext } from 'react-aria-components/Label';
import { Icon } from '../../icons/Icon';
import { useStrings } from '../../i18n/strings';
import { Auto } from '../../text/Auto';
import { FieldLabel } from '../Field/FieldParts';
import { GroupNotes, notesOf } from '../Field/GroupNotes';
import { lateCode, useLate } from '../Field/useLate';
import { useMessage } from '../Form/useMessage';
import type { SelectProps } from './Select';
import * as field from '../Field/Field.css';
import * as s from './Select.css';

const code = lateCode<SelectProps>(() => import('./Select').then((it) => it.Select));

/**
 * A `Select` for a screen that is opened first: the code of its list comes with the first press or key on the page. Until then its closed
 * field stands in its place. On any other screen, use a `Select`.
 */
export function LateSelect(props: SelectProps) {
  const { Found, place, stand, failed, awaited } = useLate(code);
  return (
    <div ref={place} className={s.place}>
      {Found ? (
        <Found {...props} />
      ) : (
        <div className={s.place} {...stand}>
          <Closed {...props} failed={failed} awaited={awaited} />
        </div>
      )}
    </div>
  );
}

interface ClosedProps extends SelectProps {
  failed: boolean;
  awaited: boolean;
}

/** The field as `Select` draws it while its list is closed. */
function Closed({
  label,
  value,
  options,
  placeholder,
  help,
  error,
  required = false,
  disabled = false,
  name,
  labelHidden = false,
  compact = false,
  failed,
  awaited,
}: ClosedProps) {
  const strings = useStrings();
  const id = useId();
  const trigger = useRef<HTMLButtonElement>(null);
  const labelId = `${id}-label`;
  const message = useMessage(name);
  const told = error === undefined || error === '' ? message : error;
  const invalid = told !== undefined;
  const notes = { id, help, error: failed ? <span role="alert">{strings.listAbsent}</span> : told };
  const chosen = options.find((option) => option.value === value);
  return (
    <div className={compact ? field.fieldCompact : field.field} data-invalid={invalid || undefined}>
      <LabelContext value={{ elementType: 'span', onClick: () => trigger.current?.focus() }}>
        <FieldLabel id={labelId} required={required} hidden={labelHidden}>
          {label}
        </FieldLabel>
      </LabelContext>
      <RacButton
        ref={trigger}
        className={s.trigger}
        isDisabled={disabled}
        aria-labelledby={labelId}
        aria-describedby={notesOf(notes)}
        render={(given) => (
          <button
            {...given}
            role="combobox"
            aria-haspopup="listbox"
            aria-expanded={false}
            aria-controls={given['aria-controls']}
            aria-busy={awaited || undefined}
            aria-required={required || undefined}
            aria-invalid={invalid || undefined}
          />
        )}
      >
        <span className={s.value} data-placeholder={chosen ? undefined : true}>
          {chosen ? <Auto>{chosen.label}</Auto> : (placeholder ?? strings.choose)}
        </span>
        <span className={s.chevron} aria-hidden>
          <Icon name="chevronDown" size={18} />
        </span>
      </RacButton>
      <GroupNotes {...notes} />
      {name === undefined ? null : <input type="hidden" name={name} value={value ?? ''} disabled={disabled} />}
    </div>
  );
}
