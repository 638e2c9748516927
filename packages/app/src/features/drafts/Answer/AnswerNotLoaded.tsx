import { Card } from '@peyk/design-system';
import { ProblemView } from '../../../ui/ProblemView/ProblemView';

/** In place of the answer when its code does not come. */
export function AnswerNotLoaded() {
  return (
    <Card>
      <ProblemView problem={{ kind: 'network' }} onRetry={() => globalThis.location.reload()} />
    </Card>
  );
}
