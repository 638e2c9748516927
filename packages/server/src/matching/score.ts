import type { CandidateProfessor, CandidatePublication } from '../directory/directory.ts';
import type { MatchFacts } from './facts.ts';
import { type Evidence, partsOf, type ScorePart, sumOf } from './formula.ts';
import { classOf, type MatchClass } from './matchClass.ts';
import { type Document, readCandidate, type ReadPublication, type TermSource } from './readCandidate.ts';
import { type Area, namesField, type OwnWords, readStudent, total, type Worth } from './readStudent.ts';
import type { ProfileEntry, StudentProfile } from './student.ts';
import { referenceRarity } from './wordRarity.ts';
import { telling } from './terms.ts';

export interface ScoredTerm {
  term: string;
  /** The share of the shared words' worth that this term has, 0 to 1. */
  weight: number;
  source: TermSource;
}

export interface Scored {
  key: string;
  candidate: CandidateProfessor;
  /** 0 to 100: the sum of the parts. */
  score: number;
  /** What the score is made of (MAT-01); empty where the student has told nothing to compare. */
  parts: ScorePart[];
  matchClass: MatchClass;
  terms: ScoredTerm[];
  facts: MatchFacts;
}

export interface ScoreOptions {
  /** Research areas to match in addition to the profile's interests. */
  extraAreas?: readonly string[];
  /** The current year; defaults to the newest publication year of all candidates. */
  year?: number;
}

/** The worth of the words of a phrase or text that a text holds. */
function found(wanted: Worth, roots: ReadonlySet<string>): number {
  let sum = 0;
  for (const [root, worth] of wanted) if (roots.has(root)) sum += worth;
  return sum;
}

/** How well a phrase is covered, 0 to 1: mostly by the single best place, partly by all places together. */
function coverage(phrase: Worth, document: Document): number {
  const whole = total(phrase);
  if (whole === 0) return 0;
  const places = new Map<string, number>();
  let best = 0;
  for (const unit of document.units) {
    let part = 0;
    let count = 0;
    for (const [root, worth] of phrase) {
      if (!unit.roots.has(root)) continue;
      part += worth;
      count += 1;
      places.set(root, Math.max(places.get(root) ?? 0, unit.credit));
    }
    // "Security of machine learning" is close to machine learning; machine learning itself is closer.
    const exact = unit.source === 'topics' ? 0.8 + (0.2 * count) / unit.roots.size : 1;
    best = Math.max(best, (part / whole) * unit.credit * exact);
  }
  const together = [...places].reduce((sum, [root, credit]) => sum + (phrase.get(root) ?? 0) * credit, 0) / whole;
  return 0.75 * best + 0.25 * together;
}

/** A subfield below is not there. Slightly less than three tenths, because sums of shares are not exact. */
const LITTLE = 0.3 - 1e-9;

type Covered = ReturnType<typeof areaCoverage> & { area: Area };

function areaCoverage(area: Area, document: Document): { all: number; subfield: number } {
  const name = coverage(area.name, document);
  if (area.subfield.size === 0) return { all: name, subfield: 1 };
  const subfield = coverage(area.subfield, document);
  // A fully matched subfield stands for the area even where the broader name does not occur.
  return { all: Math.max(0.45 * name + 0.55 * subfield, 0.9 * subfield), subfield };
}

/** The area of the student that the professor covers best. */
function bestArea(own: OwnWords, document: Document): Covered | undefined {
  return own.areas
    .map((area) => ({ area, ...areaCoverage(area, document) }))
    .sort((a, b) => b.all * b.area.importance - a.all * a.area.importance)[0];
}

/** The share of a phrase's words in a text, weighted by how distinctive they are. */
function share(wanted: Iterable<string>, roots: Pick<ReadonlySet<string>, 'has'>): number {
  let part = 0;
  let whole = 0;
  for (const root of wanted) {
    whole += telling(root);
    if (roots.has(root)) part += telling(root);
  }
  return whole === 0 ? 0 : part / whole;
}

