import { useToast } from '@peyk/design-system';
import { useEffect, useState } from 'react';
import { api, attempt, perform } from '../../../api/client';
import type { Problem } from '../../../api/problem';
import { useApi, useKnown, useRefetch } from '../../../api/useApi';
import { useT } from '../../../i18n/I18n';
import { named } from '../../../i18n/named';
import { profileLists } from '../lists';
import { entriesIn } from '../Profile/countsOf';
import { LISTS, type ListStep as Step } from '../steps';
import { ListStepView } from './ListStepView';
import { GainPart } from './parts/gainPart';
import { type ExtractionStep, extractionEnd, proposed } from './section';
import { useEnglishAreas } from './useEnglishAreas';
import { useSection } from './useSection';

interface ListStepProps {
  step: Step;
  /** The person came here from another step. */
  entered: boolean;
}

/** One list of the profile, with its form. Mounted anew for each step. */
export function ListStep({ step, entered }: ListStepProps) {
  const name = LISTS[step];
  const list = profileLists[name];
  const t = useT();
  const toast = useToast();
  const refetch = useRefetch();
  const [extraction, setExtraction] = useState<ExtractionStep>({ status: 'idle' });
  const [currentYear] = useState(() => new Date().getFullYear());
  const { gain } = list;
  // Before the form is opened, so that nothing moves in it.
  useEffect(() => {
    if (gain) void GainPart.preload();
  }, [gain]);
  const result = useApi(list.path);
  const known = entriesIn(useKnown('/api/student/cv/'), step);
  const reload = async () => {
    const read = await result.reload();
    // The number of entries of every list, beside the names of the steps.
    void refetch('/api/student/cv/');
    return read;
  };
  const section = useSection(
    // Saved entries are shown though their list cannot be read now.
    { ...result, data: result.data ?? (result.problem ? known : undefined), reload },
    {
      name,
      form: list.form,
      add: list.add,
      update: list.update,
      remove: list.remove,
      move: (id, position) => list.update(id, { position }),
      given: list.given?.(currentYear),
    },
    {
      onSaved: (isNew) => {
        toast.show({ tone: 'success', text: isNew ? t(`profile.${name}.added`) : t(`profile.${name}.updated`) });
        // The first entry of a list earns XP, which the frame shows.
        if (isNew) void refetch('/api/auth/me/', '/api/student/rewards/');
      },
      onDiscarded: (restore) =>
        toast.show({
          tone: 'info',
          text: t('profile.discarded'),
          action: { label: t('profile.undo'), onPress: restore },
        }),
      onRemoved: (item, restore) =>
        toast.show({
          tone: 'info',
          text: t('profile.removed', { name: named(t, list.nameOf(item, t)) }),
          action: { label: t('profile.undo'), onPress: () => void restore() },
        }),
    },
  );

  const form = section.state.status === 'ready' && section.state.form.open ? section.state.form.form : null;
  const english = useEnglishAreas(list.areas ?? {}, form);

  const extract = async () => {
    setExtraction({ status: 'busy' });
    const found = await attempt(api.POST('/api/integrations/api/research/extract/'));
    if (!found.ok) {
      setExtraction({ status: 'failed', problem: found.problem });
      return;
    }
    setExtraction(proposed(found.data.research_interests));
  };

  const keep = (kept: readonly string[]) =>
    setExtraction((now) => (now.status === 'proposed' ? { ...now, kept } : now));

  const saveKept = async () => {
    if (extraction.status !== 'proposed') return;
    const { proposals, kept } = extraction;
    setExtraction({ ...extraction, status: 'saving' });
    const ids: number[] = [];
    // One by one (specification, section 4).
    for (const { interest_name, subfield } of proposals.filter((each) => kept.includes(each.interest_name))) {
      const outcome = await perform(
        api.POST('/api/student/research-interests/add/', { body: { interest_name, subfield } }),
      );
      if (outcome.ok && outcome.data) ids.push(outcome.data.id);
    }
    await reload();
    setExtraction(extractionEnd(ids));
  };

  const takeBack = async () => {
    if (extraction.status !== 'saved') return;
    setExtraction({ ...extraction, undoing: true, undoProblem: null });
    let ids = extraction.ids;
    let problem: Problem | null = null;
    for (const id of extraction.ids) {
      const outcome = await list.remove(id);
      // Gone already is as good as removed.
      if (outcome.ok || outcome.problem.kind === 'notFound') ids = ids.filter((each) => each !== id);
      else problem = outcome.problem;
    }
    await reload();
    setExtraction(ids.length === 0 ? { status: 'idle' } : { ...extraction, ids, undoing: false, undoProblem: problem });
  };

  return (
    <ListStepView
      state={{
        step,
        entered,
        section: section.state,
        english,
        ...(step === 'research-interests' ? { extraction } : {}),
      }}
      onOpen={section.openForm}
      onCancel={section.closeForm}
      onChange={section.change}
      onKeepMine={section.keepMine}
      onTakeTheirs={section.takeTheirs}
      onSave={section.save}
      onAddAsNew={section.addAsNew}
      onRemove={section.remove}
      onMove={(item, position) => section.move(item.id, position)}
      onRetry={reload}
      onExtract={extract}
      onKeep={keep}
      onSaveKept={saveKept}
      onDiscard={() => setExtraction({ status: 'idle' })}
      onTakeBack={takeBack}
    />
  );
}
