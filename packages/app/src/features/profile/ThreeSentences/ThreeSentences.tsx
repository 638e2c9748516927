import type { StudentProfile } from '@peyk/api-types';
import { useToast } from '@peyk/design-system';
import { useState } from 'react';
import { type Outcome, api, perform } from '../../../api/client';
import type { Problem } from '../../../api/problem';
import { useApi, useRefetch } from '../../../api/useApi';
import { type Sentence, hasStart } from '../../../entities/sentences/threeSentences';
import { useUser } from '../../../entities/user/useUser';
import type { FormTable } from '../../../forms/defineForm';
import { useEdit } from '../../../forms/edits/useEdit';
import { useT } from '../../../i18n/I18n';
import { useStillShown } from '../../../ui/useStillShown';
import { profileLists } from '../lists';
import type { Entry } from '../lists/defineList';
import { changedFields } from '../ListStep/changedFields';
import { LISTS } from '../steps';
import { questionForm, resultForm, startForm } from './sentenceForms';
import type { PlanPart, QuestionPart, ResultPart, Sample, ThreeSentencesState } from './ThreeSentences.states';
import { ThreeSentencesView } from './ThreeSentencesView';
import { type Work, keyOf, resultWorks, withEntry, workFor, worksIn } from './works';

const EXTRAS = '/api/student/profile/edit/';

/** The step of the three sentences. Mounted anew for another person. */
export function ThreeSentences() {
  const owner = useUser()?.id ?? null;
  return <Step key={owner} owner={owner} />;
}

/** An entry as it is edited here: it remembers its list, because the person may choose an entry of another one. */
type Stored = Entry & { list: Work['list'] };
const storedOf = ({ list, entry }: Work): Stored => ({ ...entry, list });

function Step({ owner }: { owner: number | null }) {
  const t = useT();
  const toast = useToast();
  const refetch = useRefetch();
  const everything = useApi('/api/student/cv/');
  const extras = useApi(EXTRAS);
  const [skipped, setSkipped] = useState<ReadonlySet<Sentence>>(new Set());
  const [chosen, setChosen] = useState<string | null>(null);
  const [sample, setSample] = useState<Sample>('with');

  const asked = everything.data ? workFor(worksIn(everything.data, 'research-interests'), 'question') : null;
  const works = everything.data ? resultWorks(everything.data) : [];
  const found = workFor(works, 'result', chosen);
  const said = () => toast.show({ tone: 'success', text: t('threeSentences.saved') });

  /** Sends the changed fields of an entry; what was typed belongs to the entry that is chosen now. */
  const send =
    <Form extends object>(table: FormTable<Form, object>, now: Work | undefined) =>
    (stored: Stored, form: Form): Promise<Outcome<Stored | null>> | null => {
      const target = now && !isSame(stored, now) ? storedOf(now) : stored;
      const changes = changedFields(table.bodyOf(table.valuesOf(target)), table.bodyOf(form));
      if (changes === null) return null;
      const { id, list, version } = target;
      return profileLists[LISTS[list]]
        .update(id, { ...changes, ...(version === undefined ? {} : { version }) })
        .then((outcome) => (outcome.ok ? { ...outcome, data: outcome.data && { ...outcome.data, list } } : outcome));
    };
  const onEntry = async (stored: Stored | null) => {
    if (stored) {
      const { list, ...entry } = stored;
      await everything.replace((known) => withEntry(known ?? {}, { list, entry }) as NonNullable<typeof known>);
      void refetch(profileLists[LISTS[list]].path);
    } else await everything.reload();
    said();
  };
  const question = useSentence({
    owner,
    name: 'question',
    record: asked && storedOf(asked.work),
    table: questionForm,
    send: send(questionForm, asked?.work),
    onSaved: onEntry,
  });
  const result = useSentence({
    owner,
    name: 'result',
    record: found && storedOf(found.work),
    table: resultForm,
    send: send(resultForm, found?.work),
    onSaved: onEntry,
  });
  const plan = useSentence({
    owner,
    name: 'plan',
    record: extras.data ?? null,
    table: startForm,
    send: (stored: StudentProfile, form) => {
      const changes = changedFields(startForm.bodyOf(startForm.valuesOf(stored)), startForm.bodyOf(form));
      const { version } = stored;
      return (
        changes && perform(api.PATCH(EXTRAS, { body: { ...changes, ...(version === undefined ? {} : { version }) } }))
      );
    },
    onSaved: async (stored) => {
      if (stored) await extras.replace(stored);
      else await extras.reload();
      said();
    },
  });

  const questionPart = (): QuestionPart => {
    if (skipped.has('question')) return { status: 'skipped' };
    if (!asked || !question.writing) return { status: 'none' };
    if (asked.standing === 'there' && !question.isChanged)
      return { status: 'there', text: question.writing.form.question, of: asked.work };
    return { ...question.writing, of: asked.work, lacksEnglish: asked.standing === 'english' };
  };
  const resultPart = (): ResultPart => {
    if (!found || !result.writing) return { status: 'none' };
    if (skipped.has('result')) return { status: 'skipped' };
    if (found.standing === 'there' && !result.isChanged)
      return { status: 'there', text: result.writing.form.result, of: found.work };
    const isChoice = found.standing === 'missing';
    return {
      ...result.writing,
      of: found.work,
      entries: isChoice ? works : [found.work],
      lacksEnglish: found.standing === 'english',
    };
  };
  const planPart = (stored: StudentProfile): PlanPart => {
    if (skipped.has('plan') || !plan.writing) return { status: 'skipped' };
    if (hasStart(stored) && !plan.isChanged) return { status: 'there', plan: plan.writing.form };
    const isBegun = (stored.plan_degree ?? stored.plan_funding ?? null) !== null;
    return { ...plan.writing, lacksStart: isBegun && !hasStart(stored) };
  };
  const problem = everything.problem ?? extras.problem;
  const state: ThreeSentencesState =
    everything.data && extras.data && owner !== null
      ? { status: 'ready', question: questionPart(), result: resultPart(), plan: planPart(extras.data), sample }
      : problem
        ? { status: 'failed', problem }
        : { status: 'loading' };
  return (
    <ThreeSentencesView
      state={state}
      question={question.acts}
      result={result.acts}
      plan={plan.acts}
      onSkip={(sentence) => setSkipped((now) => new Set([...now, sentence]))}
      onWrite={(sentence) => setSkipped((now) => new Set([...now].filter((each) => each !== sentence)))}
      onChoose={(work) => setChosen(keyOf(work))}
      onSample={setSample}
      onRetry={() => {
        void everything.reload();
        void extras.reload();
      }}
    />
  );
}

