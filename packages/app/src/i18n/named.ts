import type { Translate } from './translator';

/** Anything that can be seen: no blank, no mark of format or control, no letter that is drawn as nothing. */
const visible = /[^\s\p{C}\p{Default_Ignorable_Code_Point}\u2800]/u;

/** A name as it can be read and pressed: 'No name' for one that shows nothing. */
export function named(t: Translate, name: string | null | undefined): string {
  return name && visible.test(name) ? name : t('common.unnamed');
}
