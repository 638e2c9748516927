/** The parts of a score, in the order in which they are told. */
export type PartKey = 'words' | 'area' | 'methods' | 'recency' | 'level';

/** One part of a score: how well it is met, 0 to 1, and its share of the hundred points. The weights of all parts add up to 100. */
export interface ScorePart {
  key: PartKey;
  value: number;
  weight: number;
}

/** The weights where everything can be known; docs/match.md tells them. */
export const WEIGHTS: Readonly<Record<PartKey, number>> = { words: 35, area: 30, methods: 15, recency: 15, level: 5 };

/** A share of the person's words that is found, with how many of all there are to find; null where the person has told nothing. */
export type Share = number | null;

export interface Evidence {
  /** How much the vocabularies of both belong to the same fields, 0 to 1, as `cosine` of their words by fields. */
  likeness: number;
  /** The worth of all words of the person, which says how far the likeness can be trusted. */
  told: number;
  /** Of the question and the results: the share that the professor's work holds. */
  words: Share;
  /** How many telling words of them the professor's work holds. */
  sharedWords: number;
  /** Of the best area: how well it is covered. */
  area: Share;
  /** Of the professor's two nearest topics: how much of them the person's own words hold. */
  topics: number;
  /** Of the skills and of what was written of own work: the share that the professor's work holds. */
  methods: Share;
  /** How near the nearest work is, and the nearest of the last three years: shares of what recency is measured by. */
  nearest: number;
  nearestRecent: number;
  /** Whether the areas name no more than a whole field, or one word, and nothing else is told. */
  broad: boolean;
  /** Whether such a name is what the professor's field, or one of the topics, is called. */
  named: boolean;
  /** Whether the position is one of active staff; null where none is known. */
  active: boolean | null;
}

/** Likeness from which on, and up to which, two vocabularies are taken to be of one field. */
const STRANGE = 0.45;
const ALIKE = 0.85;
/** Words worth so much make the likeness of two vocabularies half of what is known of their company. */
const FEW_WORDS = 3;
/** What the words can be worth where a single telling one is shared: it may mean two things. */
const ONE_WORD = 0.6;
/** What a match can be worth where only a field is named. */
const BROAD = 0.4;
/** The most that the area can be worth there, of somebody whose own field it is: possible, and never strong by itself. */
const NAMED = 0.75;

const between = (value: number): number => Math.min(1, Math.max(0, value));

/** Nears 1 quickly where a few words in a hundred are many. */
const filled = (share: number, speed: number): number => 1 - Math.exp(-speed * share);

/** How far the likeness of two vocabularies can be trusted where so much is told, 0 to 1. */
const knownFrom = (told: number): number => told ** 2 / (told ** 2 + FEW_WORDS ** 2);

/**
 * Whether shared words keep the same company in both texts, 0 to 1. Of few words little can be said: there the area itself decides. An area
 * that is covered in full is company enough, also for somebody who changes fields.
 */
export function companyOf({ likeness, told, area }: Pick<Evidence, 'likeness' | 'told' | 'area'>): number {
  const known = knownFrom(told);
  const alike = between((likeness - STRANGE) / (ALIKE - STRANGE));
  return Math.max(known * alike + (1 - known) * (area ?? 1) ** 2, (area ?? 0) ** 3);
}

/** The parts of a score, with the weights of what cannot be known shared out over the others. Empty where the person has told nothing. */
export function partsOf(evidence: Evidence): ScorePart[] {
  const { words, sharedWords, area, topics, methods, nearest, nearestRecent, active, told } = evidence;
  const company = companyOf(evidence);
  const limit = evidence.broad ? BROAD : 1;
  const vocabulary = 0.6 * knownFrom(told);
  const covered =
    area === null ? null : (company * (vocabulary + 0.3 * area + 0.1 * topics)) / (vocabulary + 0.3 + 0.1);
  const values: Record<PartKey, number | null> = {
    words: words === null ? null : Math.min(filled(company * words, 5), sharedWords < 2 ? ONE_WORD : 1),
    area: covered === null ? null : evidence.broad && evidence.named ? Math.min(covered, NAMED) : limit * covered,
    methods: methods === null ? null : filled(company * methods, 1.5),
    recency:
      nearest === 0
        ? 0
        : limit * (nearestRecent / nearest) * (words === null ? company * nearest : filled(company * nearest, 4)),
    level: active === null ? null : Number(active),
  };
  if (words === null && area === null && methods === null) return [];
  const known = (Object.entries(values) as [PartKey, number | null][]).flatMap(([key, value]) =>
    // Sums of shares are not exact: a whole may come out as a little more than one.
    value === null ? [] : [{ key, value: between(value) }],
  );
  const whole = known.reduce((sum, { key }) => sum + WEIGHTS[key], 0);
  return known.map(({ key, value }) => ({ key, value, weight: (100 * WEIGHTS[key]) / whole }));
}

/** The score that parts add up to, 0 to 100. */
export const sumOf = (parts: readonly ScorePart[]): number =>
  Math.round(parts.reduce((sum, { value, weight }) => sum + value * weight, 0));
