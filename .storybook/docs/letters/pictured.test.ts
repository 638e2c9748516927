import path from 'node:path';
import { expect, it } from 'vitest';
import { en } from '../../../packages/app/src/i18n/en.ts';
import { readScreens } from '../room/coverage.ts';
import { bots, letters, messages } from './machines.ts';
import { shownBy } from './pictured.ts';

const screens = readScreens(path.join(import.meta.dirname, '../../..'));
const story = (title: string, name: string) => {
  const { file } = screens.find((screen) => screen.title === title)!;
  return { title, importPath: `./${file}`, name };
};

it('a picture shows the state of the thing in its table', () => {
  const drafting = story('Screens/Find/BotDetail', 'Drafting');
  expect(shownBy(bots, drafting, screens)).toEqual(['Running']);
  const approved = story('Screens/Write/DraftEditor', 'Approved');
  expect(shownBy(letters, approved, screens)).toEqual(['approved']);
});

it('a picture shows the state that its name speaks of, in whole words', () => {
  expect(shownBy(bots, story('Screens/Find/BotList', 'Error And More'), screens)).toEqual(['Error']);
  expect(shownBy(letters, story('Screens/Find/Professors', 'Needs Review'), screens)).toEqual(['needs_review']);
  expect(shownBy(letters, story('Screens/Find/Professors', 'Unsent'), screens)).toEqual([]);
});

it('a screen that does not say such states shows none, whatever its stories are called', () => {
  expect(shownBy(letters, story('Screens/Account/Account', 'Failed'), screens)).toEqual([]);
  expect(shownBy(bots, story('Screens/Find/BotEdit', 'Ready'), screens)).toEqual([]);
  const telling = (words: string) => screens.filter(({ keys }) => keys.includes(words)).map(({ title }) => title);
  expect(telling(letters.words)).toContain('Screens/Write/DraftEditor');
  expect(telling(bots.words)).toEqual(
    expect.arrayContaining(['Screens/Arrive/Dashboard', 'Screens/Find/BotDetail', 'Screens/Find/BotList']),
  );
});

it.each([letters, messages, bots])('the catalogues have a word for every state of a $of', ({ words, states }) => {
  const [area = '', group = ''] = words.split('.');
  const said = (en as unknown as Record<string, Record<string, object>>)[area]?.[group] ?? {};
  // Before its addressee is claimed there is no message that anybody could name.
  expect(Object.keys(said)).toEqual(expect.arrayContaining(states.filter((state) => state !== 'none')));
});
