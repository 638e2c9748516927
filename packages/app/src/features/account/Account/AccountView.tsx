import type { AccountSession } from '@peyk/api-types';
import { Page, SkeletonRows, Stack } from '@peyk/design-system';
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
import { SigningIn } from './parts/SigningIn';

interface AccountViewProps {
  state: AccountState;
  /** Asks Google who this is, for an account without a password. */
  google?: ReactNode;
  /** The files of the person, which load and fail by themselves. */
  files?: ReactNode;
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

/** What is a person's own: how they sign in, where, how the page looks, what may be read, and the end of it all. */
export function AccountView({ state, google = null, files = null, onRetry, ...actions }: AccountViewProps) {
  const t = useT();
  return (
    <Page width="narrow">
      <Stack gap={40}>
        <PageHeading title={t('account.title')} lead={t('account.lead')} />
        {state.status === 'loading' ? <SkeletonRows rows={3} label={t('account.loading')} /> : null}
        {state.status === 'failed' ? (
          <ProblemView problem={state.problem} title={t('account.failed')} onRetry={onRetry} />
        ) : null}
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
    </Page>
  );
}
