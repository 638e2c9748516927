import { Icon, type IconProps } from './Icon';
import * as s from './ToneIcon.css';

export interface ToneIconProps extends IconProps {
  /**
   * `success` for something that is as it should be, `reward` for what to weigh, `danger` for what is wrong, `action` for what can be done;
   * never the only sign of it.
   */
  tone: 'success' | 'reward' | 'danger' | 'action' | 'muted';
  /** On a square in the soft colour of the tone, before the name of a row. */
  boxed?: boolean;
}

/** An icon in the colour of what the words beside it say. It keeps its size in a row. For an icon without a message, use an `Icon`. */
export function ToneIcon({ tone, boxed = false, ...icon }: ToneIconProps) {
  return (
    <span className={boxed ? `${s.tone[tone]} ${s.box} ${s.soft[tone]}` : s.tone[tone]}>
      <Icon {...icon} />
    </span>
  );
}
