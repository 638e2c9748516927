type Text = string | null | undefined;
type Year = number | null | undefined;

interface Stored {
  /** The entry's id; absent for a profile that is not stored. */
  id?: number;
}

export interface StudentInterest extends Stored {
  /** As the person wrote it: bots name it so. */
  name: string;
  /** The same in English, if it was written in other letters. */
  english?: Text;
  subfield?: Text;
  /** What the person wants to find out, in English. */
  question?: Text;
}

export interface StudentDegree extends Stored {
  degree_type: string;
  field_of_study: string;
  university_name: string;
  year_start: number;
  year_end?: Year;
  is_current?: boolean | null;
  thesis_title?: Text;
  thesis_abstract?: Text;
  result?: Text;
}

export interface StudentPaper extends Stored {
  title: string;
  year: number;
  abstract?: Text;
  journal_conference_name?: Text;
  url?: Text;
  result?: Text;
}

export interface StudentProject extends Stored {
  project_title: string;
  year_start: number;
  project_description?: Text;
  project_role?: Text;
  technologies_used?: Text;
  result?: Text;
}

export interface StudentJob extends Stored {
  job_title: string;
  company_name: string;
  year_start: number;
  is_current?: boolean | null;
  job_description?: Text;
  result?: Text;
}

export interface StudentResearch extends Stored {
  research_title: string;
  institution: string;
  year_start: number;
  research_description?: Text;
  result?: Text;
}

export interface StudentSkill extends Stored {
  skill_name: string;
  skill_level?: Text;
  skill_type?: Text;
}

/** What the person looks for. Null means not said. */
export interface StudentPlan {
  season: string | null;
  /** Gregorian. */
  year: number | null;
  degree: string | null;
  funding: string | null;
}

/** A student's data for matching and writing. The entries use the profile's field names. */
export interface StudentProfile {
  firstName: string;
  lastName: string;
  email: string;
  /** The name below letters, in Latin letters. */
  latinName?: Text;
  plan?: StudentPlan | null;
  /** The bot's interest comes first. */
  interests: readonly StudentInterest[];
  degrees: readonly StudentDegree[];
  papers: readonly StudentPaper[];
  projects: readonly StudentProject[];
  jobs: readonly StudentJob[];
  researchExperiences: readonly StudentResearch[];
  skills: readonly StudentSkill[];
}

/** The sections of the profile that can back a sentence of an email. */
export type ProfileSection =
  | 'degrees'
  | 'papers'
  | 'research_experiences'
  | 'projects'
  | 'jobs'
  | 'skills'
  | 'interests';

/** A profile entry as matching uses it. */
export interface ProfileEntry {
  section: ProfileSection;
  /** The section, or a thesis of it. */
  kind: ProfileSection | 'thesis';
  /** The entry's own name: a thesis or paper title, a project, a skill. */
  title: string;
  /** Further identification, such as university and year. */
  detail: string | null;
  url: string | null;
  /** All text of the entry that describes its subject. */
  text: string;
}

/** Text for one line of an email: without line breaks, invisible direction marks, or double quotes that would end a quotation. */
export function oneLine(text: string, maxWords = 30): string {
  const clean = text
    .replace(/[\u200E\u200F\u202A-\u202E\u2066-\u2069\p{Cc}]/gu, ' ')
    .replace(/["“”«»]/gu, "'")
    .replace(/\s+/gu, ' ')
    .trim();
  const words = clean.split(' ');
  return words.length <= maxWords ? clean : `${words.slice(0, maxWords).join(' ')}…`;
}

const join = (...parts: Text[]): string =>
  parts.filter((part) => part !== null && part !== undefined && part.trim() !== '').join('. ');

function degreeEntry(degree: StudentDegree): ProfileEntry {
  const place = `${oneLine(degree.field_of_study)}, ${oneLine(degree.university_name)}`;
  const thesis = degree.thesis_title?.trim();
  return {
    section: 'degrees',
    kind: thesis ? 'thesis' : 'degrees',
    title: thesis ? oneLine(thesis) : oneLine(degree.field_of_study),
    detail: place,
    url: null,
    text: join(degree.field_of_study, degree.thesis_title, degree.result, degree.thesis_abstract),
  };
}

/** A skill of which a letter can speak: no language. */
export const isTechnical = ({ skill_type }: StudentSkill): boolean => (skill_type ?? 'Technical') === 'Technical';

/** All entries of a profile that can back a sentence, the strongest kinds of evidence first. */
export function profileEntries(student: StudentProfile): ProfileEntry[] {
  const withThesis = student.degrees.filter((degree) => degree.thesis_title?.trim());
  const withoutThesis = student.degrees.filter((degree) => !degree.thesis_title?.trim());
  return [
    ...student.papers.map((paper): ProfileEntry => {
      const venue = paper.journal_conference_name?.trim();
      return {
        section: 'papers',
        kind: 'papers',
        title: oneLine(paper.title),
        detail: join(venue, String(paper.year)),
        url: paper.url ?? null,
        text: join(paper.title, paper.result, paper.abstract),
      };
    }),
    ...withThesis.map(degreeEntry),
    ...student.researchExperiences.map((research): ProfileEntry => ({
      section: 'research_experiences',
      kind: 'research_experiences',
      title: oneLine(research.research_title),
      detail: join(oneLine(research.institution), String(research.year_start)),
      url: null,
      text: join(research.research_title, research.result, research.research_description),
    })),
    ...student.projects.map((project): ProfileEntry => ({
      section: 'projects',
      kind: 'projects',
      title: oneLine(project.project_title),
      detail: join(project.project_role, String(project.year_start)),
      url: null,
      text: join(project.project_title, project.result, project.project_description, project.technologies_used),
    })),
    ...student.jobs.map((job): ProfileEntry => ({
      section: 'jobs',
      kind: 'jobs',
      title: oneLine(job.job_title),
      detail: join(oneLine(job.company_name), String(job.year_start)),
      url: null,
      text: join(job.job_title, job.result, job.job_description),
    })),
    ...withoutThesis.map(degreeEntry),
    ...student.skills.filter(isTechnical).map((skill): ProfileEntry => ({
      section: 'skills',
      kind: 'skills',
      title: oneLine(skill.skill_name),
      detail: skill.skill_level ?? null,
      url: null,
      text: skill.skill_name,
    })),
  ];
}

/** True for text in Latin script: at least one Latin letter and none of another script except Greek and signs such as µ. */
export const isLatin = (text: string): boolean =>
  /\p{Script=Latin}/u.test(text) && !/[^\P{L}\p{Script=Latin}\p{Script=Greek}\p{Script=Common}]/u.test(text);
