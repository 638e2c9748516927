import { searchKey } from '../../directory/searchKey.ts';
import type { CandidateProfessor, CandidatePublication } from '../../directory/directory.ts';
import { type SharedConcept, sharedConcepts } from '../concepts.ts';
import { gregorian } from '../gregorian.ts';
import { stemOf, tokensOf } from '../spelling.ts';
import { citable } from '../sentences/citable.ts';
import { isCommonWord } from './lexicon.ts';
import { isLatin, oneLine, type ProfileSection, type StudentProfile } from '../student.ts';
import { abstractSentences, type AbstractSentence, tellsOutcome } from './abstractRoles.ts';
import { retell, type Retold, shortTitle } from './retell.ts';
import { isFronted } from './thatClause.ts';

/** An entry of the profile with what came out of it, in the person's own words. */
export interface OwnResult {
  section: ProfileSection;
  kind: ProfileSection | 'thesis';
  id: number | null;
  title: string;
  /** Where and when, for the margin. */
  detail: string;
  url: string | null;
  year: number | null;
  /** Null for an entry without one. */
  result: string | null;
  /** All English text of the entry. */
  text: string;
  degree: string | null;
}

export interface OwnQuestion {
  id: number | null;
  interest: string;
  text: string;
}

/** A sentence of a paper as it can be said to its author. */
export interface Theirs {
  sentence: AbstractSentence;
  said: Retold;
}

/** What a letter is made of: the paper and its sentences, the own entry, the question, and what joins them. */
export interface Choice {
  paper: CandidatePublication;
  theirs: Theirs | null;
  /** A limit or an open point that the paper names. */
  open: Theirs | null;
  own: OwnResult | null;
  question: OwnQuestion | null;
  /** What it is worth: the more it says that has to do with the person's words, the more. */
  value: number;
}

const text = (...parts: readonly (string | null | undefined)[]): string =>
  parts.filter((part) => part && isLatin(part)).join('. ');

/** A text as one line in Latin letters, else null. */
const sayable = (value: string | null | undefined): string | null => {
  const line = (value ?? '').replaceAll(/\s+/gu, ' ').trim();
  return line !== '' && isLatin(line) ? line : null;
};

/** The own entries that an English letter can name, in the order in which they count as evidence. */
export function ownResults(student: StudentProfile): OwnResult[] {
  const found: (OwnResult | null)[] = [
    ...student.papers.map((paper): OwnResult | null =>
      sayable(paper.title) === null
        ? null
        : {
            section: 'papers',
            kind: 'papers',
            id: paper.id ?? null,
            title: oneLine(paper.title),
            detail: [sayable(paper.journal_conference_name), gregorian(paper.year)].filter(Boolean).join(', '),
            url: paper.url ?? null,
            year: gregorian(paper.year),
            result: sayable(paper.result),
            text: text(paper.title, paper.result, paper.abstract),
            degree: null,
          },
    ),
    ...student.degrees.map((degree): OwnResult | null => {
      const thesis = sayable(degree.thesis_title);
      const named = thesis ?? sayable(degree.field_of_study);
      if (named === null) return null;
      const year = degree.year_end ? gregorian(degree.year_end) : null;
      return {
        section: 'degrees',
        kind: thesis === null ? 'degrees' : 'thesis',
        id: degree.id ?? null,
        title: oneLine(named),
        detail: [sayable(degree.university_name), year].filter(Boolean).join(', '),
        url: null,
        year,
        result: thesis === null ? null : sayable(degree.result),
        text: text(degree.thesis_title, degree.result, degree.thesis_abstract, degree.field_of_study),
        degree: degree.degree_type,
      };
    }),
    ...student.researchExperiences.map((research): OwnResult | null =>
      sayable(research.research_title) === null
        ? null
        : {
            section: 'research_experiences',
            kind: 'research_experiences',
            id: research.id ?? null,
            title: oneLine(research.research_title),
            detail: [sayable(research.institution), gregorian(research.year_start)].filter(Boolean).join(', '),
            url: null,
            year: gregorian(research.year_start),
            result: sayable(research.result),
            text: text(research.research_title, research.result, research.research_description),
            degree: null,
          },
    ),
    ...student.projects.map((project): OwnResult | null =>
      sayable(project.project_title) === null
        ? null
        : {
            section: 'projects',
            kind: 'projects',
            id: project.id ?? null,
            title: oneLine(project.project_title),
            detail: String(gregorian(project.year_start)),
            url: null,
            year: gregorian(project.year_start),
            result: sayable(project.result),
            text: text(project.project_title, project.result, project.project_description, project.technologies_used),
            degree: null,
          },
    ),
    ...student.jobs.map((job): OwnResult | null =>
      sayable(job.job_title) === null || sayable(job.company_name) === null
        ? null
        : {
            section: 'jobs',
            kind: 'jobs',
            id: job.id ?? null,
            title: oneLine(job.job_title),
            detail: [oneLine(job.company_name), gregorian(job.year_start)].filter(Boolean).join(', '),
            url: null,
            year: gregorian(job.year_start),
            result: sayable(job.result),
            text: text(job.job_title, job.result, job.job_description),
            degree: null,
          },
    ),
  ];
  return found.filter((entry) => entry !== null);
}

