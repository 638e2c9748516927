import type { Bot } from '@peyk/api-types';
import { useToast } from '@peyk/design-system';
import { useEffect, useMemo, useState } from 'react';
import { useLocation, useParams } from 'wouter';
import { api, attempt } from '../../../api/client';
import { useApi, useRefetch } from '../../../api/useApi';
import { useT } from '../../../i18n/I18n';
import { useGmailAccounts } from '../../../modules/GmailConnect/useGmailAccounts';
import { useLeaveGuard } from '../../../modules/LeaveGuard/useLeaveGuard';
import { usePageTitle } from '../../../pageChange';
import { idOf, paths } from '../../../paths';
import { useUser } from '../../../session/useUser';
import { useListedBot } from '../useListedBot';
import { BotEditView } from './BotEditView';
import { type EditForm, faultsFrom, faultsOf, formOf, isChanged, isRanked, patchOf } from './editForm';
import { dropEdit, keepEdit, keptEdit } from './keptEdit';
import { type EditMemory, toBotEditState } from './toState';

/** /bots/{botId}/edit */
export function BotEdit() {
  const id = idOf(useParams()['botId']);
  return <BotEditor key={id} id={id} />;
}

const untouched: EditMemory = { opened: null, faults: {}, saveProblem: null, saving: false };

/** The form of one bot; saved or cancelled, it goes to the page of the bot. */
export function BotEditor({ id }: { id: number | null }) {
  const t = useT();
  const toast = useToast();
  const [, navigate] = useLocation();
  const refetch = useRefetch();
  const bot = useApi(id === null ? null : '/bots/{id}/', { params: { path: { id: id ?? 0 } } });
  const listed = useListedBot(id);
  const { result: accounts } = useGmailAccounts();
  const [memory, setMemory] = useState(untouched);
  const known = bot.data ?? listed;
  const owner = useUser()?.id ?? null;
  const kept = useMemo(() => (id === null || owner === null ? {} : keptEdit(id, owner)), [id, owner]);
  const opened = memory.opened ?? (known ? { bot: known, form: { ...formOf(known), ...kept } } : null);
  const guard = useLeaveGuard(opened !== null && !memory.saving && isChanged(opened.bot, opened.form));
  const botHref = id === null ? paths.bots : paths.bot(id);
  // A session that ends in the middle takes the form away: what was typed waits for the next one.
  useEffect(() => {
    if (memory.opened && owner !== null) keepEdit(memory.opened.bot, memory.opened.form, owner);
  }, [memory.opened, owner]);
  usePageTitle(opened ? t('botEdit.heading', { name: opened.bot.name }) : t('botEdit.title'));

  const change = (part: Partial<EditForm>) => {
    if (!opened) return;
    setMemory((now) => {
      const { bot: before, form } = now.opened ?? opened;
      return { ...now, opened: { bot: before, form: { ...form, ...part } } };
    });
  };

  const save = async () => {
    if (!opened || id === null) {
      setMemory((now) => ({ ...now, saveProblem: { kind: 'notLoaded' } }));
      return;
    }
    const faults = faultsOf(opened.form, isRanked(opened.bot));
    if (Object.keys(faults).length > 0) {
      setMemory((now) => ({ ...now, faults, saveProblem: { kind: 'invalid' } }));
      return;
    }
    const body = patchOf(opened.bot, opened.form);
    if (!body) {
      navigate(botHref);
      return;
    }
    setMemory({ opened, faults: {}, saveProblem: null, saving: true });
    const saved = await attempt(api.PATCH('/bots/{id}/update/', { params: { path: { id } }, body }));
    if (saved.ok) await done(saved.data);
    else {
      const { faults: said, rest } = faultsFrom(saved.problem);
      setMemory((now) => ({
        ...now,
        faults: said,
        saveProblem: rest ? { kind: 'failed', problem: saved.problem } : { kind: 'invalid' },
        saving: false,
      }));
    }
  };

  const done = async (saved: Bot) => {
    dropEdit(saved.id);
    await bot.replace(saved);
    void refetch('/bots/', '/bots/{id}/results/');
    toast.show({ tone: 'success', text: t('botEdit.saved') });
    navigate(botHref, { replace: true });
  };

  return (
    <BotEditView
      state={
        id === null ? { status: 'notFound' } : toBotEditState({ bot, opened, accounts, leaving: guard.asking, memory })
      }
      botHref={botHref}
      onChange={change}
      onSave={() => void save()}
      onRetry={() => void bot.reload()}
      onLeave={() => {
        if (id !== null) dropEdit(id);
        guard.leave();
      }}
      onStay={guard.stay}
    />
  );
}
