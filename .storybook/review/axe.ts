import axe from 'axe-core';
import { contrastsOn, isProven, prove } from './contrasts';
import { isExplained } from './incomplete';

// A story is a part of a page: that all content is in landmarks is tested on pages.
const options: axe.RunOptions = {
  resultTypes: ['violations', 'incomplete'],
  rules: { region: { enabled: false } },
  // It would refetch style sheets to find media queries that lock the orientation; ours have none.
  preload: false,
  elementRef: true,
};

const told = (sentence: string, id: string, nodes: axe.NodeResult[]) =>
  `${sentence} (${id}) at ${nodes.map(({ target }) => target.join(' ')).join(', ')}`;

/** A theme changes only the values of colours, so only these rules are repeated in another one. */
const colourRules: axe.RunOptions = { ...options, runOnly: ['color-contrast', 'link-in-text-block'] };

/**
 * Everything except react-aria's live region, whose text refers for seconds to a busy button that may be gone by then, in this story or an
 * earlier one.
 */
const page: axe.ElementContext = { include: [['body']], exclude: [['[data-live-announcer]']] };

/** The violations axe finds on the current page, and the undecided cases without an explanation. */
export async function axeProblems(where: string): Promise<string[]> {
  return problemsIn(await axe.run(page, options), where);
}

/**
 * The same for colours only, in the theme that the story was not rendered in: axe runs only if the page has a combination of text and
 * background not yet proven in this theme. Undecided cases are checked every time.
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
