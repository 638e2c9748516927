import type { ProfessorStats } from '@peyk/api-types';

/** The names that servers use for the number of professors; the first one present wins, also with the value 0. */
const totalNames = ['total_professors', 'total', 'count'] as const;

/** The totals over all professors, under whatever names the server uses. A missing count is 0, a missing average null. */
export function readProfessorStats(answer: object): ProfessorStats {
  const said = answer as Readonly<Record<string, unknown>>;
  const number = (...names: readonly string[]) =>
    names.map((name) => said[name]).find((value) => typeof value === 'number' && Number.isFinite(value)) as
      | number
      | undefined;
  const whole = (value: number | undefined) => Math.min(Number.MAX_SAFE_INTEGER, Math.max(0, Math.trunc(value ?? 0)));
  const average = number('average_h_index');
  return {
    total_professors: whole(number(...totalNames)),
    professors_with_h_index: whole(number('professors_with_h_index')),
    average_h_index: average === undefined ? null : Math.max(0, average),
  };
}
