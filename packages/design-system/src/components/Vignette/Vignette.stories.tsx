import preview from '#.storybook/preview';
import { Vignette } from './Vignette';
import { ProgressBar } from '../ProgressBar/ProgressBar';
import { ScoreRing } from '../ScoreRing/ScoreRing';
import { Grid } from '../../layout/Grid';
import { Inline } from '../../layout/Inline';
import { bilingual, playground } from '../../testing/words';
import type { Say } from '../../testing/words';

const meta = preview.meta({ title: 'Design system/Vignette', component: Vignette, tags: ['autodocs'] });

const progress = (say: Say) => (
  <ProgressBar
    label={say('Nordic bridges', 'پل‌های شمال اروپا')}
    value={0.6}
    now={say('Reading 22 papers', 'خواندن ۲۲ مقاله')}
  />
);
const rings = (
  <Inline gap={12} justify="center">
    <ScoreRing score={92} label="92" />
    <ScoreRing score={84} label="84" />
  </Inline>
);

export const Default = meta.story(bilingual((say) => <Vignette>{progress(say)}</Vignette>));

export const Playground = meta.story(playground(Vignette, {}, (say) => ({ children: progress(say) })));

export const BesideEachOther = meta.story({
  ...bilingual((say) => (
    <Grid columns={{ base: '1', tablet: '2' }} gap={24}>
      <Vignette>{progress(say)}</Vignette>
      <Vignette>{rings}</Vignette>
    </Grid>
  )),
  name: 'Beside each other they are equally high',
  tags: ['phone', 'forced'],
});