const shares = (area: Area, roots: ReadonlySet<string>): number =>
  Math.max(share(area.name.keys(), roots), share(area.subfield.keys(), roots));

/** Half of "machine learning" occurs in every kind of learning: a text matches an area only above a clear majority. */
const ENOUGH = 0.6;
const appears = (area: Area, roots: ReadonlySet<string>): boolean => shares(area, roots) >= ENOUGH;

/** "Federated learning" holds so much of "machine learning"; it says of somebody whose field that is that they work on it. */
const PARTLY = 0.4;

/**
 * Whether an area is what the professor's field or department is called, and a good part of it stands in a topic or a work too, or is itself
 * one of the topics. A field alone is as wide as a faculty, and a single word in a topic ("operating system kernels") may mean another thing.
 */
function isNamed({ name }: Area, { units, topics, publications }: Document): boolean {
  const whole = total(name);
  const part = (roots: ReadonlySet<string>): number => (whole === 0 ? 0 : found(name, roots) / whole);
  return (
    topics.some(({ roots }) => roots.size === name.size && part(roots) === 1) ||
    (units.some(({ source, roots }) => source === 'field' && part(roots) === 1) &&
      [...topics, ...publications].some(({ roots }) => part(roots) >= PARTLY))
  );
}

/** The mean of the two topics of which the student's words cover most. */
function topicShare({ topics }: Document, { all }: OwnWords): number {
  const covered = topics
    .map(({ roots }) => {
      let part = 0;
      let whole = 0;
      for (const root of roots) {
        const worth = referenceRarity().worthOf(root);
        whole += worth;
        if (all.has(root)) part += worth;
      }
      return whole === 0 ? 0 : part / whole;
    })
    .sort((a, b) => b - a);
  const [first = 0, second = first] = covered;
  return (first + second) / 2;
}

function cosine(a: Float64Array, b: Float64Array): number {
  let product = 0;
  let lengthA = 0;
  let lengthB = 0;
  for (const [index, value] of a.entries()) {
    const other = b[index] ?? 0;
    product += value * other;
    lengthA += value * value;
    lengthB += other * other;
  }
  return product === 0 ? 0 : product / Math.sqrt(lengthA * lengthB);
}

/** What recency and the nearest work are measured by: the question and the results, else the areas, else own work. */
function nearness(own: OwnWords, best: Area | undefined, roots: ReadonlySet<string>): number {
  if (own.asked.size > 0) return found(own.asked, roots) / total(own.asked);
  if (best) return Math.max(...[best.name, best.subfield].map((phrase) => found(phrase, roots) / (total(phrase) || 1)));
  return own.done.size === 0 ? 0 : found(own.done, roots) / total(own.done);
}

function bestEntry(entries: OwnWords['entries'], document: Document): { entry: ProfileEntry | null; words: string[] } {
  const reference = referenceRarity();
  let best: { entry: ProfileEntry | null; words: string[]; value: number } = { entry: null, words: [], value: 0 };
  for (const { entry, words } of entries) {
    const told: { root: string; word: string; value: number }[] = [];
    for (const [root, word] of words) {
      const value = telling(root) === 1 ? reference.worthOf(root) : 0;
      if (value > 0 && document.roots.has(root)) told.push({ root, word, value });
    }
    // A skill alone is weaker evidence than work done with it.
    const value = told.reduce((sum, word) => sum + word.value, 0) * (entry.section === 'skills' ? 0.5 : 1);
    // One common word, such as a town's name, is chance unless it is part of a topic of the professor.
    const central = (): boolean => told.some(({ root }) => document.topics.some((item) => item.roots.has(root)));
    if (value <= best.value || (told.length === 1 && !central())) continue;
    told.sort((a, b) => b.value - a.value);
    best = { entry, words: told.map(({ word }) => word), value };
  }
  return best;
}

/** The worth of a word that tells of a subject; "child" and "hundred" are worth less, "antibody" more. */
const TELLING = 0.4;

