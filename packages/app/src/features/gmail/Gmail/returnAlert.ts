import { foreignText } from '../../../api/foreignText';
import { googleReason } from '../../../entities/gmailAccount/googleReason';

/** The outcome of a finished connection, from the URL's query (specification, section 4, Gmail popup). */
export type ReturnAlert =
  | { outcome: 'success' }
  | {
      outcome: 'error';
      /** Null: the default text. */
      reason: string | null;
      /** Google's code or sentence, or a sentence of the server in the person's language. */
      from: 'google' | 'server';
    };

const parameters = ['gmail_connect', 'error', 'error_description'] as const;

/** The alert for a query string; `error_description` takes precedence over an `error` without words of ours (section 8). */
export function readReturnAlert(search: string): ReturnAlert | null {
  const query = new URLSearchParams(search);
  const outcome = query.get('gmail_connect');
  if (outcome === 'success') return { outcome };
  if (outcome !== 'error') return null;
  const [error, said] = [query.get('error'), query.get('error_description')?.trim()];
  if (error?.trim()) return { outcome, reason: googleReason(error, said ?? null), from: 'google' };
  return { outcome, reason: said ? foreignText(said) : null, from: 'server' };
}

/** The same query without the parameters of the alert. */
export function withoutReturnAlert(search: string): string {
  const query = new URLSearchParams(search);
  for (const name of parameters) query.delete(name);
  return query.toString();
}
