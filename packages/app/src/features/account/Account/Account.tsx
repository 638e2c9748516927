import type { AccountSession } from '@peyk/api-types';
import { useToast } from '@peyk/design-system';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { api, attempt, type Outcome, perform } from '../../../api/client';
import { useApi } from '../../../api/useApi';
import { useChangePreferences } from '../../../entities/user/useChangePreferences';
import { useUser } from '../../../entities/user/useUser';
import { useT } from '../../../i18n/I18n';
import { paths } from '../../../paths';
import { device } from '../../../session/device';
import { endSession } from '../../../session/session';
import { saveFile } from '../../../ui/saveFile';
import { Files } from '../Files/Files';
import { AccountView } from './AccountView';
import { GoogleProof } from './GoogleProof';
import { type Doing, toAccountState } from './toState';

const still: Doing = {
  ending: null,
  endProblem: null,
  password: { status: 'idle' },
  passwordChanges: 0,
  choosing: {},
  lookProblem: null,
  archive: null,
  archiveProblem: null,
  deletion: { status: 'closed' },
  proven: false,
};

/** How often the progress of an archive is asked for. */
const POLL_MS = 2000;

/** Whether a file is an archive: a page of a proxy comes with a success, too. */
const isZip = async (file: Blob): Promise<boolean> => (await file.slice(0, 2).text()) === 'PK';
const notAFile: Outcome<Blob> = { ok: false, problem: { kind: 'html', status: 200, start: '' } };

/** /account */
export function Account() {
  const t = useT();
  const toast = useToast();
  const [, navigate] = useLocation();
  const user = useUser();
  const account = useApi('/api/account/');
  const sessions = useApi('/api/account/sessions/');
  const archive = useApi(
    '/api/account/export/',
    {},
    { refreshInterval: (known) => (known?.state === 'working' ? POLL_MS : 0) },
  );
  const keptFiles = useApi('/api/account/files/');
  const changePreferences = useChangePreferences();
  const [doing, setDoing] = useState(still);
  const [proof, setProof] = useState<{ id_token: string; nonce?: string } | null>(null);
  const change = (next: Partial<Doing>) => setDoing((now) => ({ ...now, ...next }));

  const changePassword = async (current_password: string, new_password: string) => {
    change({ password: { status: 'busy' } });
    const outcome = await perform(api.POST('/api/account/password/', { body: { current_password, new_password } }));
    if (!outcome.ok) return change({ password: { status: 'refused', problem: outcome.problem } });
    device.keep(outcome.data?.device);
    setDoing((now) => ({ ...now, password: { status: 'done' }, passwordChanges: now.passwordChanges + 1 }));
    await sessions.reload();
  };

  const end = async (ending: number | 'others', call: Promise<Outcome<unknown>>) => {
    change({ ending, endProblem: null });
    const outcome = await call;
    // A session that another page has ended already is gone, as was asked for.
    const problem = outcome.ok || outcome.problem.kind === 'notFound' ? null : outcome.problem;
    await sessions.reload();
    change({ ending: null, endProblem: problem });
  };
  const endOne = ({ id }: AccountSession) =>
    end(id, perform(api.DELETE('/api/account/sessions/{id}/', { params: { path: { id } } })));

  const choose = async (choice: Doing['choosing']) => {
    setDoing((now) => ({ ...now, choosing: { ...now.choosing, ...choice }, lookProblem: null }));
    const outcome = await changePreferences(choice);
    // A choice that came after this one is still being answered.
    setDoing((now) => ({
      ...now,
      choosing: Object.fromEntries(
        Object.entries(now.choosing).filter(([name, value]) => choice[name as keyof typeof choice] !== value),
      ),
      lookProblem: outcome.ok ? now.lookProblem : outcome.problem,
    }));
  };

  const prepare = async () => {
    change({ archive: 'prepare', archiveProblem: null });
    const outcome = await perform(api.POST('/api/account/export/'));
    if (outcome.ok && outcome.data) await archive.replace(outcome.data);
    change({ archive: null, archiveProblem: outcome.ok ? null : { of: 'prepare', problem: outcome.problem } });
  };
  const download = async () => {
    change({ archive: 'download', archiveProblem: null });
    const file = await attempt(api.GET('/api/account/export/file/', { parseAs: 'blob' }));
    const outcome: Outcome<Blob> = file.ok && !(await isZip(file.data)) ? notAFile : file;
    if (outcome.ok) saveFile(`peyk-${(archive.data?.finished_at ?? '').slice(0, 10)}.zip`, outcome.data);
    // It may have expired meanwhile.
    else await archive.reload();
    change({ archive: null, archiveProblem: outcome.ok ? null : { of: 'download', problem: outcome.problem } });
  };

  const deleteAll = async (given: { word: string; password?: string }) => {
    change({ deletion: { status: 'busy' } });
    const outcome = await perform(api.POST('/api/account/delete/', { body: { ...given, ...proof } }));
    if (!outcome.ok) {
      // Google's word is taken once.
      setProof(null);
      return change({ deletion: { status: 'refused', problem: outcome.problem }, proven: false });
    }
    toast.show({ tone: 'success', text: t('account.deletion.done'), ofNextPage: true });
    navigate(paths.landing);
    endSession();
  };

  return (
    <AccountView
      state={toAccountState(account, sessions, archive, user, doing)}
      google={
        account.data ? (
          <GoogleProof
            email={account.data.email}
            onToken={(id_token, nonce) => {
              if (id_token === '') return;
              setProof({ id_token, ...(nonce === undefined ? {} : { nonce }) });
              change({ proven: true });
            }}
          />
        ) : null
      }
      files={<Files />}
      hasFiles={keptFiles.problem?.kind !== 'notFound'}
      onRetry={() => void account.reload()}
      onRetrySessions={() => void sessions.reload()}
      onChangePassword={(current, next) => void changePassword(current, next)}
      onEnd={(session) => void endOne(session)}
      onEndOthers={() => void end('others', perform(api.DELETE('/api/account/sessions/')))}
      onDismissSessions={() => change({ endProblem: null })}
      onChoose={(choice) => void choose(choice)}
      onDismissLook={() => change({ lookProblem: null })}
      onRetryArchive={() => void archive.reload()}
      onPrepare={() => void prepare()}
      onDownload={() => void download()}
      onDismissArchive={() => change({ archiveProblem: null })}
      onOpenDeletion={() => change({ deletion: { status: 'open' } })}
      onKeep={() => {
        setProof(null);
        change({ deletion: { status: 'closed' }, proven: false });
      }}
      onDelete={(given) => void deleteAll(given)}
    />
  );
}
