import {
  Auto,
  Box,
  Button,
  Card,
  ConfirmDialog,
  Dock,
  EmptyState,
  InlineMessage,
  LinkButton,
  Page,
  Skeleton,
  Stack,
  VisuallyHidden,
} from '@peyk/design-system';
import type { Dispatch, RefObject } from 'react';
import type { FinderEvent } from '../../../entities/bot/search/finder';
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
  /** The heading, to which focus comes from the page of the bot. */
  titleRef?: RefObject<HTMLHeadingElement | null>;
  /** The page of the bot, where Cancel leads. */
  botHref: string;
  onChange: (change: Partial<EditForm>) => void;
  onSearch: Dispatch<FinderEvent>;
  onRetryCountries: () => void;
  onRetryUniversities: () => void;
  /** The two ways to resolve a field that was changed here and elsewhere. */
  onKeepMine: (field: string) => void;
  onTakeTheirs: (field: string) => void;
  onUpload: (file: File) => void;
  onDismissUpload: () => void;
  onSave: () => void;
  onRetry: () => void;
  /** The two choices of the dialog about unsaved changes. */
  onLeave: () => void;
  onStay: () => void;
}

const formId = 'bot-edit';

/** The form of a bot: its name, search, interval and limits. */
export function BotEditView(props: BotEditViewProps) {
  const { state, botHref, onSave, onRetry, onLeave, onStay } = props;
  const t = useT();
  const hasClash = state.status === 'ready' && state.clashes.length > 0;
  // A proposal that is on its way would not be saved.
  const isUploading = state.status === 'ready' && state.files.status === 'ready' && state.files.uploading;
  // Resolving the last conflict removes the focused button.
  const save = useCatchFocus<HTMLButtonElement>(hasClash);
  if (state.status === 'notFound') return <NotFound />;
  // Above the fields if one of them is invalid, because it has focus now; otherwise next to the pressed button.
  const invalid = 'saveProblem' in state && state.saveProblem?.kind === 'invalid';
  return (
    <Page width="narrow">
      <Stack gap={24}>
        <PageHeading
          titleRef={props.titleRef}
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
            {state.status === 'loading' ? <LoadingFields /> : <EditFields {...props} state={state} formId={formId} />}
            <Dock notice={invalid ? null : <SaveMessage problem={state.saveProblem} />}>
              <Box grow="phone">
                <Button
                  tone="primary"
                  fullWidth
                  ref={save}
                  busy={state.status === 'ready' && state.saving}
                  disabled={hasClash || isUploading}
                  // While there is no form to submit, `onPress` reports that.
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

/** The sections of the form, each with its fields. */
function LoadingFields() {
  const t = useT();
  return (
    <div role="status">
      <VisuallyHidden>{t('botDetail.loading')}</VisuallyHidden>
      <Stack gap={24}>
        {[2, 4, 3].map((fields, section) => (
          <Card key={section} padding="large">
            <Stack gap={20}>
              <Skeleton shape="title" width="30%" />
              {Array.from({ length: fields }, (_, field) => (
                <Stack key={field} gap={8}>
                  <Skeleton shape="text" width="25%" height="20px" />
                  <Skeleton shape="block" height="44px" />
                  <Skeleton shape="text" width="50%" height="18px" />
                </Stack>
              ))}
            </Stack>
          </Card>
        ))}
      </Stack>
    </div>
  );
}

/** Why nothing was saved; the typed values stay. */
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
