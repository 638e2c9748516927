import type { Translate } from './translator';

/** Anything that can be seen: no blank, no mark of format or control, no letter that is drawn as nothing. */
const anything = /[^\s\p{C}\p{Default_Ignorable_Code_Point}\u2800]/u;

/** A text as it is; null for one that shows nothing. */
export function visible(text: string | null | undefined): string | null {
  return text && anything.test(text) ? text : null;
}

/** A name as it can be read and pressed: '(no name)' for one that shows nothing. */
export function named(t: Translate, name: string | null | undefined): string {
  return visible(name) ?? t('common.unnamed');
}
