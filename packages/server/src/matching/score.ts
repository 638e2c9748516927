import { englishArea } from '../directory/areaNames.ts';
import type { CandidateProfessor, CandidatePublication } from '../directory/directory.ts';
import { explain, type Lang } from './explain.ts';
import type { MatchFacts } from './facts.ts';
import { type ProfileEntry, profileEntries, type StudentProfile } from './student.ts';
import { addTerms, type Bag, cosine, Rarity, type Term, telling, termsOf } from './terms.ts';

/** Where a student's term was found in the professor's data. */
export type TermSource = 'topics' | 'field' | 'publications' | 'abstracts';

export interface ScoredTerm {
  term: string;
  /** The share of the score that this term explains, 0 to 1. */
  weight: number;
  source: TermSource;
}

export interface Scored {
  key: string;
  candidate: CandidateProfessor;
  /** 0 to 100. */
  score: number;
  terms: ScoredTerm[];
  reason: string;
  pros: string[];
  cons: string[];
  facts: MatchFacts;
}

export interface ScoreOptions {
  /** The language of reason, pros and cons. */
  lang: Lang;
  /** Research areas to match in addition to the profile's interests. */
  extraAreas?: readonly string[];
  /** The current year; defaults to the newest publication year of all candidates. */
  year?: number;
}

interface Unit {
  source: TermSource;
  stems: Set<string>;
  /** How much a match here counts as evidence that somebody works on it. */
  credit: number;
}

interface Document {
  candidate: CandidateProfessor;
  units: Unit[];
  topics: { name: string; stems: Set<string> }[];
  publications: { publication: CandidatePublication; stems: Set<string> }[];
  bag: Bag;
}

interface Area {
  text: string;
  name: Term[];
  subfield: Term[];
  subfieldText: string | null;
  /** 1 for the bot's own area, less for the others. */
  importance: number;
}

const stems = (terms: readonly Term[]): Set<string> => new Set(terms.map((term) => term.stem));

function read(candidate: CandidateProfessor): Document {
  const bag: Bag = new Map();
  const topics = candidate.topics.map((name) => {
    const terms = termsOf(name);
    addTerms(bag, terms, 3);
    return { name, stems: stems(terms) };
  });
  const field = termsOf(candidate.field);
  addTerms(bag, field, 2);
  const department = termsOf(candidate.department);
  addTerms(bag, department, 0.5);
  const publications = candidate.publications.map((publication) => {
    const title = termsOf(publication.title);
    const abstract = termsOf(publication.abstractSentence);
    addTerms(bag, title, 1);
    addTerms(bag, abstract, 0.5);
    return { publication, title: stems(title), abstract: stems(abstract) };
  });
  return {
    candidate,
    bag,
    topics,
    publications: publications.map(({ publication, title, abstract }) => ({
      publication,
      stems: new Set([...title, ...abstract]),
    })),
    units: [
      ...topics.map((topic): Unit => ({ source: 'topics', stems: topic.stems, credit: 1 })),
      { source: 'field', stems: stems(field), credit: 0.96 },
      { source: 'field', stems: stems(department), credit: 0.7 },
      ...publications.map((publication): Unit => ({ source: 'publications', stems: publication.title, credit: 0.85 })),
      ...publications.map((publication): Unit => ({ source: 'abstracts', stems: publication.abstract, credit: 0.5 })),
    ],
  };
}

function areasOf(student: StudentProfile, extra: readonly string[]): Area[] {
  const own = student.interests.map((interest, index): Area => {
    const text = englishArea(interest.name);
    const subfieldText = interest.subfield?.trim() ? englishArea(interest.subfield) : null;
    return {
      text,
      name: termsOf(text),
      subfield: subfieldText === null ? [] : termsOf(subfieldText),
      subfieldText,
      importance: index === 0 ? 1 : 0.75,
    };
  });
  const more = extra
    .map(englishArea)
    .map((text): Area => ({ text, name: termsOf(text), subfield: [], subfieldText: null, importance: 0.9 }));
  return [...own, ...more].filter((area) => area.name.length > 0);
}

