import type { Plugin } from 'vite';
import { expect, test } from 'vitest';
import { storyFiles } from '../../sidebar.ts';
import { readingPartsAlone } from './readParts.ts';

const reader: Plugin = { name: 'storybook:react-docgen-plugin', transform: () => null };
const other: Plugin = { name: 'other', transform: () => null };

async function filterOf(plugins: Plugin[]): Promise<RegExp> {
  const [read] = await readingPartsAlone([plugins, Promise.resolve([other])]);
  const { filter } = read!.transform as { filter: { id: RegExp } };
  return filter.id;
}

test('props are read of everything that has a page with props, and of no screen, sheet or catalogue', async () => {
  const id = await filterOf([reader]);
  // The page of the tokens is about no component.
  const parts = storyFiles().filter(
    ({ title, file }) => !title.startsWith('Screens/') && !/\.wired\.|\/theme\//.test(file),
  );
  expect(parts.length).toBeGreaterThan(50);
  const own = parts.map(({ file }) => file.replace('.stories.tsx', '.tsx'));
  expect(own.filter((file) => !id.test(`/peyk/${file}`))).toEqual([]);
  for (const file of [
    'packages/app/src/features/bots/BotList/BotListView.tsx',
    'packages/design-system/src/components/Button/Button.css.ts',
    'packages/design-system/src/components/Button/Button.stories.tsx',
    'packages/app/src/i18n/en/bots.ts',
  ])
    expect(`${file} ${id.test(`/peyk/${file}`)}`).toBe(`${file} false`);
});

test('other plugins stay as they are, and a reader of another form is no silent loss', async () => {
  const plugins = await readingPartsAlone([[reader], Promise.resolve([other]), false]);
  expect(plugins).toContain(other);
  await expect(readingPartsAlone([{ name: reader.name }])).rejects.toThrow('another form');
});
