import type { User } from '@peyk/api-types';

/** What a person is called: the name, or the address where there is none. */
export function nameOf({ first_name, last_name, email }: Pick<User, 'first_name' | 'last_name' | 'email'>): string {
  return `${first_name} ${last_name}`.trim() || email;
}

type Rewards = Pick<User, 'xp' | 'coins' | 'level'>;

/** XP and coins are 0 and the level is 1 where a server sends none: another server may know no rewards. */
export function rewardsOf(user: { [Key in keyof Rewards]?: Rewards[Key] | null }): Rewards {
  return { xp: user.xp ?? 0, coins: user.coins ?? 0, level: user.level ?? 1 };
}
