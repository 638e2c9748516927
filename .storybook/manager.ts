// Storybook compiles this file by itself, and knows no JSX but the classic one.
import { createElement } from 'react';
import { Button, ToggleButton } from 'storybook/internal/components';
import { addons, types, useGlobals, useStorybookApi, useStorybookState } from 'storybook/manager-api';
import { days } from './dayAnswers.ts';
import { type Entry, dayOffer } from './dayOffer.ts';
import { roomThemes } from './theme.ts';

/** The frame around the stories follows the machine; the stories themselves follow the toolbar. */
const wantsDark = matchMedia('(prefers-color-scheme: dark)');
const dress = () => addons.setConfig({ theme: wantsDark.matches ? roomThemes.dark : roomThemes.light });

dress();
wantsDark.addEventListener('change', dress);
addons.setConfig({ sidebar: { showRoots: true } });

/** Leads from a story to itself in all four modes. */
function FourWays() {
  const story = useStorybookApi().getCurrentStoryData();
  const open = () => {
    const address = new URL(location.href);
    address.searchParams.set('path', '/docs/review-four-ways--docs');
    address.searchParams.set('beside', story.id);
    location.assign(address);
  };
  const label = 'This story in both languages and themes';
  return createElement(Button, { variant: 'ghost', padding: 'small', ariaLabel: label, onClick: open }, 'Four ways');
}

addons.register('peyk/four-ways', () => {
  addons.add('peyk/four-ways/tool', {
    type: types.TOOL,
    title: 'Four ways',
    match: ({ viewMode, tabId }) => viewMode === 'story' && !tabId,
    render: () => createElement(FourWays),
  });
});

/** In few words: language and theme stand behind the days in the same row. */
const inFewWords = (name: string) => name.replace(/^A usual day$/, 'Usual').replace(/ answers$/, '');

/** The day of a story that asks a server; of another one, that it has none, and the way to one that has. */
function Day() {
  const api = useStorybookApi();
  const { index = {} } = useStorybookState();
  const [globals, setGlobals] = useGlobals();
  const offer = dayOffer(api.getCurrentStoryData(), Object.values(index) as Entry[]);
  if (!offer) return null;
  const row = { display: 'flex', alignItems: 'center', gap: 2, whiteSpace: 'nowrap' } as const;
  if (offer.kind === 'days')
    return createElement(
      'div',
      { role: 'group', 'aria-label': 'The day of this story', style: row },
      Object.entries(days).map(([day, name]) =>
        createElement(
          ToggleButton,
          {
            key: day,
            variant: 'ghost',
            padding: 'small',
            ariaLabel: false,
            pressed: (globals['day'] ?? 'usual') === day,
            onClick: () => setGlobals({ day }),
          },
          inFewWords(name),
        ),
      ),
    );
  const { twin } = offer;
  const said = twin === undefined ? 'Asks no server: a day changes nothing' : 'Asks no server:';
  return createElement(
    'div',
    { style: row },
    createElement('span', null, said),
    twin === undefined
      ? null
      : createElement(
          Button,
          { variant: 'ghost', padding: 'small', ariaLabel: false, onClick: () => api.selectStory(twin) },
          'Open the wired story',
        ),
  );
}

addons.register('peyk/day', () => {
  addons.add('peyk/day/tool', {
    type: types.TOOL,
    title: 'Day',
    match: ({ viewMode, tabId }) => viewMode === 'story' && !tabId,
    render: () => createElement(Day),
  });
});
