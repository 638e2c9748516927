import { newScreen } from './newScreen.mjs';
import { root } from './workspace.mjs';

const [place = '', address = ''] = process.argv.slice(2);
const [feature = '', screen = ''] = place.split('/');

if (!/^[a-z][A-Za-z]*$/.test(feature) || !/^[A-Z][A-Za-z]+$/.test(screen) || !/^(?:\/[a-z][a-z-]*)+$/.test(address)) {
  process.stderr.write(
    'Name the feature, the screen and its address: npm run new:screen professors/Shortlist /shortlist\n',
  );
  process.exit(1);
}
try {
  const files = newScreen(root, { feature, screen, address });
  process.stdout.write(
    `Written, to be filled by hand:\n${files.map((file) => `  ${file}`).join('\n')}\n` +
      'and its lines in paths.ts, routes.tsx and the titles of both languages. ' +
      'Next: npm run storybook, and Guides / Adding a screen there.\n',
  );
} catch (error) {
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
}
