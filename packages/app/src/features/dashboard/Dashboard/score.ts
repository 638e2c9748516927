import type { User } from '@peyk/api-types';
import { entriesOf } from '../../../entities/sentences/threeSentences';
import { type Completion, completionOf } from '../../../entities/user/completion';
import { isProfileComplete, lacksOnlyAddress } from '../../../entities/user/personalProgress';
import { LIST_ORDER, type Section } from '../../../entities/profile/sections';

/** What a profile lacks: a section, or of the personal one the address alone. */
export interface Missing {
  section: Section;
  what: 'section' | 'address';
}

/** How complete a profile is, and the first that it lacks. */
export interface Score {
  completion: Completion;
  missing: readonly Missing[];
}

const SHOWN = 3;

/** How complete a profile is, from what a CV is made of: the personal section and the fifteen lists, in the order of the wizard. */
export function scoreOf(user: User, everything: object): Score {
  const isPersonalComplete = isProfileComplete(user);
  const counts = LIST_ORDER.map((list) => ({
    section: list,
    count: entriesOf(everything, list.replaceAll('-', '_')).length,
  }));
  const personal: Missing = { section: 'profile', what: lacksOnlyAddress(user) ? 'address' : 'section' };
  const lists = counts.filter(({ count }) => count === 0).map(({ section }): Missing => ({ section, what: 'section' }));
  return {
    completion: completionOf(
      isPersonalComplete,
      counts.map(({ count }) => count),
    ),
    missing: [...(isPersonalComplete ? [] : [personal]), ...lists].slice(0, SHOWN),
  };
}
