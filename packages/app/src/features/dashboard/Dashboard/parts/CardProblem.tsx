import { Button } from '@peyk/design-system';
import { type Problem, canRetry } from '../../../../api/problem';
import { useT } from '../../../../i18n/I18n';
import { ProblemMessage } from '../../../../ui/ProblemView/ProblemView';

interface CardProblemProps {
  problem: Problem;
  /** What failed. */
  title: string;
  onRetry: () => void;
}

/** In a card whose own answer could not be had: the others keep working. */
export function CardProblem({ problem, title, onRetry }: CardProblemProps) {
  const t = useT();
  return (
    <ProblemMessage
      problem={problem}
      title={title}
      action={
        canRetry(problem) ? (
          <Button size="small" label={t('dashboard.againNamed', { what: title })} onPress={onRetry}>
            {t('common.retry')}
          </Button>
        ) : undefined
      }
    />
  );
}
