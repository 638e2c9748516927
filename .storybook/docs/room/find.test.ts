import path from 'node:path';
import { expect, test } from 'vitest';
import { storyFiles } from '../../sidebar.ts';
import { namedTests, readScreens } from './coverage.ts';
import { find, folded, shows } from './find.ts';
import type { Listed } from './stories.ts';
import { allTexts } from './words.ts';

const root = path.join(import.meta.dirname, '../../..');
const screens = readScreens(root);
const named = namedTests(root);
const stories: Listed[] = [
  { id: 'a--b', title: 'Screens/Send/Gmail', name: 'Reconnect', tags: [], importPath: '', type: 'story' },
];
const within = { stories, texts: allTexts(), screens, named };

test('a Persian word leads to its text and to the screens that show it', () => {
  const { texts } = find('پیش‌نویس', within);
  expect(texts.length).toBeGreaterThan(3);
  expect(texts.some(({ screens: shown }) => shown.some(({ title }) => title.includes('DraftEditor')))).toBe(true);
});

test('letters of an Arabic keyboard, joiners and digits make no difference', () => {
  expect(folded('\u0643تاب\u064a ۱۲')).toBe(folded('کتابی 12'));
  expect(find('پیشنویس', within).texts).toEqual(find('پ\u064aش‌نو\u064aس', within).texts);
});

test('a line of the checklist leads to its tests and their screen', () => {
  const known = screens.flatMap(({ tests }) => tests).find(({ ids }) => ids.length > 0)!;
  const { tests } = find(known.ids[0]!, within);
  expect(tests.map(({ title }) => title)).toContain(known.title);
});

test('a line of the checklist that the server alone holds, or a heading over several tests, is found as well', () => {
  const ofScreens = new Set(screens.flatMap(({ tests }) => tests.flatMap(({ ids }) => ids)));
  const alone = [...new Set(named.flatMap(({ ids }) => ids))].filter((id) => !ofScreens.has(id));
  expect(alone).toEqual(expect.arrayContaining(['R2', 'R16']));
  const lost = alone.filter(
    (id) => !find(id, { ...within, texts: [] }).tests.some((test) => test.id.split(', ').includes(id)),
  );
  expect(lost).toEqual([]);
  const { tests } = find('R2', within);
  expect(tests.some(({ file, screen }) => file.startsWith('packages/server/') && screen === undefined)).toBe(true);
});

test('a story is found by the words of its name and its place', () => {
  expect(find('gmail reconnect', within).stories.map(({ id }) => id)).toEqual(['a--b']);
  expect(find('  ', within)).toMatchObject({ stories: [], texts: [], tests: [] });
});

test('a key that is put together stands for all below it', () => {
  expect(shows({ keys: ['bots.status.'] }, 'bots.status.Active')).toBe(true);
  expect(shows({ keys: ['bots.title'] }, 'bots.titles')).toBe(false);
});

test('whoever looks for what fails finds what is refused, lost or missing as well', () => {
  const story = (name: string): Listed => ({ ...stories[0]!, id: name, name });
  const all = ['Failed', 'Refused', 'Popup Blocked', 'Ready'].map(story);
  const found = find('gmail fails', { ...within, stories: all }).stories.map(({ id }) => id);
  expect(found).toEqual(['Failed', 'Refused', 'Popup Blocked']);
});

test('whoever looks for Gmail that fails finds it where a text or the folder of the code says it, and not where it works', () => {
  const fileOf = new Map(storyFiles(root).map(({ title, file }) => [title, `./${file}`]));
  const story = (title: string, name: string): Listed => ({
    ...stories[0]!,
    id: `${title} ${name}`,
    title,
    name,
    importPath: fileOf.get(title)!,
  });
  const seen = [
    story('Screens/Arrive/Dashboard', 'Mailbox Broken'),
    story('Screens/Find/BotDetail', 'Paused Reconnect'),
    story('Screens/Find/BotEdit', 'No Account'),
    story('Screens/Find/BotEdit', 'Accounts Failed'),
    story('Entities/ConnectNotice', 'Refused With Reason'),
    story('Entities/ConnectNotice', 'No Location'),
    story('Screens/Send/Gmail', 'Disconnect Failed'),
  ];
  const others = [
    story('Screens/Send/Gmail', 'Disconnecting'),
    story('Entities/ConnectNotice', 'Connected'),
    story('Screens/Find/BotEdit', 'Not Saved'),
    story('Screens/Find/BotEdit', 'Files Failed'),
    story('Screens/Arrive/Dashboard', 'Countries Failed'),
  ];
  const found = find('gmail fails', { ...within, stories: [...others, ...seen] }).stories.map(({ id }) => id);
  expect(found).toEqual(seen.map(({ id }) => id));
});

test('the story that says the very words comes before its kin, and what is not listed is counted', () => {
  const story = (name: string): Listed => ({ ...stories[0]!, id: name, name });
  const all = [...Array.from({ length: 70 }, (_, index) => story(`Failed ${index}`)), story('Expired')];
  const { stories: listed, counts } = find('gmail expired', { ...within, stories: all });
  expect(listed[0]?.id).toBe('Expired');
  expect(listed.length).toBe(60);
  expect(counts.stories).toBe(71);
});
