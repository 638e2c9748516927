import type { Bot } from '@peyk/api-types';
import { useToast } from '@peyk/design-system';
import { type RefObject, useState } from 'react';
import { useLocation, useParams } from 'wouter';
import { api, perform } from '../../../api/client';
import { useApi, useRefetch } from '../../../api/useApi';
import { useT } from '../../../i18n/I18n';
import { named } from '../../../i18n/named';
import { useUser } from '../../../entities/user/useUser';
import { useEdit } from '../../../forms/edits/useEdit';
import { uploadProposal } from '../../../entities/draft/attachments/uploadProposal';
import { useGmailAccounts } from '../../../entities/gmailAccount/useGmailAccounts';
import { useLeaveGuard } from '../../../forms/useLeaveGuard';
import { usePageTitle } from '../../../ui/pageChange';
import { useStillShown } from '../../../ui/useStillShown';
import { idOf, paths } from '../../../paths';
import { useListedBot } from '../useListedBot';
import { BotEditView } from './BotEditView';
import { faultsFrom, faultsOf, formOf, patchOf, searchFaultsIn } from './editForm';
import { type EditUiState, toBotEditState } from './toState';
import { useSearchEdit } from './useSearchEdit';

/** /bots/{botId}/edit */
export function BotEdit() {
  const id = idOf(useParams()['botId']);
  return <BotEditor key={id} id={id} />;
}

const untouched: EditUiState = { faults: {}, saveProblem: null, saving: false, uploading: false, uploadProblem: null };

/** The form of one bot; saved or cancelled, it goes to the page of the bot. */
export function BotEditor({ id, titleRef }: { id: number | null; titleRef?: RefObject<HTMLHeadingElement | null> }) {
  const t = useT();
  const toast = useToast();
  const [, navigate] = useLocation();
  const refetch = useRefetch();
  const bot = useApi(id === null ? null : '/bots/{id}/', { params: { path: { id: id ?? 0 } } });
  const listed = useListedBot(id);
  const { result: accounts } = useGmailAccounts();
  // Another server may know nothing of files.
  const hasFiles = (bot.data ?? listed)?.attach_cv !== undefined;
  const files = useApi(hasFiles ? '/api/account/files/' : null);
  const sending = useApi(id === null ? null : '/api/sending/');
  const [uiState, setUiState] = useState(untouched);
  const { edit, isChanged, change, keepMine, takeTheirs, save, forget } = useEdit(
    id === null ? null : `bot.${id}`,
    useUser()?.id ?? null,
    bot.data ?? listed ?? null,
    { formOf, send },
  );
  const search = useSearchEdit({
    bot: edit?.stored ?? null,
    form: edit?.form ?? null,
    onChange: change,
    onRefused: (faults) => setUiState((now) => ({ ...now, faults: { ...now.faults, ...faults } })),
  });
  const isShown = useStillShown(id);
  const guard = useLeaveGuard(!uiState.saving && isChanged);
  const botHref = id === null ? paths.bots : paths.bot(id);
  usePageTitle(edit ? t('botEdit.heading', { name: named(t, edit.stored.name) }) : t('botEdit.title'));

  const submit = async () => {
    if (!edit) {
      setUiState((now) => ({ ...now, saveProblem: { kind: 'notLoaded' } }));
      return;
    }
    const faults = faultsOf(edit.form, search.form);
    if (Object.keys(faults).length > 0) {
      search.setFaults(searchFaultsIn(faults));
      setUiState((now) => ({ ...now, faults, saveProblem: { kind: 'invalid' } }));
      return;
    }
    if (!isChanged) {
      navigate(botHref);
      return;
    }
    search.setFaults({});
    setUiState({ ...untouched, saving: true });
    const saved = await save();
    if (saved?.kind === 'saved') await done(saved.stored);
    else if (saved?.kind === 'failed') {
      const { faults: said, rest } = faultsFrom(saved.problem);
      const saveProblem = rest ? ({ kind: 'failed', problem: rest } as const) : ({ kind: 'invalid' } as const);
      search.setFaults(searchFaultsIn(said));
      setUiState({ ...untouched, faults: said, saveProblem });
    } else {
      if (saved?.kind === 'savedInPart') await show(saved.stored);
      setUiState(untouched);
    }
  };

  /** Uploads a proposal, which the form then has; it is the bot's once that is saved. */
  const upload = async (file: File) => {
    setUiState((now) => ({ ...now, uploading: true, uploadProblem: null }));
    const stored = await uploadProposal(file);
    if (stored.ok) {
      await files.reload();
      change({ attach_proposal: stored.data.id });
    }
    setUiState((now) => ({ ...now, uploading: false, uploadProblem: stored.ok ? null : stored.problem }));
  };

  /** Shows the saved bot; reloads it if the response could not be read. */
  const show = async (saved: Bot | null) => {
    await (saved ? bot.replace(saved) : bot.reload());
    void refetch('/bots/', '/bots/{id}/results/');
  };

  const done = async (saved: Bot | null) => {
    await show(saved);
    toast.show({ tone: 'success', text: t('botEdit.saved'), ofNextPage: isShown() });
    if (isShown()) navigate(botHref, { replace: true });
  };

  return (
    <BotEditView
      state={
        id === null
          ? { status: 'notFound' }
          : toBotEditState({
              bot,
              edit,
              isTouched: isChanged,
              accounts,
              files,
              sending,
              search: search.state,
              leaving: guard.asking,
              uiState,
            })
      }
      titleRef={titleRef}
      botHref={botHref}
      onChange={change}
      onSearch={search.dispatch}
      onRetryCountries={search.onRetryCountries}
      onRetryUniversities={search.onRetryUniversities}
      onKeepMine={keepMine}
      onTakeTheirs={takeTheirs}
      onUpload={(file) => void upload(file)}
      onDismissUpload={() => setUiState((now) => ({ ...now, uploadProblem: null }))}
      onSave={() => void submit()}
      onRetry={() => void bot.reload()}
      onLeave={() => {
        forget();
        guard.leave();
      }}
      onStay={guard.stay}
    />
  );
}

function send(bot: Bot, form: Parameters<typeof patchOf>[1]) {
  const body = patchOf(bot, form);
  return body && perform(api.PATCH('/bots/{id}/update/', { params: { path: { id: bot.id } }, body }));
}
