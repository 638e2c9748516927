import { createHash } from 'node:crypto';

const patternOf = (address) => new RegExp(`^${address.replaceAll(/:\w+/g, '[^/]+')}/?$`);

/**
 * The hash of all that a journey depends on: the code, its own file, and the texts of the screens at the addresses that it showed. Of all texts
 * where it is not known which it showed, or where the route table does not have one of them.
 * @param {import('./testFiles.ts').Journeys} journeys
 * @param {string} file
 * @param {readonly string[] | null} addresses
 */
export function journeyHash({ code, files, texts, allTexts }, file, addresses) {
  const patterns = Object.keys(texts).map((address) => [patternOf(address), address]);
  // A file, such as the icon of the page, says nothing.
  const pages = addresses?.filter((shown) => !/\.\w+$/.test(shown));
  const routes = pages?.map((shown) => patterns.find(([pattern]) => pattern.test(shown))?.[1]);
  const met = routes?.length
    ? [...new Set(routes.map((address) => (address === undefined ? allTexts : texts[address])))].sort((one, other) =>
        one.localeCompare(other, 'en'),
      )
    : [allTexts];
  return createHash('sha256')
    .update([code, files[file], ...met].join())
    .digest('hex');
}
