import { Dialog } from '@peyk/design-system';
import { useT } from '../../../i18n/I18n';
import { ProblemView } from '../../../ui/ProblemView/ProblemView';

/** In place of the dialog when its code does not come. */
export function EditNotLoaded({ onClose }: { onClose: () => void }) {
  const t = useT();
  return (
    <Dialog open size="small" title={t('ownFacts.edit')} onClose={onClose}>
      <ProblemView problem={{ kind: 'network' }} onRetry={() => globalThis.location.reload()} />
    </Dialog>
  );
}
