import { Button as RacButton } from 'react-aria-components/Button';
import { Icon } from '../../icons/Icon';
import * as s from '../IconButton/IconButton.css';

interface StepButtonProps {
  icon: 'plus' | 'minus';
  label: string;
  disabled: boolean;
  onPress: () => void;
}

/** A step button for touch and pointer. The keyboard has the arrow keys, so it is not a tab stop. */
export function StepButton({ icon, label, disabled, onPress }: StepButtonProps) {
  return (
    <RacButton
      aria-label={label}
      isDisabled={disabled}
      onPress={onPress}
      preventFocusOnPress
      excludeFromTabOrder
      className={`${s.iconButton} ${s.tone.plain} ${s.size.small}`}
    >
      <Icon name={icon} size={18} />
    </RacButton>
  );
}
