import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { tokens } from '../../packages/design-system/src/theme/tokens.ts';
import { storyFiles } from '../sidebar.ts';
import { causesOf, groupsIn, likelyFiles, namesIn } from './causes.ts';

const root = path.join(import.meta.dirname, '../..');
const diff = (before: string, after: string) => `--- a/x\n+++ b/x\n@@ -1 +1 @@\n-${before}\n+${after}`;
const radius = {
  file: 'packages/design-system/src/theme/radius.ts',
  diff: diff(
    "export const radius = { mark: '6px', card: '16px', full: '999px' } as const;",
    "export const radius = { mark: '6px', card: '8px', full: '999px' } as const;",
  ),
};
const icon = {
  file: 'packages/design-system/src/icons/icons.ts',
  diff: diff('  arrowBack: turning(ArrowLeft),', '  arrowBack: still(ArrowLeft),'),
};
const text = {
  file: 'packages/app/src/i18n/fa/gmail.ts',
  diff: diff("  failed: 'یک',", "  failed: 'دو',"),
};

test('of a changed line only what differs counts', () => {
  expect(namesIn(radius)).toEqual(['card']);
  expect(namesIn(icon)).toEqual(['arrowBack']);
  expect(namesIn({ file: 'x', diff: '@@ -3 +3 @@ export const field = component({\n-  a\n+  b' })).toEqual(['field']);
});

test('every group of tokens is known by the file that holds its values', () => {
  const groups = groupsIn(readFileSync(path.join(root, 'packages/design-system/src/theme/tokens.ts'), 'utf8'));
  expect([...new Set([...groups.values()].flat())].sort()).toEqual(Object.keys(tokens).sort());
  expect(groups.get('lengths')).toEqual(expect.arrayContaining(['space', 'size']));
  expect(groups.get('roles')).toEqual(['role']);
  expect(groups.get('stacking')).toEqual(['stacking']);
});

test('a token, an icon and a text that change together are told apart by what each screen and part uses', () => {
  const causes = causesOf(root, [radius, icon, text]);
  expect(causes('en-light/desktop/design-system-card--default')).toEqual([radius.file]);
  expect(causes('fa-dark/desktop/screens-gmail--failed')).toContain(text.file);
  expect(causes('en-light/desktop/screens-gmail--failed')).not.toContain(text.file);
  expect(causes('fa-dark/desktop/screens-bots-botdetail--active')).toContain(icon.file);
  expect(causesOf(root, [icon, text])('fa-dark/desktop/design-system-checkbox--default')).toEqual([]);
});

test('what may have touched every picture is named where nothing nearer is', () => {
  const every = { file: '.storybook/decorators/withApp.ts', diff: '+ a' };
  const causes = causesOf(root, [icon, every]);
  expect(causes('en-light/desktop/screens-bots-botdetail--active')).toEqual([icon.file]);
  expect(causes('en-light/desktop/design-system-checkbox--default')).toEqual([every.file]);
});

test('a token, an icon or a text is looked at in the stories that read or name it, and not in all', () => {
  const [ofToken, ofIcon, ofText] = [radius, icon, text].map((change) => likelyFiles(root, [change]));
  const all = storyFiles(root).length;
  expect(ofToken!.length).toBeLessThan(all);
  for (const files of [ofIcon!, ofText!]) expect(files.length).toBeLessThan(all / 4);
  expect(ofToken).toContain('packages/design-system/src/components/Card/Card.stories.tsx');
  expect(ofIcon).toContain('packages/app/src/features/bots/BotDetail/BotDetailView.stories.tsx');
  expect(ofText).toContain('packages/app/src/features/gmail/Gmail/GmailView.stories.tsx');
});
