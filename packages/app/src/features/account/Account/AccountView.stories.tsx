import preview from '#.storybook/preview';
import { Button } from '@peyk/design-system';
import { fn } from 'storybook/test';
import { useT } from '../../../i18n/I18n';
import { accountStates } from './Account.states';
import { AccountView } from './AccountView';

/** Stands where Google's own button would be drawn. */
function Confirm() {
  const t = useT();
  return <Button>{t('account.deletion.confirmWithGoogle')}</Button>;
}

const meta = preview.meta({
  title: 'Screens/Account/Account',
  tags: ['phone'],
  component: AccountView,
  args: {
    state: accountStates.ready,
    google: <Confirm />,
    onRetry: fn(),
    onRetrySessions: fn(),
    onChangePassword: fn(),
    onEnd: fn(),
    onEndOthers: fn(),
    onDismissSessions: fn(),
    onChoose: fn(),
    onDismissLook: fn(),
    onRetryArchive: fn(),
    onPrepare: fn(),
    onDownload: fn(),
    onDismissArchive: fn(),
    onOpenDeletion: fn(),
    onKeep: fn(),
    onDelete: fn(),
  },
  parameters: { path: '/account' },
});

export const Loading = meta.story({ args: { state: accountStates.loading } });
export const Failed = meta.story({ args: { state: accountStates.failed } });
export const Ready = meta.story({ args: { state: accountStates.ready }, tags: ['tablet'] });
export const NewAccount = meta.story({ args: { state: accountStates.newAccount } });
export const WithGoogle = meta.story({ args: { state: accountStates.withGoogle } });
export const GoogleAlone = meta.story({ args: { state: accountStates.googleAlone } });
export const LongName = meta.story({ args: { state: accountStates.longName } });
export const SessionsLoading = meta.story({ args: { state: accountStates.sessionsLoading } });
export const SessionsFailed = meta.story({ args: { state: accountStates.sessionsFailed } });
export const SessionEnding = meta.story({ args: { state: accountStates.sessionEnding } });
export const OthersEnding = meta.story({ args: { state: accountStates.othersEnding } });
export const SessionNotEnded = meta.story({ args: { state: accountStates.sessionNotEnded } });
export const PasswordBusy = meta.story({ args: { state: accountStates.passwordBusy } });
export const PasswordWrong = meta.story({ args: { state: accountStates.passwordWrong } });
export const PasswordFailed = meta.story({ args: { state: accountStates.passwordFailed } });
export const PasswordChanged = meta.story({ args: { state: accountStates.passwordChanged } });
export const LookChosen = meta.story({ args: { state: accountStates.lookChosen } });
export const LookFailed = meta.story({ args: { state: accountStates.lookFailed } });
export const ArchiveLoading = meta.story({ args: { state: accountStates.archiveLoading } });
export const ArchiveAbsent = meta.story({ args: { state: accountStates.archiveAbsent } });
export const ArchiveFailed = meta.story({ args: { state: accountStates.archiveFailed } });
export const ArchiveBeginning = meta.story({ args: { state: accountStates.archiveBeginning } });
export const ArchiveWorking = meta.story({ args: { state: accountStates.archiveWorking } });
export const ArchiveReady = meta.story({ args: { state: accountStates.archiveReady } });
export const ArchiveDownloading = meta.story({ args: { state: accountStates.archiveDownloading } });
export const ArchiveNotDownloaded = meta.story({ args: { state: accountStates.archiveNotDownloaded } });
export const ArchiveBroken = meta.story({ args: { state: accountStates.archiveBroken } });
export const DeletionOpen = meta.story({ args: { state: accountStates.deletionOpen } });
export const DeletionWithGoogle = meta.story({ args: { state: accountStates.deletionWithGoogle } });
export const DeletionProven = meta.story({ args: { state: accountStates.deletionProven } });
export const DeletionBusy = meta.story({ args: { state: accountStates.deletionBusy } });
export const DeletionWrong = meta.story({ args: { state: accountStates.deletionWrong } });
export const DeletionFailed = meta.story({ args: { state: accountStates.deletionFailed } });
