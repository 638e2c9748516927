import type { Recipient } from '../../../entities/professor/recipients';

/** The default of 'follow-up after days' (specification, section 9); the sender itself waits at least 7 (R10). */
export const defaultFollowUp = 5;
export const followUpDays = { min: 1, max: 60 } as const;

/** The email to one recipient. */
export interface Sheet {
  to: string;
  subject: string;
  body: string;
}

/** What all emails of the page have in common. */
export interface Plan {
  /** A day as `YYYY-MM-DD`. */
  date: string | null;
  /** A time of day as `HH:MM`. */
  time: string | null;
  /** Whole days; NaN while something else is typed. */
  followUp: number | null;
}

/** Everything that is typed, in one level, as unsaved edits are kept: `to.0`, `subject.0`, … of the first email. */
export type ComposeForm = Readonly<Record<string, string | number | null>>;

/** The untouched form: one email for each recipient, or one to nobody. */
export function blankForm(recipients: readonly Recipient[]): ComposeForm {
  const sheets = recipients.length ? recipients.map(({ email }) => email ?? '') : [''];
  return Object.assign(
    { date: null, time: null, followUp: defaultFollowUp },
    ...sheets.map((to, index) => ({ [`to.${index}`]: to, [`subject.${index}`]: '', [`body.${index}`]: '' })),
  ) as ComposeForm;
}

const text = (value: string | number | null | undefined) => (typeof value === 'string' ? value : '');

/** The email to the recipient at this place. */
export function sheetOf(form: ComposeForm, index: number): Sheet {
  return {
    to: text(form[`to.${index}`]),
    subject: text(form[`subject.${index}`]),
    body: text(form[`body.${index}`]),
  };
}

/** The change of a form that changes one email. */
export function inSheet(index: number, change: Partial<Sheet>): ComposeForm {
  return Object.fromEntries(Object.entries(change).map(([field, value]) => [`${field}.${index}`, value]));
}

/** What all emails have in common. */
export function planOf({ date, time, followUp }: ComposeForm): Plan {
  return {
    date: typeof date === 'string' ? date : null,
    time: typeof time === 'string' ? time : null,
    followUp: typeof followUp === 'number' ? followUp : null,
  };
}

/** The name under which the text is kept: the same people of the same bot find theirs again. */
export function nameOfEdit(recipients: readonly Recipient[], bot: number | null): string {
  return ['compose', bot ?? 0, ...recipients.map(({ id, name }) => id ?? name)].join('.');
}
