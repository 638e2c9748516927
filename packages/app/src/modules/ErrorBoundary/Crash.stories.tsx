import preview from '#.storybook/preview';
import { Crash } from './ErrorBoundary';

const meta = preview.meta({ title: 'Modules/ErrorBoundary', tags: ['phone'], component: Crash });

export const Crashed = meta.story({});
