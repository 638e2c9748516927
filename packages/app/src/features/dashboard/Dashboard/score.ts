import type { User } from '@peyk/api-types';
import { listPaths } from '@peyk/api-types/lists';
import { entriesOf } from '../../../entities/sentences/threeSentences';
import { type Completion, completionOf } from '../../../entities/user/completion';
import { isProfileComplete } from '../../../entities/user/personalProgress';

/** How complete a profile is, from what a CV is made of: the personal section and the fifteen lists. */
export function scoreOf(user: User, everything: object): Completion {
  const counts = listPaths.map((path) => entriesOf(everything, path.replaceAll('-', '_')).length);
  return completionOf(isProfileComplete(user), counts);
}
