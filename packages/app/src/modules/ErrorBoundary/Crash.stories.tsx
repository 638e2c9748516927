import preview from '#.storybook/preview';
import { Crash } from './ErrorBoundary';

const meta = preview.meta({ title: 'Modules/ErrorBoundary', component: Crash });

export const Crashed = meta.story({});
