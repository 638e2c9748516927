import { RestoredNote } from '../../../../forms/edits/RestoredNote';
import { SideBySide } from '../../../../forms/edits/SideBySide';
import { useVersions } from '../../../../forms/edits/useVersions';
import { useFieldWords } from '../../../../forms/useFieldWords';
import { formOfSearch, readSearch } from '../../../../entities/bot/search/botSearch';
import { usePlaceText } from '../../../../entities/bot/search/usePlaceWords';
import { formatPlain } from '../../../../i18n/format';
import { useLocale, useT } from '../../../../i18n/I18n';
import type { BotEditState } from '../BotEdit.states';
import { botForm } from '../editForm';

interface UnsavedProps {
  state: Extract<BotEditState, { status: 'ready' }>;
  onKeepMine: (field: string) => void;
  onTakeTheirs: (field: string) => void;
}

/** How the form differs from the stored bot: restored unsaved text, and fields that were also changed elsewhere. */
export function Unsaved({ state, onKeepMine, onTakeTheirs }: UnsavedProps) {
  const t = useT();
  const { bot, accounts, files } = state;
  const { labels } = useFieldWords(botForm);
  const searchText = useSearchText(state);
  const known = accounts.status === 'ready' ? accounts.accounts : [];
  const proposals = files.status === 'ready' ? files.proposals : [];
  const fields = useVersions(
    state.form,
    state.clashes,
    { ...labels, search: t('createBot.filters.where') },
    {
      search: searchText,
      gmail_account: (id) =>
        known.find((account) => account.id === id)?.email ?? (id === bot.gmail_account ? (bot.gmail_email ?? '') : ''),
      attach_proposal: (id) =>
        id === null ? t('drafts.files.noProposal') : proposals.find((file) => file.id === id)?.name,
    },
  );
  if (fields.length > 0) return <SideBySide level={2} {...{ fields, onKeepMine, onTakeTheirs }} />;
  return state.restored ? <RestoredNote /> : null;
}

/** A search as lines of text: its places, how universities are found, and how many are chosen. */
function useSearchText({ search }: UnsavedProps['state']): (search: string) => string {
  const t = useT();
  const locale = useLocale();
  const countries = search.countries.status === 'ready' ? search.countries.countries : [];
  const placeText = usePlaceText(countries);
  const modes = { world: 'world', local: 'local', name: 'byName' } as const;
  return (text) => {
    const stored = readSearch(text);
    if (stored === null) return '';
    const form = formOfSearch(stored, countries, () => undefined);
    const [min, max] = form.ranks;
    return [
      placeText(form) ?? t('createBot.filters.anywhere'),
      t(`createBot.filters.${modes[form.mode]}`),
      form.mode === 'name'
        ? form.query
        : t('botRun.ranks', { min: formatPlain(locale, min), max: formatPlain(locale, max) }),
      form.selected.length > 0 ? t('createBot.results.chosen', { count: form.selected.length }) : '',
    ]
      .filter((line) => line !== '')
      .join('\n');
  };
}
