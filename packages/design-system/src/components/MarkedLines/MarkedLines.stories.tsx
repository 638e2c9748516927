import preview from '#.storybook/preview';
import { MarkedLines } from './MarkedLines';
import { Vignette } from '../Vignette/Vignette';
import { bilingual, playground } from '../../testing/words';
import type { Localize } from '../../testing/words';

const meta = preview.meta({
  id: 'design-system-markedlines',
  title: 'Design system/Letter/MarkedLines',
  component: MarkedLines,
  tags: ['autodocs'],
});

const markers = (localize: Localize): [string, string] => [localize('1', '۱'), localize('2', '۲')];

export const Default = meta.story(
  bilingual((localize) => (
    <Vignette>
      <MarkedLines markers={markers(localize)} />
    </Vignette>
  )),
);

export const Playground = meta.story(playground(MarkedLines, {}, (localize) => ({ markers: markers(localize) })));
