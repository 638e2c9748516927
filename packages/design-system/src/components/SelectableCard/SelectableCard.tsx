import type { CardWords } from './CardFace';
import { CheckCard } from './CheckCard';

export interface SelectableCardProps extends CardWords {
  checked: boolean;
  onChange: (checked: boolean) => void;
  /** Not to be chosen now; let the description say why. */
  disabled?: boolean;
  name?: string;
}

/** A card that is chosen like a checkbox, wherever it is pressed. Of several that belong together, `SelectableCards`. */
export function SelectableCard(props: SelectableCardProps) {
  return <CheckCard {...props} />;
}
