import preview from '#.storybook/preview';
import { Vignette } from './Vignette';
import { ProgressBar } from '../ProgressBar/ProgressBar';
import { ScoreRing } from '../ScoreRing/ScoreRing';
import { Grid } from '../../layout/Grid';
import { Inline } from '../../layout/Inline';
import { bilingual, playground } from '../../testing/words';
import type { Localize } from '../../testing/words';

const meta = preview.meta({
  id: 'design-system-vignette',
  title: 'Design system/Foundations/Vignette',
  component: Vignette,
  tags: ['autodocs'],
});

const progress = (localize: Localize) => (
  <ProgressBar
    label={localize('Nordic bridges', 'پل‌های شمال اروپا')}
    value={0.6}
    now={localize('Reading 22 papers', 'خواندن ۲۲ مقاله')}
  />
);
const rings = (
  <Inline gap={12} justify="center">
    <ScoreRing score={92} label="92" />
    <ScoreRing score={84} label="84" />
  </Inline>
);

export const Default = meta.story(bilingual((localize) => <Vignette>{progress(localize)}</Vignette>));

export const Playground = meta.story(playground(Vignette, {}, (localize) => ({ children: progress(localize) })));

export const BesideEachOther = meta.story({
  ...bilingual((localize) => (
    <Grid columns={{ base: '1', tablet: '2' }} gap={24}>
      <Vignette>{progress(localize)}</Vignette>
      <Vignette>{rings}</Vignette>
    </Grid>
  )),
  name: 'Beside each other they are equally high',
  tags: ['phone', 'forced'],
});
