import { judgedText } from '../src/drafts/judgeLetter.ts';
import { writerOf } from '../src/drafts/report/letters.ts';
import { composeEmail } from '../src/matching/compose.ts';
import { asCandidate, judgedProfessor, judgedStudent } from '../src/matching/judged/index.ts';
import { asWriter } from '../src/matching/judged/writer.ts';

/**
 * Prints the processor time until the sentences of a letter have their classes again after one of them changed, as the editor asks for it
 * after a pause in typing (EVD-03), for professors with few and with many papers; fails over a limit.
 */
const LIMIT_MS = 300;
const CHANGES = 60;

const student = judgedStudent('mina-rostami');
const writer = writerOf(student);
const some = asCandidate(judgedProfessor('aasgrav'));
const { body } = composeEmail(asWriter(student), some, { today: '2026-11-25', needResearchProposal: false });

const at = (sorted: readonly number[], share: number): number => sorted[Math.floor((sorted.length - 1) * share)] ?? 0;

for (const papers of [3, 60, 500]) {
  const publications = Array.from({ length: papers }, (_, index) => {
    const known = some.publications[index % some.publications.length];
    if (!known) throw new Error('The professor has no paper');
    return index < some.publications.length
      ? known
      : {
          ...known,
          title: `${known.title}, part ${index}`,
          abstract: known.abstract?.replaceAll('bridge', `bridge ${index}`),
        };
  });
  for (const lang of ['en', 'fa'] as const) {
    const judge = (text: string): number => {
      const before = process.cpuUsage();
      judgedText(text, { ...some, publications }, writer, { bindings: [], phrasing: [] }, lang);
      const { user, system } = process.cpuUsage(before);
      return (user + system) / 1000;
    };
    const first = judge(body);
    const changes = Array.from({ length: CHANGES }, (_, index) =>
      judge(body.replace('My question is this:', `After ${index} winters, my question is this:`)),
    ).toSorted((a, b) => a - b);
    const most = at(changes, 0.95);
    process.stdout.write(
      `${first.toFixed(0).padStart(6)} ms at first, ${at(changes, 0.5).toFixed(1)} (median) and ${most.toFixed(1)} ms (95th percentile, at most ${LIMIT_MS}) after a change: ${papers} papers, ${lang}\n`,
    );
    if (Math.max(first, most) > LIMIT_MS) process.exitCode = 1;
  }
}
