import { Radio, RadioGroup as RacRadioGroup } from 'react-aria-components/RadioGroup';
import { Icon } from '../../icons/Icon';
import type { IconName } from '../../icons/icons';
import { FieldLabel } from '../Field/FieldParts';
import * as field from '../Field/Field.css';
import * as s from './SegmentedControl.css';

export interface SegmentedOption {
  value: string;
  /** One or two words. */
  label: string;
  /** Placed before the label, never instead of it. */
  icon?: IconName;
  /** The language of the label, if it differs from the page's (a language switch). */
  lang?: 'en' | 'fa';
}

export interface SegmentedControlProps {
  /** The label: “View”. */
  label: string;
  value: string;
  /** Takes effect at once. */
  onChange: (value: string) => void;
  /** Two to four. For more, or for long labels, use radio buttons or a select. */
  options: readonly SegmentedOption[];
  /** Hides the label visually, where the context makes it clear. */
  labelHidden?: boolean;
  /** The label at the start of a line and the segments at its end, as in a list of settings. */
  inLine?: boolean;
  /** `small` in a bar or next to a heading. */
  size?: 'small' | 'medium';
}

/**
 * Two to four views of the same thing; exactly one is selected, and an arrow key moves to the next in reading direction. For an answer in a
 * form, use a `RadioGroup`; for more views, or longer names, `Tabs`.
 */
export function SegmentedControl({
  label,
  value,
  onChange,
  options,
  labelHidden = false,
  inLine = false,
  size = 'medium',
}: SegmentedControlProps) {
  return (
    <RacRadioGroup
      value={value}
      onChange={onChange}
      orientation="horizontal"
      className={labelHidden ? s.bare : inLine ? s.line : field.field}
    >
      <FieldLabel hidden={labelHidden}>{label}</FieldLabel>
      <div className={`${s.track} ${s.size[size]}`}>
        {options.map((option) => (
          <Radio key={option.value} value={option.value} className={s.segment}>
            {option.icon && <Icon name={option.icon} size={18} />}
            <span lang={option.lang} className={s.words}>
              {option.label}
            </span>
          </Radio>
        ))}
      </div>
    </RacRadioGroup>
  );
}
