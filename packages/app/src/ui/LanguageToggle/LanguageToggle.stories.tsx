import preview from '#.storybook/preview';
import { LanguageToggle } from './LanguageToggle';

const meta = preview.meta({ title: 'Interface/LanguageToggle', tags: ['phone'], component: LanguageToggle });

export const Default = meta.story({});
