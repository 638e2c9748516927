import type { ConfirmDialogProps } from '@peyk/design-system';
import { Suspense, useState } from 'react';
import { lazyPart } from '../lazyPart';
import { ProblemView } from '../ProblemView/ProblemView';

const Asked = lazyPart<ConfirmDialogProps>(
  () => import('./Asked').then((it) => it.Asked),
  ({ open }) =>
    open ? <ProblemView problem={{ kind: 'network' }} onRetry={() => globalThis.location.reload()} /> : null,
);

/** Fetches its code before something is asked, as stories do. */
export const fetchConfirm = (): Promise<unknown> => Asked.preload();

/** `ConfirmDialog` for a screen that is opened first: its code comes when something is asked. */
export function Confirm(props: ConfirmDialogProps) {
  // Stays mounted after the first opening, so that it can animate out.
  const [hasOpened, setHasOpened] = useState(props.open);
  if (props.open && !hasOpened) setHasOpened(true);
  if (!hasOpened) return null;
  return (
    <Suspense>
      <Asked {...props} />
    </Suspense>
  );
}
