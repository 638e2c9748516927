import preview from '#.storybook/preview';
import { fn } from 'storybook/test';
import { BrokenSection } from './SectionBoundary';

const meta = preview.meta({
  title: 'Interface/SectionBoundary',
  tags: ['phone'],
  component: BrokenSection,
  args: { onRetry: fn() },
});

export const Broken = meta.story({});
