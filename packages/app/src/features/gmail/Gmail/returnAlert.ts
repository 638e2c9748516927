import { foreignText } from '../../../api/foreignText';

/** The outcome of a finished connection, from the URL's query (specification, section 4, Gmail popup). */
export type ReturnAlert =
  | { outcome: 'success' }
  | { outcome: 'error'; /** Null: the default text. */ reason: string | null };

const parameters = ['gmail_connect', 'error', 'error_description'] as const;

/** The alert for a query string; `error_description` takes precedence over `error` (section 8). */
export function readReturnAlert(search: string): ReturnAlert | null {
  const query = new URLSearchParams(search);
  const outcome = query.get('gmail_connect');
  if (outcome === 'success') return { outcome };
  const said = query.get('error_description')?.trim() || query.get('error')?.trim();
  if (outcome === 'error') return { outcome, reason: said ? foreignText(said) : null };
  return null;
}

/** The same query without the parameters of the alert. */
export function withoutReturnAlert(search: string): string {
  const query = new URLSearchParams(search);
  for (const name of parameters) query.delete(name);
  return query.toString();
}
