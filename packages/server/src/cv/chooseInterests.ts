import type { ResearchInterest } from '@peyk/api-types';
import { searchKey } from '../directory/searchKey.ts';
import { invalidField } from '../platform/http/errors.ts';

/**
 * The person's own interests that were requested by name or id, in profile order. Throws a 400 when one is unknown or none is chosen; what it
 * says of none depends on what they are for.
 */
export function chooseInterests(
  own: readonly ResearchInterest[],
  asked: readonly (string | number)[],
  noneChosen: 'cvNoInterest' | 'cvNoInterestToDownload' = 'cvNoInterest',
): ResearchInterest[] {
  const wanted = asked.map((item) => String(item).trim()).filter((item) => item !== '');
  if (wanted.length === 0) throw invalidField('research_interests', noneChosen);
  const chosen = new Set<number>();
  for (const item of wanted) {
    const key = searchKey(item);
    const named = own.filter(({ interest_name: name }) => searchKey(name) === key);
    const found = named.length > 0 ? named : own.filter(({ id }) => String(id) === item);
    if (found.length === 0) throw invalidField('research_interests', 'cvUnknownInterest', { name: item.slice(0, 100) });
    for (const { id } of found) chosen.add(id);
  }
  return own.filter(({ id }) => chosen.has(id));
}
