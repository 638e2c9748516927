import { expect, test } from 'vitest';
import { dayOffer } from './dayOffer.ts';
import { storyFiles } from './sidebar.ts';

const story = (title: string, id: string, tags: string[] = []) => ({ type: 'story', title, id, tags });
const failed = story('Screens/Find/BotList', 'botlist--failed');
const wired = story('Screens/Find/BotList/Wired', 'botlist-wired--server-answers', ['wired']);
const all = [failed, { type: 'docs', title: wired.title, id: 'botlist-wired--docs' }, wired];

test('a wired story has days, and another one leads to the wired story of its screen', () => {
  expect(dayOffer(wired, all)).toEqual({ kind: 'days' });
  expect(dayOffer(failed, all)).toEqual({ kind: 'none', twin: wired.id });
});

test('a screen without a wired story says that a day changes nothing, and a part says nothing', () => {
  expect(dayOffer(failed, [failed])).toEqual({ kind: 'none', twin: undefined });
  expect(dayOffer(story('Design system/Actions/Button', 'button--default'), all)).toBeUndefined();
  expect(dayOffer(undefined, all)).toBeUndefined();
});

test('a part of the app with a wired story leads to it, and has days there', () => {
  const banner = story('Entities/SendingBanner', 'banner--default');
  const twin = story('Entities/SendingBanner/Wired', 'banner-wired--stops', ['wired']);
  expect(dayOffer(banner, [banner, twin])).toEqual({ kind: 'none', twin: twin.id });
  expect(dayOffer(twin, [banner, twin])).toEqual({ kind: 'days' });
});

test('every wired file of stories is the twin of another', () => {
  const titles = storyFiles().map(({ title }) => title);
  const twins = titles.filter((title) => title.endsWith('/Wired'));
  expect(twins.length).toBeGreaterThan(10);
  expect(twins.filter((title) => !titles.includes(title.replace(/\/Wired$/, '')))).toEqual([]);
});
