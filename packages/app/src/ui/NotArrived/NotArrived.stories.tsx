import preview from '#.storybook/preview';
import { NotArrived } from './NotArrived';

const meta = preview.meta({
  title: 'Interface/NotArrived',
  tags: ['phone'],
  component: NotArrived,
  args: { href: '/signin' },
});

export const NotThere = meta.story({ name: 'A page whose app did not come says so and loads again' });