/** The person's questions in English, the bot's interest first. */
export const ownQuestions = (student: StudentProfile): OwnQuestion[] =>
  student.interests.flatMap(({ id, name, question }) => {
    const said = sayable(question);
    return said === null ? [] : [{ id: id ?? null, interest: name, text: said }];
  });

const RECENT_YEARS = 5;
/** A professor's newest works that are looked at; somebody with five hundred has more than one letter needs. */
const MOST_PAPERS = 60;

/** What is known of a paper's abstract. */
export const abstractOf = (paper: CandidatePublication): string => paper.abstract || paper.abstractSentence;

const MIN_WORDS = 7;
const MOST_WORDS = 38;

/** What a sentence is worth by itself, measured in the weight of concepts that it shares with the person's words. */
const FOR_A_FINDING = 2;
const FOR_A_FIGURE = 0.4;
const FOR_AN_OUTCOME = 2;
/** What a sentence loses that begins with a thing which the letter has not named: "The signature goes with the fibroblast". */
const FOR_UNNAMED = 1.5;
/** What a paper loses whose abstract tells how something was found, and not what. */
const FOR_NO_FINDING = 1.5;
/** What a year of age takes off. */
const AGE = 0.35;
const MOST_CONCEPTS = 6;

const weightOf = (concepts: readonly SharedConcept[]): number =>
  concepts.slice(0, MOST_CONCEPTS).reduce((sum, { weight }) => sum + weight, 0);

const WAS_DONE = /\b(?:was|were) \p{Ll}+(?:ed|wn|un|ken|lt)\b/u;
/** Whether how something was found can be said: what the author did, or what was done, but not what others did in a study. */
const canSayMethod = ({ isAct, clause }: Retold): boolean => isAct || WAS_DONE.test(clause) || isFronted(clause);

/** Sentences of a paper that can be said to its author, with what they are worth for these words of the person. */
function sayings(paper: CandidatePublication): Theirs[] {
  const abstract = abstractOf(paper);
  return abstractSentences(abstract).flatMap((sentence) => {
    if (!sentence.standsAlone || sentence.role === 'aim' || sentence.role === 'background') return [];
    const said = retell(sentence.text, abstract, isCommonWord);
    if (said === null || said.words < MIN_WORDS || said.words > MOST_WORDS) return [];
    if (sentence.role === 'method' && !canSayMethod(said)) return [];
    return [{ sentence, said }];
  });
}

/** A limit below has too little to do with the person's words: told to its author, it would lead nowhere. */
const LEAST_OF_A_LIMIT = 0.5;
/** Words for the work as a whole, known without having been named. */
const KNOWN_OF_ANY_WORK = new Set(
  'study experiment experiments survey trial paper analysis data sample cohort test tests authors work'.split(' '),
);

/** What follows tells which thing is meant: "the stress needed to", "the share that"; or there can be only one: "the best system". */
const TOLD_BY_WHAT_FOLLOWS =
  /^(?:that|which|who|whose|needed|required|between|against|from|with|to|at|of|for|in|on|by)$/u;
const ONLY_ONE = /(?:est|st)$|^(?:most|first|last|only|whole|median|average|mean|number|share|rate)$/u;

/** Whether a sentence begins with a thing as if it had been named, and these words of the letter do not name it. */
function startsUnnamed(clause: string, named: string): boolean {
  const found = /^the (?:\p{L}+ (?:of|in|for) (?:the |an? )?)?(?<noun>\p{L}+)(?:[- ](?<next>\p{L}+))?/u.exec(
    clause,
  )?.groups;
  const { noun = '', next = '' } = found ?? {};
  if (noun === '' || KNOWN_OF_ANY_WORK.has(noun) || ONLY_ONE.test(noun) || TOLD_BY_WHAT_FOLLOWS.test(next))
    return false;
  const stems = new Set(tokensOf(named).map(({ key }) => stemOf(key)));
  return !stems.has(stemOf(noun)) && !(next.length > 4 && stems.has(stemOf(next)));
}

