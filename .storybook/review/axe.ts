import axe from 'axe-core';
import { contrastsOn, isProven, prove } from './contrasts';
import { isExplained } from './incomplete';

// A story is a part of a page: that all content lies in landmarks is the page's to prove.
const options: axe.RunOptions = {
  resultTypes: ['violations', 'incomplete'],
  rules: { region: { enabled: false } },
  // Fetches style sheets again to look for media queries that lock the orientation; ours hold none.
  preload: false,
  elementRef: true,
};

const told = (sentence: string, id: string, nodes: axe.NodeResult[]) =>
  `${sentence} (${id}) at ${nodes.map(({ target }) => target.join(' ')).join(', ')}`;

/** A theme changes nothing but the values of colours, so that these alone need to be asked again in another one. */
const colourRules: axe.RunOptions = { ...options, runOnly: ['color-contrast', 'link-in-text-block'] };

/**
 * All but the words that react-aria says aloud and takes back after seconds: they name the busy button they came from,
 * which may be gone by then, in this story or in one before it.
 */
const page: axe.ElementContext = { include: [['body']], exclude: [['[data-live-announcer]']] };

/** What axe finds wrong with the page as it stands, and what it could not decide and nobody has explained. */
export async function axeProblems(where: string): Promise<string[]> {
  return problemsIn(await axe.run(page, options), where);
}

/**
 * The same of colours alone, for the theme that the story was not drawn in: axe is asked only where words lie on
 * something in a way that it has not found right in this theme before. What it could not decide is asked each time.
 */
export async function colourProblems(where: string): Promise<string[]> {
  const contrasts = contrastsOn(document.body);
  if (isProven(contrasts)) return [];
  const results = await axe.run(page, colourRules);
  if (results.violations.length + results.incomplete.length === 0) prove(contrasts);
  return problemsIn(results, where);
}

function problemsIn({ violations, incomplete }: axe.AxeResults, where: string): string[] {
  const unexplained = incomplete.map(({ id, help, nodes }) => ({
    id,
    help,
    nodes: nodes.filter(({ element }) => !element || !isExplained(id, element)),
  }));
  return [
    ...violations.map(({ id, help, nodes }) => `axe, ${where}: ${told(help, id, nodes)}`),
    ...unexplained
      .filter(({ nodes }) => nodes.length > 0)
      .map(
        ({ id, help, nodes }) =>
          `axe, ${where}: ${told(`cannot decide "${help}"`, id, nodes)}: look yourself, ` +
          'then draw it so that axe can decide, or say in .storybook/review/incomplete.ts why it is right',
      ),
  ];
}
