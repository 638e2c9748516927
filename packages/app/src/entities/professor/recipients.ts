/** Somebody to write to, as Professor Matches hands them to Compose Email. */
export interface Recipient {
  /** The person's record of the professor; null for a sample person, who has none. */
  id: number | null;
  name: string;
  university: string | null;
  email: string | null;
}

/** Whom an email is written to, and the bot that found them. */
export interface Handover {
  recipients: readonly Recipient[];
  bot: number | null;
}

const nobody: Handover = { recipients: [], bot: null };

/** What a state of the history holds; nobody where it is anything else. */
export function handoverIn(state: unknown): Handover {
  if (!isBag(state) || !Array.isArray(state['recipients'])) return nobody;
  const recipients = (state['recipients'] as unknown[]).flatMap((each) => {
    if (!isBag(each) || typeof each['name'] !== 'string') return [];
    const { id, name, university, email } = each;
    return [{ id: idIn(id), name, university: textIn(university), email: textIn(email) }];
  });
  return { recipients, bot: idIn(state['bot']) };
}

const isBag = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
const textIn = (value: unknown) => (typeof value === 'string' ? value : null);
const idIn = (value: unknown) => (Number.isSafeInteger(value) && Number(value) > 0 ? Number(value) : null);
