import { newScreen } from './newScreen.mjs';
import { root } from './workspace.mjs';

const [place = '', address = '', ...titles] = process.argv.slice(2);
const [feature = '', screen = ''] = place.split('/');

const isPlace = /^[a-z][A-Za-z]*$/.test(feature) && /^[A-Z][A-Za-z]+$/.test(screen);
if (
  !isPlace ||
  !/^(?:\/[a-z][a-z-]*)+$/.test(address) ||
  titles.length !== 2 ||
  titles.some((title) => !title.trim())
) {
  process.stderr.write(
    'Name the feature and the screen, its address and its title in both languages: ' +
      'npm run new:screen professors/Shortlist /shortlist "Shortlist" "فهرست منتخب"\n',
  );
  process.exit(1);
}
try {
  const files = newScreen(root, { feature, screen, address, titles: { en: titles[0], fa: titles[1] } });
  process.stdout.write(
    `Written, to be filled by hand:\n${files.map((file) => `  ${file}`).join('\n')}\n` +
      'Nothing is to be done in paths.ts, routes.tsx, firstNeeds.ts, stateArms.test.ts, and appWords.ts and shell.ts of both languages: ' +
      'their lines are there. Next: npm run storybook, and Guides / Adding a screen there.\n',
  );
} catch (error) {
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
}
