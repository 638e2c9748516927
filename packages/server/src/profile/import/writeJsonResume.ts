import type { CvData } from '@peyk/api-types';
import type { Fields } from '../entries.ts';
import { type SectionName, SECTIONS } from '../sections.ts';
import { rulesOf } from './addEntry.ts';
import { PEYK } from './jsonResume.ts';
import { beyond, KINDS, type Part, resumeListOf, schoolCourse } from './resumeLists.ts';

const withoutNull = (fields: Fields): Fields =>
  Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== null && value !== undefined && value !== ''),
  );

/** An entry as an object of its part; beside it what the part has no place for. */
function written(section: SectionName, entry: Fields, more: Fields = {}): Fields {
  const { part, read, write } = resumeListOf(section);
  const item = withoutNull(write(entry));
  const list = KINDS[part] ? { list: section } : {};
  const beside = { ...list, ...more, ...beyond(entry, read(item), rulesOf(section).fields.keys()) };
  // A paper of ours is told from one of another program by what stands beside it.
  return Object.keys(beside).length > 0 || section === 'papers' ? { ...item, [PEYK]: beside } : item;
}

/** The schools, each with the courses that were taken there, and the courses of no school as certificates. */
function schools(degrees: readonly Fields[], courses: readonly Fields[]): { education: Fields[]; others: Fields[] } {
  const taken = degrees.map((): { titles: string[]; beside: Fields[] } => ({ titles: [], beside: [] }));
  const others: Fields[] = [];
  for (const [index, course] of courses.entries()) {
    const position = index + 1;
    const at = degrees.findIndex((degree) => degree['university_name'] === course['institution']);
    const [school, own] = [degrees[at], taken[at]];
    if (school === undefined || own === undefined) {
      others.push(written('courses', course, { position }));
      continue;
    }
    const title = String(course['course_title']);
    const rest = beyond(course, schoolCourse(title, school), rulesOf('courses').fields.keys());
    own.titles.push(title);
    own.beside.push({ course_title: title, position, ...rest });
  }
  const education = degrees.map((degree, index) => {
    const { titles = [], beside = [] } = taken[index] ?? {};
    if (titles.length === 0) return written('degrees', degree);
    return { ...written('degrees', degree, { courses: beside }), courses: titles };
  });
  return { education, others };
}

/**
 * A profile as a JSON Resume of version 1, which `readJsonResume` reads back without a loss. Gender and birth date never stand in it, other
 * people's names and addresses only with `references`.
 */
export function writeJsonResume(data: CvData, { references }: { references: boolean }): string {
  const { user } = data;
  const lists = data as unknown as Record<SectionName, readonly Fields[]>;
  const { education, others } = schools(lists.degrees, lists.courses);
  const parts: Partial<Record<Part, Fields[]>> = { education };
  for (const { section } of SECTIONS) {
    if (section === 'degrees' || section === 'courses' || (section === 'references' && !references)) continue;
    const { part } = resumeListOf(section);
    parts[part] = [...(parts[part] ?? []), ...lists[section].map((entry) => written(section, entry))];
  }
  parts.certificates = [...(parts.certificates ?? []), ...others];
  const { profiles = [], ...rest } = Object.fromEntries(
    Object.entries(parts).filter(([, items = []]) => items.length > 0),
  ) as typeof parts;
  const basics = withoutNull({
    name: `${user.first_name} ${user.last_name}`.trim(),
    email: user.email,
    phone: user.phone,
    location: user.address ? { address: user.address } : null,
    profiles: profiles.length > 0 ? profiles : null,
  });
  return `${JSON.stringify({ basics, ...rest, meta: { version: 'v1.0.0' } }, null, 2)}\n`;
}
