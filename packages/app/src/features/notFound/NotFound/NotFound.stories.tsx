import preview from '#.storybook/preview';
import { NotFound } from './NotFound';

const meta = preview.meta({
  id: 'screens-notfound',
  title: 'Screens/Arrive/NotFound',
  tags: ['phone'],
  component: NotFound,
  parameters: { path: '/nowhere' },
});

export const Default = meta.story({ tags: ['tablet'] });
