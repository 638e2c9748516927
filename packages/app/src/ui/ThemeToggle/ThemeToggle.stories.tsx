import preview from '#.storybook/preview';
import { ThemeChoice, ThemeToggle } from './ThemeToggle';

const meta = preview.meta({ title: 'Interface/ThemeToggle', tags: ['phone'], component: ThemeToggle });

export const Default = meta.story({});

export const InWords = meta.story({ render: () => <ThemeChoice /> });
