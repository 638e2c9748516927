import { lazyPart } from '../../ui/lazyPart';
import { ProblemView } from '../../ui/ProblemView/ProblemView';

/** The panel of the bell in a file of its own: an overlay needs more code than the rest of the frame, and few open this one. */
export const BellPanelPart = lazyPart(
  () => import('./BellPanel').then((it) => it.BellPanel),
  ({ open }) =>
    open ? <ProblemView problem={{ kind: 'network' }} onRetry={() => globalThis.location.reload()} /> : null,
);
