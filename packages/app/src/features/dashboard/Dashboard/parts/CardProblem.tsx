import type { Problem } from '../../../../api/problem';
import { useT } from '../../../../i18n/I18n';
import { PartProblem } from '../../../../ui/PartProblem/PartProblem';

interface CardProblemProps {
  problem: Problem;
  /** The request that failed, where two cards show the same answer. */
  of?: string;
  /** What failed. */
  title: string;
  /** What the card shows is older. */
  kept?: boolean;
  /** The card says by itself that it knows nothing. */
  told?: boolean;
  onRetry?: () => void;
}

/** In a card whose own answer could not be had: the others keep working. */
export function CardProblem({ title, kept = false, told = kept, ...part }: CardProblemProps) {
  const t = useT();
  return (
    <PartProblem
      look="message"
      title={title}
      kept={kept}
      retryName={t('dashboard.againNamed', { what: title })}
      {...part}
      {...(told ? { quiet: null } : {})}
    />
  );
}
