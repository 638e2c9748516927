import { paths } from '../../paths';

/** The link to the matches of a bot. */
export function resultsHref(botId: number): string {
  return `${paths.results}?bot=${botId}`;
}
