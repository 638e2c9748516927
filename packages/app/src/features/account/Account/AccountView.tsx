import type { AccountSession } from '@peyk/api-types';
import { Box, Card, Grid, Hide, Page, PageSections, Skeleton, SkeletonRows, Stack } from '@peyk/design-system';
import type { ReactNode } from 'react';
import { useT } from '../../../i18n/I18n';
import { PageHeading } from '../../../ui/PageHeading/PageHeading';
import { ProblemView } from '../../../ui/ProblemView/ProblemView';
import type { AccountState, LookPart } from './Account.states';
import { Archive } from './parts/Archive';
import { Deletion } from './parts/Deletion';
import { Look } from './parts/Look';
import { MayBeRead } from './parts/MayBeRead';
import { Sessions } from './parts/Sessions';
import { headingId } from './parts/Part';
import { SigningIn } from './parts/SigningIn';

interface AccountViewProps {
  state: AccountState;
  /** Asks Google who this is, for an account without a password. */
  google?: ReactNode;
  /** The files of the person, which load and fail by themselves. */
  files?: ReactNode;
  /** Whether this server keeps files. */
  hasFiles?: boolean;
  onRetry: () => void;
  onRetrySessions: () => void;
  onChangePassword: (current: string, next: string) => void;
  onEnd: (session: AccountSession) => void;
  onEndOthers: () => void;
  onDismissSessions: () => void;
  onChoose: (choice: Partial<LookPart['chosen']>) => void;
  onDismissLook: () => void;
  onRetryArchive: () => void;
  onPrepare: () => void;
  onDownload: () => void;
  onDismissArchive: () => void;
  onOpenDeletion: () => void;
  onKeep: () => void;
  onDelete: (given: { word: string; password?: string }) => void;
}

/** In the order of the page. */
const PARTS = [
  { id: 'signing-in', icon: 'key', title: 'account.signingIn.title' },
  { id: 'sessions', icon: 'globe', title: 'account.sessions.title' },
  { id: 'look', icon: 'languages', title: 'account.look.title' },
  { id: 'may-be-read', icon: 'shield', title: 'account.mayBeRead.title' },
  { id: 'files', icon: 'file', title: 'account.files.title' },
  { id: 'archive', icon: 'download', title: 'account.archive.title' },
  { id: 'deletion', icon: 'trash', title: 'account.deletion.title' },
] as const;

/** What is a person's own: how they sign in, where, how the page looks, what may be read, and the end of it all. */
export function AccountView({
  state,
  google = null,
  files = null,
  hasFiles = files !== null,
  onRetry,
  ...actions
}: AccountViewProps) {
  const t = useT();
  // A server that keeps no files, or makes no archive, has no such part.
  const hasArchive = state.status !== 'ready' || state.archive.status !== 'absent';
  const parts = PARTS.filter(({ id }) => (id !== 'files' || hasFiles) && (id !== 'archive' || hasArchive));
  if (state.status === 'failed')
    return (
      <Page>
        <Stack gap={40}>
          <PageHeading title={t('account.title')} lead={t('account.lead')} />
          <ProblemView problem={state.problem} title={t('account.failed')} onRetry={onRetry} />
        </Stack>
      </Page>
    );
  return (
    <Page>
      <Stack gap={40}>
        <PageHeading title={t('account.title')} lead={t('account.lead')} />
        <Grid columns={{ base: '1', desktop: 'sidebar-narrow' }} gap={32} align="start">
          <Hide below="desktop">
            <Box sticky>
              <PageSections
                label={t('account.parts')}
                sections={parts.map(({ id, icon, title }) => ({ id: headingId(id), icon, label: t(title) }))}
              />
            </Box>
          </Hide>
          <Stack gap={40}>
            {state.status === 'loading' ? <LoadingParts /> : null}
            {state.status === 'ready' ? (
              <>
                <SigningIn state={state} onChangePassword={actions.onChangePassword} />
                <Sessions
                  part={state.sessions}
                  onRetry={actions.onRetrySessions}
                  onEnd={actions.onEnd}
                  onEndOthers={actions.onEndOthers}
                  onDismissProblem={actions.onDismissSessions}
                />
                <Look part={state.look} onChoose={actions.onChoose} onDismissProblem={actions.onDismissLook} />
                <MayBeRead account={state.account} />
                {files}
                {state.archive.status === 'absent' ? null : (
                  <Archive
                    part={state.archive}
                    onRetry={actions.onRetryArchive}
                    onPrepare={actions.onPrepare}
                    onDownload={actions.onDownload}
                    onDismissProblem={actions.onDismissArchive}
                  />
                )}
                <Deletion
                  account={state.account}
                  part={state.deletion}
                  proven={state.proven}
                  google={google}
                  onOpen={actions.onOpenDeletion}
                  onKeep={actions.onKeep}
                  onDelete={actions.onDelete}
                />
              </>
            ) : null}
          </Stack>
        </Grid>
      </Stack>
    </Page>
  );
}

/** Who one is with the form of the password, and where one is signed in. */
function LoadingParts() {
  const t = useT();
  return (
    <>
      <Stack gap={16}>
        <Skeleton shape="title" width="40%" height="32px" />
        <Card>
          <Stack gap={24}>
            <Skeleton shape="text" lines={8} />
            {[1, 2].map((field) => (
              <Stack key={field} gap={8}>
                <Skeleton shape="text" width="25%" height="20px" />
                <Skeleton shape="title" height="44px" />
              </Stack>
            ))}
            <Skeleton shape="title" width="160px" height="42px" />
          </Stack>
        </Card>
      </Stack>
      <Stack gap={16}>
        <Skeleton shape="title" width="40%" height="32px" />
        <SkeletonRows rows={2} label={t('account.loading')} />
      </Stack>
    </>
  );
}
