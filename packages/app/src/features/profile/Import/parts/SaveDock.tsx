import { Box, Button, Dock, InlineMessage, Stack, Text } from '@peyk/design-system';
import { useId } from 'react';
import { useT } from '../../../../i18n/I18n';
import type { ImportState, SaveStep } from '../Import.states';
import type { ImportViewProps } from '../ImportView';
import { MOST_TAKEN, countsOf, openEntries } from '../found';
import { NotDone } from './NotDone';

interface SaveDockProps extends Pick<ImportViewProps, 'onSave' | 'onReadAgain' | 'onLeave'> {
  state: Extract<ImportState, { status: 'found' }>;
}

/** Back to the sources, and the button that stores what is selected: it says how much that is. */
export function SaveDock({ state: { found, choice, saving }, onSave, onReadAgain, onLeave }: SaveDockProps) {
  const t = useT();
  const id = useId();
  const { added, changed } = countsOf(found, choice);
  const count = added + changed;
  const isNothingOpen = openEntries(found).length === 0 && found.person === null;
  const hint =
    count > MOST_TAKEN
      ? t('import.save.tooMany', { most: MOST_TAKEN })
      : count > 0
        ? null
        : t(isNothingOpen ? 'import.save.nothingNew' : 'import.save.noneChosen');
  const isReading = saving.status === 'readingAgain';
  const isBusy = saving.status === 'busy' || isReading;
  const words =
    count === 0
      ? t('import.save.none')
      : changed === 0
        ? t('import.save.add', { count: added })
        : added === 0
          ? t('import.save.change', { count: changed })
          : t('import.save.both', { added, changed });
  return (
    <Stack gap={12}>
      {hint === null ? null : (
        <Text id={id} size="small" tone="muted">
          {hint}
        </Text>
      )}
      <Dock notice={<SaveNotice saving={saving} onReadAgain={onReadAgain} />}>
        <Button disabled={isBusy} onPress={onLeave}>
          {t('common.back')}
        </Button>
        <Box grow="phone">
          <Button
            tone="primary"
            fullWidth
            busy={saving.status === 'busy'}
            disabled={hint !== null || isReading}
            describedBy={hint === null ? undefined : id}
            onPress={onSave}
          >
            {words}
          </Button>
        </Box>
      </Dock>
    </Stack>
  );
}

/** Why nothing was stored; what is selected stays. */
function SaveNotice({ saving, onReadAgain }: { saving: SaveStep; onReadAgain: () => void }) {
  const t = useT();
  if (saving.status === 'failed') {
    return <NotDone problem={saving.problem} title={t('import.save.failed')} />;
  }
  if (saving.status !== 'gone' && saving.status !== 'readingAgain') return null;
  return (
    <InlineMessage
      tone="warning"
      role="alert"
      title={t('import.save.gone.title')}
      action={
        <Button size="small" icon="refresh" busy={saving.status === 'readingAgain'} onPress={onReadAgain}>
          {t('import.save.gone.again')}
        </Button>
      }
    >
      {t('import.save.gone.body')}
    </InlineMessage>
  );
}
