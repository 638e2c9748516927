import preview from '#.storybook/preview';
import { Badge } from './Badge';
import { SampleMark } from '../SampleMark/SampleMark';
import { Inline } from '../../layout/Inline';
import { bilingual } from '../../testing/words';

const meta = preview.meta({ title: 'Design system/Badge' });

export const Tones = meta.story(
  bilingual((say) => (
    <Inline gap={8}>
      <Badge tone="neutral" icon="info">
        {say('Top 200', '۲۰۰ دانشگاه برتر')}
      </Badge>
      <Badge tone="action" icon="clock">
        {say('Planned', 'برنامه‌ریزی‌شده')}
      </Badge>
      <Badge tone="reward" icon="trophy">
        {say('Good match', 'تطابق خوب')}
      </Badge>
      <Badge tone="success" icon="check">
        {say('Ready', 'آماده')}
      </Badge>
      <Badge tone="danger" icon="alert">
        {say('Low', 'کم')}
      </Badge>
      <SampleMark label={say('Sample', 'نمونه')} />
    </Inline>
  )),
);
