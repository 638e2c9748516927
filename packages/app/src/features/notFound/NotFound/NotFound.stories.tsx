import preview from '#.storybook/preview';
import { NotFound } from './NotFound';

const meta = preview.meta({
  title: 'Screens/NotFound',
  tags: ['phone'],
  component: NotFound,
  parameters: { path: '/nowhere' },
});

export const Default = meta.story({ tags: ['tablet'] });
