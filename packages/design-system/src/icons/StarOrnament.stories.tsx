import preview from '#.storybook/preview';
import { Inline } from '../layout/Inline';
import { bilingual, playground } from '../testing/words';
import { StarOrnament } from './StarOrnament';

const meta = preview.meta({
  id: 'design-system-starornament',
  title: 'Design system/Foundations/StarOrnament',
  component: StarOrnament,
  tags: ['autodocs'],
});

export const Default = meta.story(bilingual(() => <StarOrnament />));

export const Playground = meta.story(playground(StarOrnament, { size: 'number' }, () => ({ size: 144 })));

export const Sizes = meta.story({
  ...bilingual(() => (
    <Inline gap={24} align="end">
      <StarOrnament size={64} />
      <StarOrnament />
      <StarOrnament size={144} />
    </Inline>
  )),
  name: 'One hairline at every size',
});
