import fs from 'node:fs';
import path from 'node:path';
import { orderedGroups } from '../.storybook/sidebar.ts';
import { root } from './workspace.mjs';

const [name, group] = process.argv.slice(2);
const groups = orderedGroups().get('Design system');
const source = path.join(root, 'packages/design-system/src');
const folder = path.join(source, 'components', name ?? '');

/** Prints an error with advice, and exits. */
function refuse(sentence) {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}

if (!name || !/^[A-Z][A-Za-z]+$/.test(name))
  refuse('Give the component a name in capitals and small letters: npm run new:component RatingField Forms');
if (!groups.includes(group)) refuse(`Say in which group of the sidebar ${name} belongs, one of: ${groups.join(', ')}.`);
if (fs.existsSync(folder)) refuse(`${name} exists already: see packages/design-system/src/components/${name}`);

const variable = name[0].toLowerCase() + name.slice(1);

const files = {
  [`${name}.tsx`]: `import type { ReactNode } from 'react';
import * as s from './${name}.css';

export interface ${name}Props {
  /** What it says. One short sentence. */
  children: ReactNode;
}

/** What it promises, in one sentence: say here when to use it and when another component is the better one. */
export function ${name}({ children }: ${name}Props) {
  return <div className={s.${variable}}>{children}</div>;
}
`,
  [`${name}.css.ts`]: `import { component } from '../../css/component';
import { type } from '../../css/parts';
import { vars } from '../../theme/contract.css';
import { space } from '../../theme/lengths';

export const ${variable} = component({
  ...type('body'),
  padding: space[16],
  color: vars.color.textBody,
});
`,
  [`${name}.stories.tsx`]: `import preview from '#.storybook/preview';
import { bilingual, playground } from '../../testing/words';
import { ${name} } from './${name}';

const meta = preview.meta({ title: 'Design system/${group}/${name}', component: ${name}, tags: ['autodocs'] });

export const Default = meta.story(bilingual((localize) => <${name}>{localize('Words', 'سخن')}</${name}>));

export const Playground = meta.story(playground(${name}, {}, (localize) => ({ children: localize('Words', 'سخن') })));
`,
  [`${name}.test.tsx`]: `import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from '../../testing/render';
import { ${name} } from './${name}';

test.each([
  ['en', 'Words'],
  ['fa', 'سخن'],
] as const)('shows what it is given (%s)', async (locale, words) => {
  render(<${name}>{words}</${name}>, { locale });
  await expect.element(page.getByText(words)).toBeVisible();
});
`,
};

fs.mkdirSync(folder, { recursive: true });
for (const [file, text] of Object.entries(files)) fs.writeFileSync(path.join(folder, file), text);

const index = path.join(source, 'index.ts');
const line = `export { ${name}, type ${name}Props } from './components/${name}/${name}';\n`;
const statements = fs.readFileSync(index, 'utf8').split(/(?<=;\n)/);
const after = statements.findIndex(
  (text) => /from '\.\/components\//.test(text) && /'([^']+)'/.exec(text)[1] > `./components/${name}/`,
);
statements.splice(after === -1 ? statements.length : after, 0, line);
fs.writeFileSync(index, statements.join(''));

process.stdout.write(
  `Written: packages/design-system/src/components/${name}/{${Object.keys(files).join(', ')}}, and its name in src/index.ts.\n` +
    'Next: npm run storybook, and Guides / Adding a component there. The list of public names asks to be accepted once: npm test -- unit\n',
);
