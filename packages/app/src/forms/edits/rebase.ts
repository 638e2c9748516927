/** A field that two people changed to different values. */
export interface Clash<Form> {
  /** The field; in a group of dependent fields, the first. */
  field: keyof Form & string;
  /** The common base. */
  before: Partial<Form>;
  /** The other person's saved values. */
  theirs: Partial<Form>;
}

/** Groups of dependent fields, which are merged as a whole. */
export type Together<Form> = readonly (readonly (keyof Form & string)[])[];

/**
 * A three-way merge: applies to `theirs` the changes made from `before` to `mine`. A field that only one side changed gets that side's
 * value. Where both changed it differently, `mine` stays in the form and a clash is reported.
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
 * The differences between a form and its base, for storage; null where there are none. Of a group of dependent fields all are stored: a
 * single one could be combined with somebody else's values of the others.
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

/** Whether a stored value is a set of changes to such a form. */
export function areChanges<Form extends object>(kept: unknown, form: Form): kept is Changes<Form> {
  return isBag(kept) && fits(kept['before'], form) && fits(kept['after'], form);
}

function fits(part: unknown, form: object): boolean {
  return (
    isBag(part) &&
    Object.entries(part).every(([field, value]) => isLike(value, (form as Record<string, unknown>)[field]))
  );
}

/** Strings and booleans must keep their type; a number may be null, and what is null may become a number or a text, such as a day. */
function isLike(value: unknown, known: unknown): boolean {
  if (typeof known === 'string' || typeof known === 'boolean') return typeof value === typeof known;
  if (known === null && typeof value === 'string') return true;
  return known !== undefined && (value === null || typeof value === 'number');
}

const isBag = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const fieldsOf = <Form extends object>(form: Form) => Object.keys(form) as (keyof Form & string)[];
const pick = <Form extends object>(form: Form, fields: readonly (keyof Form)[]): Partial<Form> =>
  Object.fromEntries(fields.map((field) => [field, form[field]])) as Partial<Form>;
