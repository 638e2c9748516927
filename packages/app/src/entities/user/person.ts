import type { User } from '@peyk/api-types';
import { fromApi } from '../../api/apiBase';
import { visible } from '../../i18n/named';

/** Other servers may omit these fields. */
type Sparse<Fields> = { [Key in keyof Fields]?: Fields[Key] | null };

/** The display name: the name, else the email address; empty where neither is known. */
export function nameOf({
  first_name,
  last_name,
  email,
}: Sparse<Pick<User, 'first_name' | 'last_name' | 'email'>>): string {
  return visible(`${first_name ?? ''} ${last_name ?? ''}`)?.trim() ?? email ?? '';
}

/** The address of the person's photo. */
export function photoOf({ photo_url }: Sparse<Pick<User, 'photo_url'>>): string | undefined {
  return photo_url ? fromApi(photo_url) : undefined;
}

type Rewards = Pick<User, 'xp' | 'coins' | 'level'>;

/** XP and coins are 0 and the level is 1 where a server sends none: another server may not implement rewards. */
export function rewardsOf(user: Sparse<Rewards>): Rewards {
  return { xp: user.xp ?? 0, coins: user.coins ?? 0, level: user.level ?? 1 };
}
