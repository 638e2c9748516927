import type { CardWords } from './CardFace';
import { CheckCard } from './CheckCard';

export interface SelectableCardProps extends CardWords {
  checked: boolean;
  onChange: (checked: boolean) => void;
  /** It cannot be chosen now; the description should say why. */
  disabled?: boolean;
  name?: string;
}

/** A card that acts as a checkbox, wherever it is pressed. For a group, use `SelectableCards`. */
export function SelectableCard(props: SelectableCardProps) {
  return <CheckCard {...props} />;
}
