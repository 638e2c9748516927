import {
  Auto,
  Box,
  Button,
  ConfirmDialog,
  Dock,
  EmptyState,
  InlineMessage,
  LinkButton,
  Page,
  SkeletonRows,
  Stack,
} from '@peyk/design-system';
import { useT } from '../../../i18n/I18n';
import { named } from '../../../i18n/named';
import { useCatchFocus } from '../../../ui/focus/useCatchFocus';
import { PageHeading } from '../../../ui/PageHeading/PageHeading';
import { ProblemMessage, ProblemView } from '../../../ui/ProblemView/ProblemView';
import { paths } from '../../../paths';
import type { BotEditState, SaveProblem } from './BotEdit.states';
import type { EditForm } from './editForm';
import { EditFields } from './parts/EditFields';
import { Unsaved } from './parts/Unsaved';

interface BotEditViewProps {
  state: BotEditState;
  /** The page of the bot, where Cancel leads. */
  botHref: string;
  onChange: (change: Partial<EditForm>) => void;
  /** The answers for a field that was changed here and elsewhere. */
  onKeepMine: (field: string) => void;
  onTakeTheirs: (field: string) => void;
  onSave: () => void;
  onRetry: () => void;
  /** The answers to the question about unsaved changes. */
  onLeave: () => void;
  onStay: () => void;
}

const formId = 'bot-edit';

/** A bot as a form: what it is called, whom it looks for, how often and how far it goes. */
export function BotEditView(props: BotEditViewProps) {
  const { state, botHref, onSave, onRetry, onLeave, onStay } = props;
  const t = useT();
  const hasClash = state.status === 'ready' && state.clashes.length > 0;
  // The last answer takes its button with it.
  const save = useCatchFocus<HTMLButtonElement>(hasClash);
  if (state.status === 'notFound') return <NotFound />;
  // Above the fields where one of them has the focus now; otherwise beside the button that was pressed.
  const invalid = 'saveProblem' in state && state.saveProblem?.kind === 'invalid';
  return (
    <Page width="narrow">
      <Stack gap={24}>
        <PageHeading
          back={{ href: botHref, label: t('botEdit.back') }}
          title={
            state.status === 'ready' ? (
              <Auto>{t('botEdit.heading', { name: named(t, state.bot.name) })}</Auto>
            ) : (
              t('botEdit.title')
            )
          }
        />
        {state.status === 'failed' ? (
          <ProblemView problem={state.problem} title={t('botDetail.failed')} onRetry={onRetry} />
        ) : (
          <>
            {invalid ? <SaveMessage problem={state.saveProblem} /> : null}
            {state.status === 'ready' ? <Unsaved {...props} state={state} /> : null}
            {state.status === 'loading' ? (
              <SkeletonRows rows={5} label={t('botDetail.loading')} />
            ) : (
              <EditFields {...props} state={state} formId={formId} />
            )}
            <Dock notice={invalid ? null : <SaveMessage problem={state.saveProblem} />}>
              <Box grow="phone">
                <Button
                  tone="primary"
                  fullWidth
                  ref={save}
                  busy={state.status === 'ready' && state.saving}
                  disabled={hasClash}
                  // A form that is not there yet cannot be submitted: the press itself says so.
                  {...(state.status === 'ready' ? { type: 'submit', form: formId } : { onPress: onSave })}
                >
                  {t('common.saveChanges')}
                </Button>
              </Box>
              <LinkButton href={botHref} tone="quiet">
                {t('common.cancel')}
              </LinkButton>
            </Dock>
          </>
        )}
      </Stack>
      <ConfirmDialog
        open={state.status === 'ready' && state.leaving}
        title={t('botEdit.leave.title')}
        body={t('botEdit.leave.body')}
        confirmLabel={t('botEdit.leave.leave')}
        cancelLabel={t('botEdit.leave.stay')}
        tone="danger"
        onConfirm={onLeave}
        onCancel={onStay}
      />
    </Page>
  );
}

/** Why nothing was saved; what was typed stays. */
function SaveMessage({ problem }: { problem: SaveProblem | null }) {
  const t = useT();
  if (problem === null) return null;
  if (problem.kind === 'failed' && problem.problem.kind !== 'notFound')
    return <ProblemMessage problem={problem.problem} title={t('botEdit.saveFailed')} />;
  const words = problem.kind === 'failed' ? 'notFound' : problem.kind;
  return (
    <InlineMessage tone="danger" role="alert" title={t(`botEdit.${words}.title`)}>
      {t(`botEdit.${words}.body`)}
    </InlineMessage>
  );
}

function NotFound() {
  const t = useT();
  return (
    <Page width="narrow">
      <Stack gap={24}>
        <PageHeading title={t('botDetail.notFound')} back={{ href: paths.bots, label: t('botDetail.back') }} />
        <EmptyState
          title={t('botDetail.notFound')}
          action={<LinkButton href={paths.bots}>{t('botDetail.back')}</LinkButton>}
        >
          {t('botDetail.notFoundBody')}
        </EmptyState>
      </Stack>
    </Page>
  );
}
