import preview from '#.storybook/preview';
import { bilingual, playground } from '../testing/words';
import { GoogleMark } from './GoogleMark';

const meta = preview.meta({
  id: 'design-system-googlemark',
  title: 'Design system/Foundations/GoogleMark',
  component: GoogleMark,
  tags: ['autodocs'],
});

export const Default = meta.story(bilingual(() => <GoogleMark />));

export const Playground = meta.story(playground(GoogleMark, { size: 'number' }, () => ({ size: 32 })));
