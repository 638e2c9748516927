import { useMemo, useState } from 'react';
import { api, attempt } from '../../../api/client';
import type { Problem } from '../../../api/problem';
import { useApi } from '../../../api/useApi';
import { useUser } from '../../../entities/user/useUser';
import { saveFile } from '../../../ui/saveFile';
import type { CvStep, GeneratedCv } from './Cv.states';
import { CvView } from './CvView';
import { type FetchedFile } from '../fetchFile';
import { downloadCv, downloadTypst, generateCv } from './cvCalls';
import { useKeptChoice } from './keptCv';
import { mostInterests } from './mostInterests';
import { profileMark } from './profileMark';
import { chosenFile, chosenNames, toCvState } from './toState';

const idle: CvStep = { status: 'idle' };
/** A step without how it ended last; what is in progress goes on. */
const settled = (step: CvStep): CvStep => (step.status === 'busy' ? step : idle);
/** A choice answers what was wrong with the one before; a success stays. */
const answered = (step: CvStep): CvStep => (step.status === 'done' ? step : settled(step));

/** The CV step of the profile. */
export function Cv() {
  const list = useApi('/api/student/research-interests/');
  const [choice, change] = useKeptChoice(useUser()?.id ?? null);
  const { wanted, force, options, cv } = choice;
  const [generate, setGenerate] = useState(idle);
  const [download, setDownload] = useState(idle);
  const [typst, setTypst] = useState(idle);
  const [isFullSize, setFullSize] = useState(false);
  const everything = useApi('/api/student/cv/');
  const own = useApi('/api/student/profile/edit/');
  const mark = useMemo(() => profileMark(everything.data, own.data), [everything.data, own.data]);
  const state = toCvState(list, { wanted, force, options, generate, download, typst, cv, isFullSize, mark });
  const names = state.status === 'ready' ? chosenNames(state) : [];
  const fileName = (extension?: '.pdf' | '.typ') => (state.status === 'ready' ? chosenFile(state, extension) : '');

  /** A call that is refused may name an interest that was removed elsewhere: the list is read again, and with it what is chosen. */
  const failed = async (problem: Problem): Promise<CvStep> => {
    if (problem.kind === 'invalid') {
      const now = await attempt(api.GET('/api/student/research-interests/'));
      if (now.ok) await list.replace(now.data);
    }
    return { status: 'failed', problem };
  };

  const make = async () => {
    setDownload(settled);
    setTypst(settled);
    setGenerate({ status: names.length === 0 ? 'noneChosen' : 'busy' });
    if (names.length === 0) return;
    const made = await generateCv(names, force, options);
    // With its interests and look: others may have been chosen since.
    if (!made.ok) {
      setGenerate(await failed(made.problem));
      return;
    }
    const fresh: GeneratedCv = { ...made.data, interests: names, options, file: fileName(), mark: null };
    change((now) => ({ ...now, cv: fresh }));
    setGenerate({ status: 'done' });
    // Read after the CV was made: what this page knew before may be older than what the server made it of.
    const [lists, person] = await Promise.all([
      attempt(api.GET('/api/student/cv/')),
      attempt(api.GET('/api/student/profile/edit/')),
    ]);
    if (!lists.ok || !person.ok) return;
    await Promise.all([everything.replace(lists.data), own.replace(person.data)]);
    const known = profileMark(lists.data, person.data);
    change((now) => (now.cv === fresh ? { ...now, cv: { ...fresh, mark: known } } : now));
  };

  const fetchFile = async (as: 'pdf' | 'typst') => {
    const [setStep, setOther, call, name] =
      as === 'pdf'
        ? [setDownload, setTypst, downloadCv, fileName()]
        : [setTypst, setDownload, downloadTypst, fileName('.typ')];
    setGenerate(settled);
    setOther(settled);
    setStep({ status: names.length === 0 ? 'noneChosen' : 'busy' });
    if (names.length === 0) return;
    const fetched = await call(name, names, force, options);
    setStep(fetched.ok ? save(fetched.data) : await failed(fetched.problem));
  };

  return (
    <CvView
      state={state}
      onChoose={(ids) => {
        change((now) => ({ ...now, wanted: ids.slice(0, mostInterests) }));
        setGenerate(answered);
        setDownload(answered);
        setTypst(answered);
      }}
      onForce={(next) => change((now) => ({ ...now, force: next }))}
      onOptions={(next) => change((now) => ({ ...now, options: { ...now.options, ...next } }))}
      onGenerate={() => void make()}
      onDownload={() => void fetchFile('pdf')}
      onTypst={() => void fetchFile('typst')}
      onFullSize={setFullSize}
      onClear={() => {
        change((now) => ({ ...now, cv: null }));
        setGenerate(settled);
      }}
      onRetry={() => void list.reload()}
    />
  );
}

function save({ name, file }: FetchedFile): CvStep {
  try {
    saveFile(name, file);
    return { status: 'done' };
  } catch {
    // The browser refused; the words for a failure without a reason fit.
    return { status: 'failed', problem: { kind: 'server', detail: null } };
  }
}
