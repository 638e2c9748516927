import preview from '#.storybook/preview';
import { Button } from '../Button/Button';
import { SealBand } from './SealBand';
import { bilingual } from '../../testing/words';

const meta = preview.meta({ title: 'Design system/SealBand' });

export const Approval = meta.story(
  bilingual((say) => (
    <SealBand
      title={say('You approve this exact text', 'شما همین متن را تأیید می‌کنید')}
      actions={
        <>
          <Button tone="primary" size="large" icon="check">
            {say('Approve and schedule', 'تأیید و زمان‌بندی')}
          </Button>
          <Button>{say('Save', 'ذخیره')}</Button>
          <Button tone="quiet">{say('Skip', 'کنار گذاشتن')}</Button>
        </>
      }
    >
      {say(
        'Peyk sends it once, from your Gmail, on Tuesday 24 November at 10:20 in Norway. Until then you can take it back.',
        'پیک آن را یک بار، از جیمیل شما، سه‌شنبه ۳ آذر ساعت ۱۰:۲۰ به وقت نروژ می‌فرستد. تا آن زمان می‌توانید پس بگیرید.',
      )}
    </SealBand>
  )),
);

export const DisabledAndBusy = meta.story(
  bilingual((say) => (
    <SealBand
      title={say('You approve this exact text', 'شما همین متن را تأیید می‌کنید')}
      actions={
        <>
          <Button tone="primary" disabled>
            {say('Approve', 'تأیید')}
          </Button>
          <Button tone="primary" busy>
            {say('Approve', 'تأیید')}
          </Button>
        </>
      }
    />
  )),
);
