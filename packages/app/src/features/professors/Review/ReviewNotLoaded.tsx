import { Card } from '@peyk/design-system';
import { ProblemView } from '../../../ui/ProblemView/ProblemView';

/** In place of the review when its code does not come; the selection is kept, and the link of the page leads back to it. */
export function ReviewNotLoaded() {
  return (
    <Card padding="large">
      <ProblemView problem={{ kind: 'network' }} onRetry={() => globalThis.location.reload()} />
    </Card>
  );
}
