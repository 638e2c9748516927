import type { MatchPart, MatchScore } from '@peyk/api-types';
import { shownScore } from '@peyk/design-system';

/** The parts that a score is known to have, in the order of telling (docs/match.md). */
const KNOWN = ['words', 'area', 'methods', 'recency', 'level'] as const;
type PartName = (typeof KNOWN)[number] | 'other';

/** A part of a score in whole points: what it reached, and the most that it could bring. */
export interface PartPoints {
  name: PartName;
  points: number;
  most: number;
}

export interface ScoreParts {
  parts: readonly PartPoints[];
  /** Parts that were not counted: their weight went to the others. */
  unknown: readonly (typeof KNOWN)[number][];
}

/** How far the sum of the parts may be from a score that was rounded. */
const ROUNDED = 1;

/**
 * The parts of a score as shown (MAT-01): whole points that add up to the score as shown, none above its most. Null for a match without
 * parts, and where the parts do not explain the score.
 */
export function scorePartsOf({ score, parts }: Pick<MatchScore, 'score' | 'parts'>): ScoreParts | null {
  if (score === null || !parts?.length || !parts.every(isPart)) return null;
  const reached = parts.map(({ value, weight }) => value * weight);
  if (Math.abs(total(reached) - score) >= ROUNDED) return null;
  const weights = parts.map(({ weight }) => weight);
  const most = apportioned(weights, Math.round(total(weights)));
  const points = most && apportioned(reached, shownScore(score), most);
  if (!points) return null;
  return {
    parts: parts.map(({ part }, at) => ({
      name: KNOWN.find((name) => name === part) ?? 'other',
      points: points[at] ?? 0,
      most: most[at] ?? 0,
    })),
    unknown: KNOWN.filter((name) => parts.every(({ part }) => part !== name)),
  };
}

const total = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);
const isPart = ({ value, weight }: MatchPart): boolean => value >= 0 && value <= 1 && weight >= 0 && weight < Infinity;

/**
 * Whole numbers near to the values that add up to `whole`: each is rounded down, and what is missing goes to those that lost most by it.
 * None above its limit. Null where the values are too far from the whole.
 */
function apportioned(
  values: readonly number[],
  whole: number,
  limits: readonly number[] = values.map(() => Infinity),
): readonly number[] | null {
  const shares = values.map(Math.floor);
  const missing = whole - total(shares);
  const raised = values
    .map((value, at) => ({ at, lost: value - Math.floor(value) }))
    .filter(({ at }) => (shares[at] ?? 0) < (limits[at] ?? 0))
    .sort((a, b) => b.lost - a.lost)
    .slice(0, Math.max(0, missing))
    .map(({ at }) => at);
  return raised.length === missing ? shares.map((share, at) => share + Number(raised.includes(at))) : null;
}
