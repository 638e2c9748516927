import preview from '#.storybook/preview';
import { Crash } from './ErrorBoundary';

const meta = preview.meta({
  title: 'Interface/ErrorBoundary',
  tags: ['phone'],
  component: Crash,
  parameters: { path: '/bots' },
});

export const Crashed = meta.story({});

export const CrashedAtTheStart = meta.story({
  parameters: { path: '/' },
  name: 'On the start page itself only loading again is left',
});
