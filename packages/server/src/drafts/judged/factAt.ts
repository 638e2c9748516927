import { judgedProfessor, judgedStudent } from '../../matching/judged/index.ts';
import type { Source } from './shapes.ts';

/** An own property as text, or null. */
function valueOf(holder: unknown, name: string): string | null {
  const value = new Map(Object.entries(Object(holder) as Record<string, unknown>)).get(name);
  return typeof value === 'string' || typeof value === 'number' ? String(value) : null;
}

function theirFact(professor: string, path: string): string | null {
  const { publications, ...facts } = judgedProfessor(professor);
  const [id = '', part] = path.split('/');
  if (part === undefined) return valueOf(facts, id);
  const publication = publications.find((one) => one.id === id);
  return publication === undefined ? null : (valueOf(publication.abstract, part) ?? valueOf(publication, part));
}

function ownFact(student: string, path: string): string | null {
  const facts = judgedStudent(student);
  const [list = '', name = '', field = ''] = path.split('/');
  if (list === 'profile') return valueOf(facts.profile, name);
  const entries = new Map(Object.entries(facts)).get(list);
  if (!Array.isArray(entries)) return null;
  const named = entries.find((entry) => valueOf(entry, list === 'skills' ? 'skill_name' : 'id') === name) as unknown;
  return named === undefined ? null : valueOf(named, field);
}

/** The text of a fact of this pair, or null when there is no such fact. */
export function factAt(pair: { student: string; professor: string }, source: Source): string | null {
  const path = source.slice(source.indexOf(':') + 1);
  return source.startsWith('their:') ? theirFact(pair.professor, path) : ownFact(pair.student, path);
}
