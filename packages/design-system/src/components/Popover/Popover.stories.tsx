import preview from '#.storybook/preview';
import { Button } from '../Button/Button';
import { Popover } from './Popover';
import { bilingual } from '../../testing/words';
import { Text } from '../../text/Text';

const meta = preview.meta({ title: 'Design system/Popover' });

export const Closed = meta.story(
  bilingual((say) => (
    <Popover
      label={say('About the score', 'دربارهٔ امتیاز')}
      trigger={
        <Button size="small" icon="info">
          {say('Why 92?', 'چرا ۹۲؟')}
        </Button>
      }
    >
      <Text size="small">{say('Three interests appear in recent papers.', 'سه علاقهٔ شما در مقاله‌های تازه هست.')}</Text>
    </Popover>
  )),
);
