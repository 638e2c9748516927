import preview from '#.storybook/preview';
import { ProgressBar } from './ProgressBar';
import { Stack } from '../../layout/Stack';
import { bilingual } from '../../testing/words';

const meta = preview.meta({ title: 'Design system/ProgressBar' });

export const Tones = meta.story(
  bilingual((say) => (
    <Stack gap={20}>
      <ProgressBar label={say('Profile', 'نمایه')} value={0.75} />
      <ProgressBar
        tone="reward"
        label={say('Level 3', 'سطح ۳')}
        value={0.35}
        valueText={say('650 XP to level 4', '۶۵۰ امتیاز تجربه تا سطح ۴')}
      />
      <ProgressBar tone="success" labelHidden label={say('Sent', 'ارسال‌شده')} value={1} />
      <ProgressBar label={say('Nothing yet', 'هنوز چیزی نیست')} value={0} />
    </Stack>
  )),
);
