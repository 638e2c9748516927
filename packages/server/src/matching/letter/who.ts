import { withArticle } from '../article.ts';
import { gregorian } from '../gregorian.ts';
import { inSentence } from './inSentence.ts';
import {
  isLatin,
  oneLine,
  type StudentDegree,
  type StudentJob,
  type StudentPlan,
  type StudentProfile,
} from '../student.ts';

/** A degree as a sentence names it. Of a master's it isn't known whether it is one of arts or of science. */
const DEGREES: Readonly<Record<string, string>> = {
  BSc: 'a bachelor’s degree',
  Master: 'a master’s degree',
  PhD: 'a PhD',
  'Post-PhD': 'a postdoctoral qualification',
  Associate: 'an associate degree',
  Diploma: 'a diploma',
  Certification: 'a certificate',
};

const order = (degree: StudentDegree): number =>
  degree.is_current ? 10_000 : gregorian(degree.year_end ?? degree.year_start);

/** The name that a student signs with: in Latin letters where the profile has one. */
export const signatureOf = (student: StudentProfile): string =>
  oneLine(student.latinName?.trim() || `${student.firstName} ${student.lastName}`);

/** The newest degree that an English sentence can name. */
export const newestDegree = (student: StudentProfile): StudentDegree | undefined =>
  student.degrees
    .filter((degree) => isLatin(degree.field_of_study) && isLatin(degree.university_name))
    .sort((a, b) => order(b) - order(a))[0];

const currentJob = (student: StudentProfile): StudentJob | undefined =>
  student.jobs
    .filter((job) => job.is_current && isLatin(job.job_title) && isLatin(job.company_name))
    .sort((a, b) => gregorian(b.year_start) - gregorian(a.year_start))[0];

/** Names that are common nouns with a capital and take an article: "the Ministry of Energy", "the Central Bank". */
const TAKES_ARTICLE =
  /^(?:(?:Superior|Supreme|District|Regional|Provincial|High|Constitutional) (?:Court|Council)|Secretariat|Ministry|Department|Institute|Office|Agency|Museum|Library|Bank of|Central Bank|Centre|Center|Court|City of|Municipality|Government|Academy|Society|Association|Union|Faculty|School of|College of|Port of|State)\b/u;
const atPlace = (name: string): string => (TAKES_ARTICLE.test(name) ? `the ${name}` : withArticle(name));

/** "the history of Islamic Iran", but "mathematics". */
const inField = (field: string): string =>
  /^(?:history|philosophy|sociology|economics|politics|theory|psychology|anthropology|geography|archaeology|archeology|law) of /u.test(
    field,
  )
    ? `the ${field}`
    : field;

const aOrAn = (noun: string): string => `${/^(?:[aeio]|u(?!ni|se|ti|ro))/iu.test(noun) ? 'an' : 'a'} ${noun}`;

/** What is looked for, as a noun phrase without an article. */
const placeOf = (degree: string | null): string =>
  degree === 'Postdoc'
    ? 'postdoctoral position'
    : degree === 'Master'
      ? 'place on a master’s programme'
      : 'PhD position';

/** "autumn 2027"; only the year where no season is said, and nothing where no year is. */
export const startOf = (plan: StudentPlan | null | undefined): string =>
  plan?.year ? [plan.season, gregorian(plan.year)].filter(Boolean).join(' ') : '';

const lookingFor = (plan: StudentPlan | null | undefined, area: string): string => {
  const start = startOf(plan);
  const from = `${area}${start === '' ? '' : ` from ${start}`}`;
  const kind = plan?.degree ?? null;
  if (plan?.funding === 'position' && kind !== 'Master')
    return `looking for ${kind === 'Postdoc' ? 'a' : 'a funded'} ${placeOf(kind)}${from}`;
  if (plan?.funding === 'scholarship')
    return `planning ${kind === 'Postdoc' ? 'postdoctoral work' : kind === 'Master' ? 'a master’s degree' : 'a PhD'}${area} on a scholarship${start === '' ? '' : ` from ${start}`}`;
  return `looking for a ${placeOf(kind)}${from}`;
};

/**
 * The sentence that says who writes and what for: newest degree, present job, plan. It is the same in all letters of a person, so that
 * comparisons can leave it out; without the job where a letter would be too long. A profile without any of them gives only the plan.
 */
export function whoWrites(student: StudentProfile, withJob = true): string {
  const degree = newestDegree(student);
  const job = currentJob(student);
  const parts: string[] = [];
  if (degree) {
    const kind = DEGREES[degree.degree_type] ?? 'a degree';
    const field = inField(inSentence(degree.field_of_study));
    const place = oneLine(degree.university_name, 12);
    const end = degree.year_end && !degree.is_current ? `, ${gregorian(degree.year_end)}` : '';
    parts.push(
      degree.is_current
        ? `am studying for ${kind} in ${field} (${place})`
        : `hold ${kind} in ${field} (${place}${end})`,
    );
  }
  if (job && (withJob || !degree))
    parts.push(`work as ${aOrAn(inSentence(job.job_title))} at ${atPlace(oneLine(job.company_name, 12))}`);
  const [interest] = student.interests.filter(({ name }) => isLatin(name));
  // Where nothing has been done yet, what is wanted says who writes.
  const wanted = degree || job || !interest ? '' : ` in ${inSentence(interest.name)}`;
  parts.push(`am ${lookingFor(student.plan, wanted)}`);
  const [first = '', second = '', third = ''] = parts;
  if (parts.length === 1) return `I ${first}.`;
  if (parts.length === 2) return `I ${first} and ${second}.`;
  return `I ${first}, ${second} and ${third}.`;
}

/** The question at the end, which can be answered in a line, and what can be sent; a `tight` one leaves out whom else to ask. */
export function asks(
  student: StudentProfile,
  { needResearchProposal, tight = false }: { needResearchProposal: boolean; tight?: boolean },
): { ask: string; offer: string } {
  const { plan } = student;
  const start = startOf(plan);
  const from = start === '' ? '' : ` from ${start}`;
  const kind = plan?.degree ?? null;
  const orWhom = tight ? '' : ', or is there a colleague I should ask';
  const hasPaper = student.papers.length > 0;
  const offer = `I can send my CV${hasPaper && needResearchProposal ? ', a paper and a short research proposal' : hasPaper ? ' and a paper' : needResearchProposal ? ' and a short research proposal' : ''}.`;
  if (plan?.funding === 'scholarship')
    return {
      ask: `Would you be willing to supervise this${from} if I bring a scholarship${orWhom}?`,
      offer,
    };
  if (plan?.funding === 'own')
    return {
      ask: `Would you be willing to supervise this${from} if I bring my own funding${orWhom}?`,
      offer,
    };
  const place =
    kind === 'Postdoc'
      ? 'a postdoctoral position'
      : kind === 'Master'
        ? 'a place for a master’s student'
        : plan?.funding === 'position'
          ? 'a funded PhD place'
          : 'a place for a PhD student';
  return { ask: `Do you expect to have ${place}${from}${orWhom}?`, offer };
}
