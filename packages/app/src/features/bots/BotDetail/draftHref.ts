import { paths } from '../../../paths';

/** The draft of a professor, with the way back to the bot that found them. */
export function draftHref(professorId: number, botId: number): string {
  return `${paths.draft(professorId)}?bot=${botId}`;
}
