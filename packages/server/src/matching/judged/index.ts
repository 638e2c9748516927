import type { CandidateProfessor } from '../../directory/directory.ts';
import { inEnglish } from '../../profile/inEnglish.ts';
import type { StudentProfile } from '../student.ts';
import { judgedProfessors } from './professors/index.ts';
import type { JudgedAbstract, JudgedProfessor, JudgedPublication, JudgedStudent } from './shapes.ts';
import { judgedStudents } from './students.ts';

/** The year that the judged world is in. */
export const JUDGED_YEAR = 2026;

/** An abstract as it stands below a title. */
export const abstractText = ({ background, aim, method, finding, limit }: JudgedAbstract): string =>
  [background, aim, method, finding, limit].filter((part) => part !== undefined).join(' ');

export const yearOf = (publication: JudgedPublication): number => Number(publication.publishedOn.slice(0, 4));

function found<Item extends { key: string }>(items: readonly Item[], key: string): Item {
  const item = items.find((one) => one.key === key);
  if (item === undefined) throw new RangeError(`The judged world has no ${key}.`);
  return item;
}

export const judgedStudent = (key: string): JudgedStudent => found(judgedStudents, key);
export const judgedProfessor = (key: string): JudgedProfessor => found(judgedProfessors, key);

/** Without the name that judged texts cite it by: only stored entries have an id. */
const unnamed = <Entry extends { id: string }>({ id: _, ...entry }: Entry): Omit<Entry, 'id'> => inEnglish(entry);

/** The student as `loadStudent` would read them. */
export function asStudent(student: JudgedStudent): StudentProfile {
  return {
    firstName: student.firstName,
    lastName: student.lastName,
    email: student.email,
    interests: student.interests.map((interest) => {
      const { interest_name, subfield, question } = inEnglish(interest);
      const name = interest.interest_name;
      return { name, subfield, question, ...(interest_name === name ? {} : { english: interest_name }) };
    }),
    degrees: student.degrees.map(unnamed),
    papers: student.papers.map(unnamed),
    projects: student.projects.map(unnamed),
    jobs: student.jobs.map(unnamed),
    researchExperiences: student.researchExperiences.map(unnamed),
    skills: student.skills.map(inEnglish),
  };
}

/** The professor as a directory would list them. */
export function asCandidate(professor: JudgedProfessor): CandidateProfessor {
  return {
    key: professor.key,
    universityId: 1,
    universityName: professor.university,
    countryId: 1,
    countryCode: professor.countryCode,
    countryName: '',
    fullName: professor.fullName,
    department: professor.department,
    field: professor.field,
    position: professor.title,
    topics: [...professor.topics],
    hIndex: null,
    worksCount: professor.publications.length,
    email: null,
    homepageUrl: null,
    scholarUrl: null,
    linkedinUrl: null,
    researchgateUrl: null,
    publications: professor.publications.map((publication) => ({
      title: publication.title,
      venue: publication.venue,
      year: yearOf(publication),
      publishedOn: publication.publishedOn,
      url: `https://doi.example/${publication.id}`,
      abstractSentence: publication.abstract.finding,
      abstract: abstractText(publication.abstract),
    })),
    sample: true,
  };
}
