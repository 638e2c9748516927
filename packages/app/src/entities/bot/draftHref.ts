import { paths } from '../../paths';

/** The link to a professor's draft, with the bot in the query for the way back. */
export function draftHref(professorId: number, botId: number): string {
  return `${paths.draft(professorId)}?bot=${botId}`;
}
