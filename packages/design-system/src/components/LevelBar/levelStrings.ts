import type { Locale } from '../../i18n/locale';

const en = {
  level: (level: string) => `Level ${level}`,
  levelHighest: 'Highest level',
  levelXp: (earned: string, needed: string) => `${earned} of ${needed} XP`,
  levelXpLeft: (left: string, next: string) => `${left} XP to level ${next}`,
};

const fa: typeof en = {
  level: (level) => `سطح ${level}`,
  levelHighest: 'بالاترین سطح',
  levelXp: (earned, needed) => `${earned} از ${needed} امتیاز تجربه`,
  levelXpLeft: (left, next) => `${left} امتیاز تجربه تا سطح ${next}`,
};

/** The strings of the level bar. */
export const levelStrings: Record<Locale, typeof en> = { en, fa };
