import {
  Box,
  Button,
  Dock,
  Heading,
  Icon,
  InlineMessage,
  LinkButton,
  List,
  ListRow,
  Stack,
  Text,
} from '@peyk/design-system';
import type { Ref } from 'react';
import { useT } from '../../../../i18n/I18n';
import { paths, profileStep } from '../../../../paths';
import { useCatchFocus } from '../../../../ui/focus/useCatchFocus';
import type { ImportState } from '../Import.states';
import type { ImportViewProps } from '../ImportView';
import { useStepTitle } from '../../steps';
import { NotDone } from './NotDone';

interface SavedProps extends Pick<ImportViewProps, 'onUndo' | 'onLeave'> {
  state: Extract<ImportState, { status: 'saved' }>;
}

/** What was stored and where it is now, with one press that takes all of it back. */
export function Saved({ state: { counts, steps, undo }, onUndo, onLeave }: SavedProps) {
  const t = useT();
  const titleOf = useStepTitle();
  const isGone = undo.status === 'gone';
  const another = useCatchFocus<HTMLButtonElement>(isGone);
  return (
    <Stack gap={24}>
      <InlineMessage
        tone="success"
        action={
          isGone ? undefined : (
            <Button size="small" icon="undo" busy={undo.status === 'busy'} onPress={onUndo}>
              {t('import.saved.undo')}
            </Button>
          )
        }
      >
        {counts === null ? t('import.saved.unknown') : t('import.saved.both', { ...counts })}
      </InlineMessage>
      {undo.status === 'failed' ? <NotDone problem={undo.problem} title={t('import.saved.undoFailed')} /> : null}
      {isGone ? (
        <InlineMessage tone="warning" role="alert" title={t('import.saved.undoGone.title')}>
          {t('import.saved.undoGone.body')}
        </InlineMessage>
      ) : null}
      {steps.length > 0 ? (
        <Stack gap={12}>
          <Heading level={2} look="title3">
            {t('import.saved.where')}
          </Heading>
          <List label={t('import.saved.where')}>
            {steps.map((step) => (
              <ListRow
                key={step}
                href={profileStep(step)}
                title={titleOf(step)}
                trailing={<Icon name="chevronEnd" size={18} />}
              />
            ))}
          </List>
        </Stack>
      ) : null}
      <Onward first={another} onLeave={onLeave} />
    </Stack>
  );
}

interface UndoneProps extends Pick<ImportViewProps, 'onLeave'> {
  state: Extract<ImportState, { status: 'undone' }>;
}

/** How much of an import was taken back, and what stays. */
export function Undone({ state: { counts }, onLeave }: UndoneProps) {
  const t = useT();
  const { removed = 0, restored = 0, kept = 0 } = counts ?? {};
  const lines = [
    ...(removed > 0 ? [t('import.undone.removed', { count: removed })] : []),
    ...(restored > 0 ? [t('import.undone.restored', { count: restored })] : []),
    ...(kept > 0 ? [t('import.undone.kept', { count: kept })] : []),
    // Without numbers it is not known what was kept.
    ...(counts === null ? [t('import.undone.unknown')] : kept === 0 ? [t('import.undone.nothing')] : []),
  ];
  return (
    <Stack gap={24}>
      <InlineMessage tone={kept > 0 ? 'warning' : 'success'}>
        {lines.map((line) => (
          <Text key={line} size="small">
            {line}
          </Text>
        ))}
      </InlineMessage>
      <Onward onLeave={onLeave} />
    </Stack>
  );
}

function Onward({ first, onLeave }: Pick<ImportViewProps, 'onLeave'> & { first?: Ref<HTMLButtonElement> }) {
  const t = useT();
  return (
    <Dock>
      <Button ref={first} onPress={onLeave}>
        {t('import.saved.another')}
      </Button>
      <Box grow="phone">
        <LinkButton tone="primary" href={paths.profile} iconEnd="arrowForward" fullWidth>
          {t('import.saved.profile')}
        </LinkButton>
      </Box>
    </Dock>
  );
}