/** How well a phrase is covered, 0 to 1: mostly by the single best place, partly by all places together. */
function coverage(phrase: readonly Term[], document: Document, rarity: Rarity): number {
  const wanted = [...stems(phrase)];
  const whole = wanted.reduce((sum, term) => sum + rarity.of(term), 0);
  if (whole === 0) return 0;
  const found = new Map<string, number>();
  let best = 0;
  for (const unit of document.units) {
    let part = 0;
    let count = 0;
    for (const term of wanted) {
      if (!unit.stems.has(term)) continue;
      part += rarity.of(term);
      count += 1;
      found.set(term, Math.max(found.get(term) ?? 0, unit.credit));
    }
    // "Security of machine learning" is close to machine learning; machine learning itself is closer.
    const exact = unit.source === 'topics' ? 0.8 + (0.2 * count) / unit.stems.size : 1;
    best = Math.max(best, (part / whole) * unit.credit * exact);
  }
  const together = [...found].reduce((sum, [term, credit]) => sum + rarity.of(term) * credit, 0) / whole;
  return 0.75 * best + 0.25 * together;
}

function areaCoverage(area: Area, document: Document, rarity: Rarity): { all: number; subfield: number } {
  const name = coverage(area.name, document, rarity);
  if (area.subfield.length === 0) return { all: name, subfield: 1 };
  const subfield = coverage(area.subfield, document, rarity);
  // A fully matched subfield stands for the area even where the broader name does not occur.
  return { all: Math.max(0.45 * name + 0.55 * subfield, 0.9 * subfield), subfield };
}

/** The share of a phrase's terms in a text, weighted by how distinctive they are. */
function share(wanted: ReadonlySet<string>, found: ReadonlySet<string>): number {
  let part = 0;
  let whole = 0;
  for (const term of wanted) {
    whole += telling(term);
    if (found.has(term)) part += telling(term);
  }
  return whole === 0 ? 0 : part / whole;
}

const shares = (area: Area, found: ReadonlySet<string>): number =>
  Math.max(share(stems(area.name), found), share(stems(area.subfield), found));

/** Half of "machine learning" occurs in every kind of learning: a text matches an area only above a clear majority. */
const enough = 0.6;
const appears = (area: Area, found: ReadonlySet<string>): boolean => shares(area, found) >= enough;

function bestEntry(
  entries: readonly { entry: ProfileEntry; terms: Term[] }[],
  document: Document,
  rarity: Rarity,
): { entry: ProfileEntry | null; words: string[]; topic: string | null } {
  let best: { entry: ProfileEntry | null; words: string[]; topic: string | null; value: number } = {
    entry: null,
    words: [],
    topic: null,
    value: 0,
  };
  for (const { entry, terms } of entries) {
    const words = new Map<string, string>();
    let value = 0;
    for (const term of terms) {
      if (words.has(term.stem) || !document.bag.has(term.stem) || telling(term.stem) < 1) continue;
      words.set(term.stem, term.word);
      value += rarity.of(term.stem);
    }
    // A skill alone is weaker evidence than work done with it.
    if (entry.section === 'skills') value *= 0.5;
    const own = stems(terms);
    const topic = document.topics.find((item) => share(item.stems, own) === 1)?.name ?? null;
    // One common word, such as a town's name, is chance unless it is part of a topic of the professor.
    const central = [...words.keys()].some((term) => document.topics.some((item) => item.stems.has(term)));
    if (value > best.value && (words.size > 1 || central)) best = { entry, words: [...words.values()], topic, value };
  }
  return best;
}

/**
 * Scores candidates for one student, best first. Of 100 points, 80 are for how well topics, field and publications cover the best research
 * area, 12 for the TF-IDF cosine of the whole profile (interests weigh 3, entries 1) with the whole work, and 8 for the area in recent
 * publications. Term rarity is relative to the given candidates. Deterministic; the time grows with the number of candidates.
 */
