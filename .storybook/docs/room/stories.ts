import { use } from 'react';
import { addons } from 'storybook/preview-api';
import type { Mode } from '../../modes';
import { FOR_ROOM } from './forRoom';
import { inAddress } from './mode';

/** A story as the index of Storybook lists it. */
export interface Listed {
  id: string;
  title: string;
  name: string;
  tags: readonly string[];
  importPath: string;
  type: 'story' | 'docs';
}

let index: Promise<readonly Listed[]> | undefined;

interface Index {
  entries: Record<string, Listed>;
}

/** The index that Storybook has read for this page: it is a megabyte, and need not be read twice. */
const readAlready = (): Index | undefined =>
  (window as unknown as { __STORYBOOK_PREVIEW__?: { storyStoreValue?: { storyIndex?: Index } } }).__STORYBOOK_PREVIEW__
    ?.storyStoreValue?.storyIndex;

const read = async (): Promise<Index> => {
  const answer = await fetch('./index.json');
  return (await answer.json()) as Index;
};

/** Everything in the sidebar, in its order. */
export const listed = () =>
  (index ??= Promise.resolve(readAlready() ?? read()).then(({ entries }) => Object.values(entries)));

/** The same in a component; its page waits for it. */
export const useListed = () => use(listed());

/** The states of a screen: its stories without those that fetch, of which no picture is taken. */
export const statesOf = (all: readonly Listed[], title: string) =>
  all.filter((one) => one.type === 'story' && one.title === title && !one.tags.includes('wired'));

/** The story that stands for a screen or a part: its main state, or the first it has. */
export function mainOf(all: readonly Listed[], component: string): Listed | undefined {
  const stories = all.filter(({ id, type }) => type === 'story' && id.startsWith(`${component}--`));
  return stories.find(({ tags }) => tags.includes('tablet')) ?? stories[0];
}

/** The titles of all screens, in the order of the sidebar. */
export const screensIn = (all: readonly Listed[]): string[] => [
  ...new Set(
    all
      .filter(({ title, type, tags }) => type === 'story' && title.startsWith('Screens/') && !tags.includes('wired'))
      .map(({ title }) => title),
  ),
];

/** The address of a story alone, without the frame, that draws for the page around it. Axe, which would look at each on its own, stays away. */
export const storyAddress = (id: string, mode: Mode) =>
  `./iframe.html?id=${id}&viewMode=story&globals=${inAddress(mode)};a11y.manual:!true${FOR_ROOM}`;

/** The address of a story or a page within the frame. */
export const roomAddress = (id: string, mode: Mode, kind: 'story' | 'docs' = 'story') =>
  `./index.html?path=/${kind}/${id}&globals=${inAddress(mode)}`;

/** Opens a story where the person is: in the frame, if there is one, without loading it again. */
export function openStory(event: { preventDefault: () => void; metaKey: boolean; ctrlKey: boolean }, id: string) {
  if (window.parent === window || event.metaKey || event.ctrlKey) return;
  event.preventDefault();
  addons.getChannel().emit('selectStory', { storyId: id });
}
