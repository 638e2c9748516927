import { Icon, type IconProps } from './Icon';
import * as s from './ToneIcon.css';

export interface ToneIconProps extends IconProps {
  /** `success` for something that is as it should be, `reward` for what to weigh, `danger` for what is wrong; never the only sign of it. */
  tone: 'success' | 'reward' | 'danger' | 'muted';
}

/** An icon in the colour of what the words beside it say. It keeps its size in a row. For an icon without a message, use an `Icon`. */
export function ToneIcon({ tone, ...icon }: ToneIconProps) {
  return (
    <span className={s.tone[tone]}>
      <Icon {...icon} />
    </span>
  );
}