const isSame = (stored: Stored, { list, entry }: Work) => stored.list === list && stored.id === entry.id;

interface SentenceEdit<Record extends object, Form extends object> {
  owner: number | null;
  name: Sentence;
  /** The newest known record that has or lacks the sentence. */
  record: Record | null;
  table: FormTable<Form, object>;
  send: (stored: Record, form: Form) => Promise<Outcome<Record | null>> | null;
  /** With the stored record, where the answer has it. */
  onSaved: (stored: Record | null) => Promise<void>;
}

/** One of the three as it is written: unsaved text is kept as in any form of the profile. */
function useSentence<Record extends object, Form extends object>({
  owner,
  name,
  record,
  table,
  send,
  onSaved,
}: SentenceEdit<Record, Form>) {
  const [saving, setSaving] = useState(false);
  const [saveProblem, setSaveProblem] = useState<Problem | null>(null);
  const { edit, isChanged, change, keepMine, takeTheirs, save } = useEdit<Record, Form>(
    owner === null ? null : `sentences.${name}`,
    owner,
    record,
    { formOf: (stored) => table.valuesOf(stored), send },
  );
  const isShown = useStillShown(name);
  const submit = async () => {
    setSaving(true);
    setSaveProblem(null);
    const saved = await save();
    if (saved?.kind === 'saved' || saved?.kind === 'savedInPart') await onSaved(saved.stored);
    if (!isShown()) return;
    setSaveProblem(saved?.kind === 'failed' ? saved.problem : null);
    setSaving(false);
  };
  return {
    isChanged,
    writing: edit && {
      status: 'open' as const,
      form: edit.form,
      clashes: edit.clashes,
      restored: edit.restored,
      saving,
      saveProblem,
    },
    acts: { onChange: change, onKeepMine: keepMine, onTakeTheirs: takeTheirs, onSave: () => void submit() },
  };
}
