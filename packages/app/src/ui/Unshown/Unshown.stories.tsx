import preview from '#.storybook/preview';
import { Unshown } from './Unshown';

const meta = preview.meta({ title: 'Interface/Unshown', tags: ['phone'], component: Unshown, args: { count: 3 } });

export const Several = meta.story({});
export const One = meta.story({ args: { count: 1 } });
