import preview from '#.storybook/preview';
import { Button } from '../Button/Button';
import { List } from '../List/List';
import { ListRow } from './ListRow';
import { InlineMessage } from '../../feedback/InlineMessage/InlineMessage';
import { bilingual } from '../../testing/words';

const meta = preview.meta({ title: 'Design system/ListRow' });

export const WithMoreBelow = meta.story(
  bilingual((say) => (
    <List label={say('My Bots', 'بات‌های من')}>
      <ListRow
        href="/bots/1"
        title={say('Nordic bridge monitoring', 'پایش پل‌های نوردیک')}
        description={say('Norway, Sweden · 14 universities', 'نروژ، سوئد · ۱۴ دانشگاه')}
        trailing={<Button size="small">{say('Pause', 'مکث')}</Button>}
      >
        <InlineMessage tone="danger">
          {say('Gmail needs to be reconnected.', 'جیمیل باید دوباره متصل شود.')}
        </InlineMessage>
      </ListRow>
      <ListRow title={say('A row that leads nowhere', 'ردیفی که به جایی نمی‌رود')} />
    </List>
  )),
);
