import { withArticle } from './article.ts';
import { isLatin, oneLine, type StudentDegree, type StudentProfile } from './student.ts';

const degreeNames: Readonly<Record<string, string>> = {
  BSc: 'a BSc',
  Master: "a master's degree",
  PhD: 'a PhD',
  'Post-PhD': 'a postdoctoral qualification',
  Associate: 'an associate degree',
  Diploma: 'a diploma',
  Certification: 'a certificate',
};

/** The name a student signs with. */
export function studentName(student: StudentProfile): string {
  return oneLine(`${student.firstName} ${student.lastName}`);
}

/** A stored year before this is Jalali: the form asks about one, but stored ones stay, and other clients may not ask. */
const FIRST_GREGORIAN = 1500;
const isJalali = (year: number): boolean => year < FIRST_GREGORIAN;
const gregorian = (year: number): number => (isJalali(year) ? year + 621 : year);
const order = (degree: StudentDegree): number =>
  degree.is_current ? 10_000 : gregorian(degree.year_end ?? degree.year_start);

/** A student's self-introduction: identical in all of their drafts, so that comparisons can remove it. */
export function introductionOf(student: StudentProfile): string {
  const degree = student.degrees
    .filter((item) => isLatin(item.field_of_study) && isLatin(item.university_name))
    .sort((a, b) => order(b) - order(a))[0];
  const name = studentName(student);
  if (!degree) return `My name is ${name}, and I am preparing my applications for doctoral study.`;
  const kind = degreeNames[degree.degree_type] ?? 'a degree';
  const place = `${oneLine(degree.field_of_study, 12)} ${degree.is_current ? 'at' : 'from'} ${withArticle(oneLine(degree.university_name, 12))}`;
  return degree.is_current
    ? `My name is ${name}, and I am studying for ${kind} in ${place}.`
    : `My name is ${name}. I hold ${kind} in ${place}${degree.year_end && !isJalali(degree.year_end) ? ` (${degree.year_end})` : ''}.`;
}
