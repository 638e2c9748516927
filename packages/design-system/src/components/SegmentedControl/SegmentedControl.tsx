import { Radio, RadioGroup as RacRadioGroup } from 'react-aria-components/RadioGroup';
import { Icon } from '../../icons/Icon';
import type { IconName } from '../../icons/icons';
import { FieldLabel } from '../Field/FieldParts';
import * as field from '../Field/Field.css';
import * as s from './SegmentedControl.css';

export interface SegmentedOption {
  value: string;
  label: string;
  icon?: IconName;
  /** The language of the label, when it is not the one of the page (a switch of languages). */
  lang?: 'en' | 'fa';
}

export interface SegmentedControlProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  options: readonly SegmentedOption[];
  labelHidden?: boolean;
  size?: 'small' | 'medium';
}

/** Two to four views of the same thing; exactly one is on. */
export function SegmentedControl({
  label,
  value,
  onChange,
  options,
  labelHidden = false,
  size = 'medium',
}: SegmentedControlProps) {
  return (
    <RacRadioGroup
      value={value}
      onChange={onChange}
      orientation="horizontal"
      className={labelHidden ? s.bare : field.field}
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
