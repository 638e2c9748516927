import { Dialog } from '@peyk/design-system';
import { useT } from '../../../../i18n/I18n';
import { named } from '../../../../i18n/named';
import { lazyPart } from '../../../../ui/lazyPart';
import { ProblemView } from '../../../../ui/ProblemView/ProblemView';
import type { DetailsProps } from './Details';

/** `Details` in a file of its own: most visits of the list open nobody. */
export const DetailsDialog = lazyPart(() => import('./Details').then((it) => it.Details), DetailsNotLoaded);

/** In place of the dialog when its code does not come. */
function DetailsNotLoaded({ part, onClose }: DetailsProps) {
  const t = useT();
  return (
    <Dialog open size="small" title={named(t, part.professor.full_name)} onClose={onClose}>
      <ProblemView problem={{ kind: 'network' }} onRetry={() => globalThis.location.reload()} />
    </Dialog>
  );
}
