import preview from '#.storybook/preview';
import { List } from './List';
import { ListRow } from '../ListRow/ListRow';
import { ScoreRing } from '../ScoreRing/ScoreRing';
import { StatusPill } from '../StatusPill/StatusPill';
import { bilingual, nothing } from '../../testing/words';
import { Auto } from '../../text/Auto';

const meta = preview.meta({ title: 'Design system/List' });

export const OfRows = meta.story(
  bilingual((say) => (
    <List label={say('Professors', 'استادان')}>
      <ListRow
        href="/professors/1"
        leading={<ScoreRing size="small" score={92} label={say('Match score 92', 'امتیاز تطابق ۹۲')} />}
        title={<Auto>Ingrid Solheim</Auto>}
        description={<Auto>Nordmark University of Technology</Auto>}
        trailing={<StatusPill status="needsReview" label={say('Needs review', 'نیازمند بازبینی')} />}
      />
      <ListRow
        onPress={nothing}
        leading={<ScoreRing size="small" score={46} label={say('Match score 46', 'امتیاز تطابق ۴۶')} />}
        title={<Auto>Hanna Vuorela</Auto>}
        description={<Auto>University of Tavasta</Auto>}
        trailing={<StatusPill status="drafting" label={say('Drafting', 'در حال نگارش')} />}
      />
    </List>
  )),
);
