// Storybook compiles this file by itself, and knows no JSX but the classic one.
import { createElement } from 'react';
import { Button } from 'storybook/internal/components';
import { addons, types, useStorybookApi } from 'storybook/manager-api';
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
