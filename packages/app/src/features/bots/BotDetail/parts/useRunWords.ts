import type { BotRun } from '@peyk/api-types';
import { useT } from '../../../../i18n/I18n';
import { visible } from '../../../../i18n/named';
import { isAdvised, phaseOf } from '../runFacts';

export interface RunWords {
  title: string;
  /** One more line; null when there is nothing to add. */
  detail: string | null;
  when: { kind: 'created' | 'started' | 'ended'; at: string };
}

/** The texts for the current state of a run. */
export function useRunWords(run: BotRun): RunWords {
  const t = useT();
  const { counts, current } = run;
  const phase = phaseOf(run);
  const when: RunWords['when'] = run.finished_at
    ? { kind: 'ended', at: run.finished_at }
    : run.started_at
      ? { kind: 'started', at: run.started_at }
      : { kind: 'created', at: run.created_at };
  const next = (done: number, total: number) => Math.min(done + 1, Math.max(1, total));
  const place = visible(current.university_name);
  const professor = visible(current.professor_name);
  const publication = visible(current.publication_title);
  const university = place && t('botRun.atUniversity', { university: place });
  const person =
    professor && publication
      ? t('botRun.reading', { publication, professor })
      : professor
        ? t('botRun.readingProfessor', { professor })
        : university;

  switch (phase) {
    case 'queued':
      return { title: t('botRun.queued.title'), detail: t('botRun.queued.body'), when };
    case 'universities':
      return {
        title: t('botRun.universities', {
          n: next(counts.universities_read, counts.universities_total),
          total: Math.max(1, counts.universities_total),
        }),
        detail: university,
        when,
      };
    case 'professors':
      return { title: t('botRun.professors', { count: counts.professors_found }), detail: university, when };
    case 'scoring':
      return {
        title: t('botRun.scoring', { count: counts.professors_scored }),
        detail: person,
        when,
      };
    case 'drafting':
      return {
        title: t('botRun.drafting', {
          n: next(counts.drafts_written, run.targets_limit),
          total: run.targets_limit,
        }),
        detail: person,
        when,
      };
    case 'finishing':
      return { title: t('botRun.finishing'), detail: null, when };
    case 'finished':
      return counts.professors_found <= counts.skipped
        ? {
            title: t('botRun.finishedNothing.title'),
            detail: isAdvised(run) ? null : t('botRun.finishedNothing.body'),
            when,
          }
        : { title: t('botRun.finished', { count: counts.drafts_waiting }), detail: null, when };
    case 'stopped':
      return { title: t('botRun.stopped.title'), detail: t('botRun.stopped.body'), when };
    case 'failed':
      return { title: t('botRun.failed.title'), detail: t('botRun.failed.body'), when };
  }
}
