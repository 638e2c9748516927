import preview from '#.storybook/preview';
import { StageProgress } from './StageProgress';
import { bilingual } from '../../testing/words';

const meta = preview.meta({ title: 'Design system/StageProgress' });

export const Running = meta.story(
  bilingual((say) => (
    <StageProgress
      label={say('Progress of the bot', 'پیشرفت بات')}
      stages={[
        { id: '1', value: say('14', '۱۴'), label: say('universities read', 'دانشگاه بررسی شد'), state: 'done' },
        { id: '2', value: say('22', '۲۲'), label: say('professors found', 'استاد پیدا شد'), state: 'done' },
        { id: '3', value: say('22', '۲۲'), label: say('scored', 'امتیاز داده شد'), state: 'done' },
        {
          id: '4',
          value: say('9', '۹'),
          label: say('drafts written', 'پیش‌نویس نوشته شد'),
          state: 'current',
          fraction: 0.41,
        },
        { id: '5', value: say('6', '۶'), label: say('wait for you', 'در انتظار شما'), state: 'waiting' },
      ]}
    />
  )),
);