/** The words of the question and the results that a work holds, the most telling first. */
const askedWords = (own: OwnWords, roots: ReadonlySet<string>): string[] =>
  [...own.asked]
    .filter(([root, worth]) => roots.has(root) && worth >= TELLING)
    .sort(([, a], [, b]) => b - a)
    .map(([root]) => own.written.get(root) ?? root);

/** Whether a position is one of active staff; null where none is known. */
const isActive = ({ position }: CandidateProfessor): boolean | null =>
  position ? !/\bemerit|\bretired\b/iu.test(position) : null;

function evidenceOf(own: OwnWords, document: Document, best: Covered | undefined, recentSince: number): Evidence {
  const near = (publications: Document['publications']): number =>
    publications.reduce((most, { roots }) => Math.max(most, nearness(own, best?.area, roots)), 0);
  return {
    likeness: cosine(own.home, document.home),
    told: total(own.all),
    words: own.asked.size === 0 ? null : found(own.asked, document.roots) / total(own.asked),
    sharedWords: askedWords(own, document.roots).length,
    area: best ? best.all * best.area.importance : null,
    topics: topicShare(document, own),
    methods: own.done.size === 0 ? null : found(own.done, document.roots) / total(own.done),
    nearest: near(document.publications),
    nearestRecent: near(document.publications.filter(({ publication }) => publication.year >= recentSince)),
    broad: own.broad && own.asked.size === 0,
    named: best !== undefined && isNamed(best.area, document),
    active: isActive(document.candidate),
  };
}

/**
 * Scores candidates for one student, best first. A score is the sum of the parts of `formula.ts` and depends on the student, the candidate and
 * the year alone, not on who else is scored. Deterministic; the time grows with the number of candidates.
 */
export function scoreCandidates(
  student: StudentProfile,
  candidates: readonly CandidateProfessor[],
  options: ScoreOptions,
): Scored[] {
  const year =
    options.year ??
    Math.max(...candidates.flatMap((candidate) => candidate.publications.map((publication) => publication.year)), 0);
  const own = readStudent(student, options.extraAreas ?? []);
  const amounts = amountsOf(own);
  return candidates
    .map((candidate) => scoreOne(own, amounts, candidate, year - 2))
    .sort(
      (a, b) =>
        b.score - a.score || (b.candidate.hIndex ?? -1) - (a.candidate.hIndex ?? -1) || (a.key < b.key ? -1 : 1),
    );
}

/** What a score rests on, for whoever wants to see how it comes about. */
export function evidenceBetween(
  student: StudentProfile,
  candidate: CandidateProfessor,
  { year, extraAreas = [] }: { year: number; extraAreas?: readonly string[] },
): Evidence {
  const own = readStudent(student, extraAreas);
  const document = readCandidate(candidate, own.abbreviations);
  return evidenceOf(own, document, bestArea(own, document), year - 2);
}

function scoreOne(
  own: OwnWords,
  amounts: ReadonlyMap<string, number>,
  candidate: CandidateProfessor,
  recentSince: number,
): Scored {
  const document = readCandidate(candidate, own.abbreviations);
  const best = bestArea(own, document);
  const parts = partsOf(evidenceOf(own, document, best, recentSince));
  const score = sumOf(parts);
  const facts = factsOf(own, document, best, recentSince);
  return {
    key: candidate.key,
    candidate,
    score,
    parts,
    matchClass: classOf(score),
    terms: termShares(amounts, document, own),
    facts,
  };
}

const interestOf = (area: Area): string => (namesField(area) ? area.subfieldText : null) ?? area.text;

/** Of what nothing recent was found: what the newest work on the area is about, or what no work is about. */
function silentOn(
  { area, subfield }: Covered,
  newest: ReadPublication | undefined,
  document: Document,
  recentSince: number,
): string | null {
  if (newest) {
    if (newest.publication.year >= recentSince) return null;
    return share(area.name.keys(), newest.roots) >= ENOUGH ? area.text : area.subfieldText;
  }
  if (subfield >= LITTLE && area.subfieldText !== null) return area.subfieldText;
  // The papers of an economist seldom say "economics".
  const inField = document.units.some(
    ({ source, roots }) => source === 'field' && share(area.name.keys(), roots) >= ENOUGH,
  );
  return inField && namesField(area) ? null : area.text;
}

