import { Dialog } from '@peyk/design-system';
import { useT } from '../../../../i18n/I18n';
import { ProblemView } from '../../../../ui/ProblemView/ProblemView';

/** In place of the list of sources when its code does not come. */
export function BindNotLoaded({ onClose }: { onClose: () => void }) {
  const t = useT();
  return (
    <Dialog open size="small" title={t('drafts.binding.notLoaded')} onClose={onClose}>
      <ProblemView problem={{ kind: 'network' }} onRetry={() => globalThis.location.reload()} />
    </Dialog>
  );
}
