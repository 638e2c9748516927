/** A field that two people changed in different ways. */
export interface Clash<Form> {
  /** The field; of fields that decide each other, the first. */
  field: keyof Form & string;
  /** What both of them changed. */
  before: Partial<Form>;
  /** What the other one saved. */
  theirs: Partial<Form>;
}

/** What of a form decides what else: these fields stand and fall together. */
export type Together<Form> = readonly (readonly (keyof Form & string)[])[];

/**
 * What a person made of `before` as if they had made it of `theirs`: fields that only one of the two changed are as that
 * one wants them. Where both did and differ, the person's own value stays in the form and the clash is told.
 */
export function rebase<Form extends object>(
  before: Form,
  mine: Form,
  theirs: Form,
  together: Together<Form> = [],
): { form: Form; clashes: readonly Clash<Form>[] } {
  const form = { ...theirs };
  const clashes: Clash<Form>[] = [];
  const grouped = new Set(together.flat());
  const alone = fieldsOf(theirs).filter((field) => !grouped.has(field));
  for (const fields of [...together, ...alone.map((field) => [field])]) {
    const [first] = fields;
    const differ = (a: Form, b: Form) => fields.some((field) => a[field] !== b[field]);
    if (first === undefined || !differ(mine, before) || !differ(mine, theirs)) continue;
    for (const field of fields) form[field] = mine[field];
    if (differ(theirs, before))
      clashes.push({ field: first, before: pick(before, fields), theirs: pick(theirs, fields) });
  }
  return { form, clashes };
}

/**
 * What differs between a form and what it began with, for keeping; null where nothing does. Of fields that decide each
 * other all are kept: alone, one would be read beside what somebody else saved of the others.
 */
export function changesOf<Form extends object>(
  before: Form,
  form: Form,
  together: Together<Form> = [],
): Changes<Form> | null {
  const differs = (field: keyof Form & string) => before[field] !== form[field];
  const changed = fieldsOf(before).filter(
    (field) => differs(field) || together.some((fields) => fields.includes(field) && fields.some(differs)),
  );
  return changed.length > 0 ? { before: pick(before, changed), after: pick(form, changed) } : null;
}

export interface Changes<Form> {
  before: Partial<Form>;
  after: Partial<Form>;
}

/** Whether what was kept are changes of such a form. */
export function areChanges<Form extends object>(kept: unknown, form: Form): kept is Changes<Form> {
  return isBag(kept) && fits(kept['before'], form) && fits(kept['after'], form);
}

function fits(part: unknown, form: object): boolean {
  return (
    isBag(part) &&
    Object.entries(part).every(([field, value]) => isLike(value, (form as Record<string, unknown>)[field]))
  );
}

/** A text stays a text and a choice a choice; a number may be missing. */
function isLike(value: unknown, known: unknown): boolean {
  if (typeof known === 'string' || typeof known === 'boolean') return typeof value === typeof known;
  return known !== undefined && (value === null || typeof value === 'number');
}

const isBag = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const fieldsOf = <Form extends object>(form: Form) => Object.keys(form) as (keyof Form & string)[];
const pick = <Form extends object>(form: Form, fields: readonly (keyof Form)[]): Partial<Form> =>
  Object.fromEntries(fields.map((field) => [field, form[field]])) as Partial<Form>;
