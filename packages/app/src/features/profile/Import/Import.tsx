import { useCallback, useRef, useState } from 'react';
import { useRefetch } from '../../../api/useApi';
import type { Outcome } from '../../../api/client';
import { useUser } from '../../../entities/user/useUser';
import { saveFile } from '../../../ui/saveFile';
import type { FetchedFile } from '../fetchFile';
import { profileLists } from '../lists';
import { LISTS, type Step, isList } from '../steps';
import type { ExportStep, ReadStep, UndoStep } from './Import.states';
import { ImportView, type ImportViewProps } from './ImportView';
import { bodyOf, carriedOver, firstChoice, foundOf, stepsOf } from './found';
import { fetchBibtex, fetchJsonResume, readSource, saveImport, undoImport } from './importCalls';
import { useKeptSource } from './keptSource';
import { type Source, isFileKind, requestOf } from './sources';
import { type Phase, exportStepOf, isDone, readStepOf, toImportState } from './toState';

const idle = { status: 'idle' } as const;

/** Brings a profile in from elsewhere: read, look, store, and take back; and takes it out. */
export function Import() {
  const refetch = useRefetch();
  const [source, setSource] = useKeptSource(useUser()?.id ?? null);
  const [phase, setPhase] = useState<Phase>({ at: 'choose' });
  const [reading, setReading] = useState<ReadStep>(idle);
  const [bibtex, setBibtex] = useState<ExportStep>(idle);
  const [jsonResume, setJsonResume] = useState<ExportStep>(idle);
  const [withReferees, setWithReferees] = useState(false);
  /** Which reading is wanted: an answer to an earlier one is late. */
  const turn = useRef(0);

  const change = (make: (now: Source) => Source) => {
    turn.current += 1;
    setReading(idle);
    setSource(make);
  };

  /** Reads the source, as long as nobody asks for something else; tells how it ends where it fails. */
  const read = async (tell: (step: ReadStep) => void) => {
    const mine = (turn.current += 1);
    tell({ status: 'busy' });
    const request = await requestOf(source);
    if (mine !== turn.current) return null;
    if ('faults' in request) {
      tell({ status: 'refused', faults: request.faults });
      return null;
    }
    const outcome = await readSource(request);
    if (mine !== turn.current) return null;
    tell(readStepOf(outcome));
    return outcome.ok ? foundOf(outcome.data) : null;
  };

  // Always the same function, so that a row is drawn only when it changes.
  const choose = useCallback<ImportViewProps['onChoose']>(
    (make) => setPhase((now) => (now.at === 'found' ? { ...now, choice: make(now.choice) } : now)),
    [],
  );

  const begin = async () => {
    const found = await read(setReading);
    if (found) setPhase({ at: 'found', found, choice: firstChoice(found), saving: idle });
  };

  /** What was found is forgotten after a day; what was selected is not. */
  const readAgain = async () => {
    if (phase.at !== 'found') return;
    const again = await read((step) =>
      setPhase({
        ...phase,
        saving:
          step.status === 'busy' ? { status: 'readingAgain' } : step.status === 'failed' ? step : { status: 'gone' },
      }),
    );
    if (again)
      setPhase({ ...phase, found: again, choice: carriedOver(phase.found, phase.choice, again), saving: idle });
  };

  const leave = () => {
    turn.current += 1;
    setReading(idle);
    setPhase({ at: 'choose' });
  };

  /** Lists, the numbers beside their names, and the person, wherever they are shown. */
  const refresh = (steps: readonly Step[]) =>
    void refetch(
      '/api/student/cv/',
      ...steps.filter(isList).map((step) => profileLists[LISTS[step]].path),
      ...(steps.includes('profile') ? (['/api/auth/me/', '/api/student/profile/edit/'] as const) : []),
    );

  const save = async () => {
    if (phase.at !== 'found') return;
    const { found, choice } = phase;
    setPhase({ ...phase, saving: { status: 'busy' } });
    const outcome = await saveImport(found.id, bodyOf(found, choice));
    if (outcome.ok || isDone(outcome.problem, 'import_stored')) {
      const steps = stepsOf(found, choice);
      refresh(steps);
      setSource(withoutRead);
      setPhase({ at: 'saved', id: found.id, counts: outcome.ok ? outcome.data : null, steps, undo: idle });
      return;
    }
    const { problem } = outcome;
    setPhase({ ...phase, saving: problem.kind === 'notFound' ? { status: 'gone' } : { status: 'failed', problem } });
  };

  const undo = async () => {
    if (phase.at !== 'saved') return;
    const tell = (step: UndoStep) => setPhase({ ...phase, undo: step });
    tell({ status: 'busy' });
    const outcome = await undoImport(phase.id);
    if (outcome.ok || isDone(outcome.problem, 'import_not_stored')) {
      refresh(phase.steps);
      setPhase({ at: 'undone', counts: outcome.ok ? outcome.data : null });
      return;
    }
    const { problem } = outcome;
    tell(problem.kind === 'notFound' ? { status: 'gone' } : { status: 'failed', problem });
  };

  const download = async (call: Promise<Outcome<FetchedFile>>, tell: (step: ExportStep) => void) => {
    tell({ status: 'busy' });
    const outcome = await call;
    const step = exportStepOf(outcome);
    tell(outcome.ok && step.status === 'done' ? saved(outcome.data) : step);
  };

  return (
    <ImportView
      state={toImportState({ phase, source, reading, bibtex, jsonResume, withReferees })}
      onChange={change}
      onRead={() => void begin()}
      onBibtex={() => void download(fetchBibtex(), setBibtex)}
      onJsonResume={() => void download(fetchJsonResume(withReferees), setJsonResume)}
      onReferees={setWithReferees}
      onChoose={choose}
      onSave={() => void save()}
      onReadAgain={() => void readAgain()}
      onLeave={leave}
      onUndo={() => void undo()}
    />
  );
}

/** A source whose text and file have been taken in. */
function withoutRead({ kind, texts, files }: Source): Source {
  return {
    kind,
    texts: { ...texts, [kind]: '' },
    files: isFileKind(kind) ? { ...files, [kind]: null } : files,
  };
}

function saved({ name, file }: FetchedFile): ExportStep {
  try {
    saveFile(name, file);
    return { status: 'done' };
  } catch {
    // The browser refused; the words for a failure without a reason fit.
    return { status: 'failed', problem: { kind: 'server', detail: null } };
  }
}