function factsOf(own: OwnWords, document: Document, best: Covered | undefined, recentSince: number): MatchFacts {
  const onArea = best ? document.publications.filter(({ roots }) => appears(best.area, roots)) : [];
  const newest = onArea.reduce<ReadPublication | undefined>(
    (last, item) => (last && last.publication.year >= item.publication.year ? last : item),
    undefined,
  );
  const ranked = document.publications
    .map((item) => ({
      ...item,
      value: nearness(own, best?.area, item.roots) + (best ? shares(best.area, item.roots) : 0),
    }))
    .sort((a, b) => b.value - a.value || b.publication.publishedOn.localeCompare(a.publication.publishedOn));
  const nearest: CandidatePublication | null = ranked[0]?.publication ?? null;
  const { entry, words } = bestEntry(own.entries, document);
  return {
    area: best?.area.text ?? '',
    interest: best ? interestOf(best.area) : '',
    areas: own.areas.length,
    recentAreas: own.areas.filter((area) =>
      document.publications.some(({ publication, roots }) => publication.year >= recentSince && appears(area, roots)),
    ).length,
    recentSince,
    waiting: own.waiting,
    broad: own.broad && own.asked.size === 0,
    topics: document.topics
      .map(({ name, roots }) => ({ name, value: best ? shares(best.area, roots) : 0 }))
      .filter(({ value }) => value >= ENOUGH)
      .sort((a, b) => b.value - a.value)
      .map(({ name }) => name),
    publication: nearest,
    askedWords: ranked[0] ? askedWords(own, ranked[0].roots).slice(0, 3) : [],
    lastYearOnArea: newest?.publication.year ?? null,
    silentOn: best ? silentOn(best, newest, document, recentSince) : null,
    missingSubfield: best && best.subfield < LITTLE ? best.area.subfieldText : null,
    entry,
    sharedWords: words.slice(0, 3),
    active: isActive(document.candidate),
  };
}

/** The student's words with what they count for: areas three times, everything else once. */
function amountsOf(own: OwnWords): Map<string, number> {
  const amounts = new Map<string, number>();
  const add = (root: string, amount: number): unknown => amounts.set(root, (amounts.get(root) ?? 0) + amount);
  for (const { name, subfield, importance } of own.areas)
    for (const root of [...name.keys(), ...subfield.keys()]) add(root, 3 * importance);
  for (const root of own.asked.keys()) add(root, 1);
  for (const { words } of own.entries) for (const root of words.keys()) add(root, 1);
  return amounts;
}

/** The shared terms that contribute most, at most eight; shares over all shared terms add up to one. Words of every field are none. */
function termShares(amounts: ReadonlyMap<string, number>, document: Document, { written }: OwnWords): ScoredTerm[] {
  const reference = referenceRarity();
  const shared: { root: string; value: number; source: TermSource }[] = [];
  for (const [root, amount] of amounts) {
    if (!document.roots.has(root)) continue;
    const places = document.units.filter(({ roots }) => roots.has(root));
    const there = places.reduce((sum, place) => sum + place.amount, 0);
    const value = Math.log(1 + amount) * Math.log(1 + there) * reference.worthOf(root) ** 2;
    if (value > 0) shared.push({ root, value, source: places[0]?.source ?? 'publications' });
  }
  const whole = shared.reduce((sum, item) => sum + item.value, 0);
  return shared
    .sort((a, b) => b.value - a.value || (a.root < b.root ? -1 : 1))
    .slice(0, 8)
    .map(({ root, value, source }) => ({
      term: written.get(root) ?? root,
      weight: Math.round((value / whole) * 100) / 100,
      source,
    }));
}
