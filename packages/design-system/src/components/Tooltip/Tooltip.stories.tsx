import preview from '#.storybook/preview';
import { IconButton } from '../IconButton/IconButton';
import { Tooltip } from './Tooltip';
import { bilingual } from '../../testing/words';

const meta = preview.meta({ title: 'Design system/Tooltip' });

export const Closed = meta.story(
  bilingual((say) => (
    <Tooltip label={say('Stops every bot', 'همهٔ بات‌ها را نگه می‌دارد')}>
      <IconButton icon="pause" label={say('Pause everything', 'مکث همه')} />
    </Tooltip>
  )),
);
