import type { User } from '@peyk/api-types';

/** The XP that each level takes (specification, section 9). */
export const XP_PER_LEVEL = 1000;

/** What a person has earned, and how far the next level is. */
export interface Standing {
  xp: number;
  coins: number;
  level: number;
  /** XP since this level began, and what the level takes. */
  progress: { earned: number; needed: number };
}

/** A whole number from `least` on: another server may send none, one below zero, or one that is no number at all. */
function whole(value: unknown, least: number): number {
  if (typeof value !== 'number' || Number.isNaN(value)) return least;
  return Math.min(Number.MAX_SAFE_INTEGER, Math.max(least, Math.trunc(value)));
}

/** Level progress from XP and level: XP beyond the level fills the bar and no more; a missing level is the first. */
export function standingOf(user: { readonly [Field in 'xp' | 'coins' | 'level']?: User[Field] | null }): Standing {
  const xp = whole(user.xp, 0);
  const level = whole(user.level, 1);
  const earned = Math.min(XP_PER_LEVEL, Math.max(0, xp - (level - 1) * XP_PER_LEVEL));
  return { xp, coins: whole(user.coins, 0), level, progress: { earned, needed: XP_PER_LEVEL } };
}
