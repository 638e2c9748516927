import preview from '#.storybook/preview';
import { ScoreRing } from './ScoreRing';
import { Inline } from '../../layout/Inline';
import { bilingual } from '../../testing/words';

const meta = preview.meta({ title: 'Design system/ScoreRing' });

export const SizesAndThresholds = meta.story(
  bilingual((say) => (
    <Inline gap={16}>
      <ScoreRing score={92} size="large" label={say('Match score 92', 'امتیاز تطابق ۹۲')} />
      <ScoreRing score={67} size="medium" label={say('Match score 67', 'امتیاز تطابق ۶۷')} />
      <ScoreRing score={46} size="medium" label={say('Match score 46', 'امتیاز تطابق ۴۶')} />
      <ScoreRing score={100} size="small" label={say('Match score 100', 'امتیاز تطابق ۱۰۰')} />
      <ScoreRing score={0} size="small" label={say('Match score 0', 'امتیاز تطابق ۰')} />
      <ScoreRing score={null} size="small" label={say('No score yet', 'هنوز امتیازی نیست')} />
    </Inline>
  )),
);
