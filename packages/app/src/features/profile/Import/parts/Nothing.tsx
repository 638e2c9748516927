import { Button, EmptyState, Stack } from '@peyk/design-system';
import { useT } from '../../../../i18n/I18n';
import type { Found } from '../found';
import { Notes } from './Notes';
import { SampleNote } from './SampleNote';
import { Unshown } from '../../../../ui/Unshown/Unshown';

/** Nothing in the source could be taken over: what that may mean, and the way back. */
export function Nothing({ found, onLeave }: { found: Found; onLeave: () => void }) {
  const t = useT();
  const { kind } = found;
  return (
    <Stack gap={24}>
      <SampleNote found={found} />
      <Unshown count={found.unread} />
      <Notes found={found} open />
      <EmptyState
        title={t(`import.nothing.${kind === 'bibtex' || kind === 'ris' ? 'references' : kind}.title`)}
        action={
          <Button tone="primary" icon="arrowBack" onPress={onLeave}>
            {t('import.nothing.back')}
          </Button>
        }
      >
        {t(`import.nothing.${kind === 'bibtex' || kind === 'ris' ? 'references' : kind}.body`)}
      </EmptyState>
    </Stack>
  );
}
