import type { Plugin, PluginOption } from 'vite';

/** The files whose components have a page with their props: parts, which are no screens, and no style sheets or stories. */
const DOCUMENTED =
  /packages\/(?:design-system\/src\/(?!theme\/|i18n\/|testing\/)|app\/src\/(?:ui|entities|shell)\/).*\/\w+\.tsx$/;

/** Plugins as one list, whatever lists and promises they come in. */
async function listOf(option: PluginOption): Promise<Plugin[]> {
  const one = await option;
  if (!one) return [];
  return Array.isArray(one) ? (await Promise.all(one.map(listOf))).flat() : [one];
}

/**
 * Has Storybook's reader of props look at those files alone. It parses every module that a story leads to once more; the page of a screen is its wall, and says nothing of props.
 */
export async function readingPartsAlone(plugins: PluginOption): Promise<Plugin[]> {
  return (await listOf(plugins)).map((one) => {
    if (one.name !== 'storybook:react-docgen-plugin') return one;
    const { transform } = one;
    if (typeof transform !== 'function') throw new Error("Storybook's reader of props has another form than it had.");
    return { ...one, transform: { filter: { id: DOCUMENTED }, handler: transform } };
  });
}