/** The limit that the paper names, if it can be said next to the finding and has to do with the person's words. */
function openPoint(said: readonly Theirs[], not: Theirs, paper: CandidatePublication, words: string): Theirs | null {
  const named = `${shortTitle(paper.title)}. ${not.said.clause}. ${words}`;
  const limits = said.filter(({ sentence }) => sentence.role === 'limit' && sentence !== not.sentence);
  const [best] = limits
    .filter(({ said: { clause } }) => !startsUnnamed(clause, named))
    .map((theirs) => ({
      theirs,
      shared: weightOf(sharedConcepts(theirs.sentence.text, words)),
    }))
    .filter(({ shared }) => shared >= LEAST_OF_A_LIMIT)
    .sort((a, b) => b.shared - a.shared || a.theirs.said.words - b.theirs.said.words);
  return best?.theirs ?? null;
}

/** Of several questions, the one that shares most with the paper; the first where none shares anything. */
function fittingQuestion(questions: readonly OwnQuestion[], paperText: string): OwnQuestion | null {
  const [best] = questions
    .map((question, index) => ({
      question,
      value: weightOf(sharedConcepts(paperText, `${question.text} ${question.interest}`)) - index / 1000,
    }))
    .sort((a, b) => b.value - a.value);
  return best?.question ?? null;
}

/**
 * What a letter to this professor can be made of, the best first: for each citable paper of the last five years (of older ones where there
 * is none) and each own entry with a result, the sentence of the abstract that shares most with the person's question and result. Empty when
 * the professor has no citable work.
 */
export function choices(student: StudentProfile, professor: CandidateProfessor, today: string): Choice[] {
  const works = professor.publications
    .filter((paper) => paper.title.trim() !== '' && paper.year > 0 && citable(paper, professor, today))
    .sort((a, b) => b.publishedOn.localeCompare(a.publishedOn))
    .slice(0, MOST_PAPERS);
  const since = Number(today.slice(0, 4)) - RECENT_YEARS;
  const recent = works.filter(({ year }) => year > since);
  const papers = recent.length > 0 ? recent : works.slice(0, 3);
  const entries = ownResults(student);
  const withResult = entries.filter(({ result }) => result !== null);
  const questions = ownQuestions(student);
  const areas = student.interests.map(({ name, subfield }) => text(name, subfield)).join('. ');

  return papers
    .flatMap((paper) => {
      const said = sayings(paper);
      const paperText = `${paper.title}. ${abstractOf(paper)}`;
      const question = fittingQuestion(questions, paperText);
      const age = Number(today.slice(0, 4)) - paper.year;
      return (withResult.length > 0 ? withResult : [null]).map((own): Choice => {
        const words = [question?.text, own?.result, own?.title].filter(Boolean).join(' ');
        const around = `${words} ${own?.text ?? ''} ${areas}`;
        const findings = said.filter(({ sentence }) => sentence.role === 'finding');
        // How something was found is said only where the abstract tells of no finding.
        const ranked = (findings.length > 0 ? findings : said.filter(({ sentence }) => sentence.role === 'method'))
          .map((theirs) => {
            const { sentence, said: retold } = theirs;
            const shared =
              weightOf(sharedConcepts(sentence.text, words)) + weightOf(sharedConcepts(sentence.text, around)) / 3;
            const form =
              (sentence.role === 'finding' ? FOR_A_FINDING : 0) +
              (/\d/u.test(sentence.text) ? FOR_A_FIGURE : 0) +
              (tellsOutcome(sentence.text) || sentence.text.includes('%') ? FOR_AN_OUTCOME : 0) -
              (startsUnnamed(retold.clause, shortTitle(paper.title)) ? FOR_UNNAMED : 0) -
              Math.max(0, retold.words - 26) / 20;
            return { theirs, value: shared + form };
          })
          .sort((a, b) => b.value - a.value || a.theirs.sentence.index - b.theirs.sentence.index);
        const theirs = ranked[0]?.theirs ?? null;
        const open = theirs === null ? null : openPoint(said, theirs, paper, words);
        const shared = weightOf(sharedConcepts(paperText, words)) + weightOf(sharedConcepts(paperText, around)) / 3;
        return {
          paper,
          theirs,
          open,
          own,
          question,
          value:
            shared +
            (ranked[0]?.value ?? -1) / 6 -
            (theirs?.sentence.role === 'method' ? FOR_NO_FINDING : 0) -
            age * AGE +
            (open ? 0.2 : 0),
        };
      });
    })
    .sort(
      (a, b) =>
        b.value - a.value ||
        b.paper.publishedOn.localeCompare(a.paper.publishedOn) ||
        a.paper.title.localeCompare(b.paper.title),
    );
}

/** The same choice of words for the same facts: a number that depends on the texts alone. */
export const factSeed = (...texts: readonly string[]): string => texts.map(searchKey).join('|');
