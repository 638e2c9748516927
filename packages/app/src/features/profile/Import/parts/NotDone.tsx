import { InlineMessage } from '@peyk/design-system';
import type { Problem } from '../../../../api/problem';
import { useT } from '../../../../i18n/I18n';
import { ProblemMessage } from '../../../../ui/ProblemView/ProblemView';

/** Why something was not done. Without an answer nobody knows; another press asks for the same once more, by the same key. */
export function NotDone({ problem, title }: { problem: Problem; title: string }) {
  const t = useT();
  if (problem.kind !== 'network' && problem.kind !== 'timeout')
    return <ProblemMessage problem={problem} title={title} />;
  return (
    <InlineMessage tone="danger" role="alert" title={t('import.noAnswer.title')}>
      {t('import.noAnswer.body')}
    </InlineMessage>
  );
}
