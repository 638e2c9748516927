import preview from '#.storybook/preview';
import { Button } from '../../components/Button/Button';
import { InlineMessage } from './InlineMessage';
import { Stack } from '../../layout/Stack';
import { bilingual, nothing } from '../../testing/words';

const meta = preview.meta({ title: 'Design system/InlineMessage' });

export const Tones = meta.story(
  bilingual((say) => (
    <Stack gap={12}>
      <InlineMessage
        tone="danger"
        title={say('Gmail needs to be reconnected', 'جیمیل باید دوباره متصل شود')}
        action={<Button size="small">{say('Reconnect', 'اتصال دوباره')}</Button>}
      >
        {say('Two bots are paused. Your drafts are safe.', 'دو بات در حال مکث است. پیش‌نویس‌های شما در امان‌اند.')}
      </InlineMessage>
      <InlineMessage tone="warning" title={say('Daily limit reached', 'به سقف روزانه رسیده‌اید')}>
        {say('Ten new professors today. The rest leave tomorrow.', 'امروز ده استاد جدید. بقیه فردا فرستاده می‌شود.')}
      </InlineMessage>
      <InlineMessage tone="info" title={say('This is a dry run', 'این اجرا آزمایشی است')} onDismiss={nothing}>
        {say('You see every planned email. Nothing leaves.', 'همهٔ ایمیل‌ها را می‌بینید. چیزی فرستاده نمی‌شود.')}
      </InlineMessage>
      <InlineMessage tone="success" title={say('Gmail connected successfully', 'جیمیل با موفقیت متصل شد')}>
        {say('Your bots can go on.', 'بات‌ها می‌توانند ادامه دهند.')}
      </InlineMessage>
    </Stack>
  )),
);