export function scoreCandidates(
  student: StudentProfile,
  candidates: readonly CandidateProfessor[],
  options: ScoreOptions,
): Scored[] {
  const documents = candidates.map(read);
  const rarity = new Rarity();
  for (const document of documents) rarity.add(document.bag);
  const year =
    options.year ??
    Math.max(...candidates.flatMap((candidate) => candidate.publications.map((publication) => publication.year)), 0);
  const recentSince = year - 2;
  const areas = areasOf(student, options.extraAreas ?? []);
  const entries = profileEntries(student).map((entry) => ({ entry, terms: termsOf(entry.text) }));
  const studentBag: Bag = new Map();
  for (const area of areas) addTerms(studentBag, [...area.name, ...area.subfield], 3 * area.importance);
  for (const { terms } of entries) addTerms(studentBag, terms, 1);
  const wordOf = new Map<string, string>();
  for (const term of [
    ...areas.flatMap((area) => [...area.name, ...area.subfield]),
    ...entries.flatMap((entry) => entry.terms),
  ]) {
    if (!wordOf.has(term.stem)) wordOf.set(term.stem, term.word);
  }

  const scored = documents.map((document): Scored => {
    const { candidate } = document;
    const covered = areas.map((area) => ({ area, ...areaCoverage(area, document, rarity) }));
    const [best] = [...covered].sort((a, b) => b.all * b.area.importance - a.all * a.area.importance);
    const others = covered.filter((item) => item !== best && item.all >= 0.5).length;
    const main = Math.min(1, (best ? best.all * best.area.importance : 0) + 0.04 * others);
    const similar = Math.min(1, 1.6 * cosine(studentBag, document.bag, rarity));

    const onArea = best ? document.publications.filter((item) => appears(best.area, item.stems)) : [];
    const lastYearOnArea = onArea.reduce<number | null>(
      (last, item) => Math.max(last ?? 0, item.publication.year),
      null,
    );
    const recency = lastYearOnArea === null ? 0 : lastYearOnArea >= recentSince ? 1 : 0.4;
    const total = 80 * main + 12 * similar + 8 * recency * main;

    const ranked = [...document.publications].sort((a, b) => {
      const value = (item: (typeof document.publications)[number]): number =>
        best ? shares(best.area, item.stems) : 0;
      return value(b) - value(a) || b.publication.publishedOn.localeCompare(a.publication.publishedOn);
    });
    const { entry, words, topic } = bestEntry(entries, document, rarity);
    const topics = document.topics
      .map((topic) => ({ name: topic.name, value: best ? shares(best.area, topic.stems) : 0 }))
      .filter((topic) => topic.value >= enough)
      .sort((a, b) => b.value - a.value)
      .map((topic) => topic.name);
    const facts: MatchFacts = {
      area: best?.area.text ?? '',
      areas: areas.length,
      matchedAreas: covered.filter((item) => item.all >= 0.5).length,
      recentAreas: areas.filter((area) =>
        document.publications.some((item) => item.publication.year >= recentSince && appears(area, item.stems)),
      ).length,
      recentSince,
      topics,
      publication: ranked[0]?.publication ?? null,
      lastYearOnArea,
      missingSubfield: best && best.subfield < 0.3 ? best.area.subfieldText : null,
      entry,
      sharedWords: words.slice(0, 3),
      sharedTopic: topic,
    };
    return {
      key: candidate.key,
      candidate,
      score: Math.max(0, Math.min(100, Math.round(total))),
      terms: termShares(studentBag, document, rarity, wordOf),
      ...explain(candidate, facts, Math.round(total), options.lang),
      facts,
    };
  });
  return scored.sort(
    (a, b) => b.score - a.score || (b.candidate.hIndex ?? -1) - (a.candidate.hIndex ?? -1) || (a.key < b.key ? -1 : 1),
  );
}

/** The shared terms that contribute most, at most eight; shares over all shared terms add up to one. */
function termShares(
  student: Bag,
  document: Document,
  rarity: Rarity,
  wordOf: ReadonlyMap<string, string>,
): ScoredTerm[] {
  const shared: { stem: string; value: number; source: TermSource }[] = [];
  for (const [term, amount] of student) {
    const there = document.bag.get(term);
    if (there === undefined) continue;
    const source = document.units.find((unit) => unit.stems.has(term))?.source ?? 'publications';
    shared.push({ stem: term, value: Math.log(1 + amount) * Math.log(1 + there) * rarity.of(term) ** 2, source });
  }
  const whole = shared.reduce((sum, item) => sum + item.value, 0);
  return shared
    .sort((a, b) => b.value - a.value || (a.stem < b.stem ? -1 : 1))
    .slice(0, 8)
    .map((item) => ({
      term: wordOf.get(item.stem) ?? item.stem,
      weight: Math.round((item.value / whole) * 100) / 100,
      source: item.source,
    }));
}
