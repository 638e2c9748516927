import preview from '#.storybook/preview';
import { Button } from './Button';
import { Box } from '../../layout/Box';
import { Inline } from '../../layout/Inline';
import { bilingual, playground } from '../../testing/words';

const meta = preview.meta({ title: 'Design system/Button', component: Button, tags: ['autodocs'] });

export const Default = meta.story(bilingual((say) => <Button>{say('Show the match', 'نمایش تطابق')}</Button>));

export const Playground = meta.story(
  playground(
    Button,
    {
      tone: ['primary', 'secondary', 'quiet', 'danger'],
      size: ['small', 'medium', 'large'],
      busy: 'boolean',
      disabled: 'boolean',
      fullWidth: 'boolean',
    },
    (say) => ({ tone: 'primary' as const, icon: 'check' as const, children: say('Approve', 'تأیید') }),
  ),
);

export const Tones = meta.story(
  bilingual((say) => (
    <Inline gap={12}>
      <Button tone="primary" icon="check">
        {say('Approve', 'تأیید')}
      </Button>
      <Button tone="secondary" icon="pencil">
        {say('Edit', 'ویرایش')}
      </Button>
      <Button tone="quiet" icon="skip">
        {say('Skip', 'کنار گذاشتن')}
      </Button>
      <Button tone="danger" icon="trash">
        {say('Delete', 'حذف')}
      </Button>
    </Inline>
  )),
);

export const BusyKeepsItsWords = meta.story(
  bilingual((say) => (
    <Inline gap={12}>
      <Button tone="primary" icon="check" busy>
        {say('Approve', 'تأیید')}
      </Button>
      <Button tone="secondary" icon="pencil" busy>
        {say('Edit', 'ویرایش')}
      </Button>
      <Button tone="quiet" icon="skip" busy>
        {say('Skip', 'کنار گذاشتن')}
      </Button>
      <Button tone="danger" icon="trash" busy>
        {say('Delete', 'حذف')}
      </Button>
    </Inline>
  )),
);

export const Disabled = meta.story(
  bilingual((say) => (
    <Inline gap={12}>
      <Button tone="primary" icon="check" disabled>
        {say('Approve', 'تأیید')}
      </Button>
      <Button tone="secondary" icon="pencil" disabled>
        {say('Edit', 'ویرایش')}
      </Button>
      <Button tone="quiet" icon="skip" disabled>
        {say('Skip', 'کنار گذاشتن')}
      </Button>
      <Button tone="danger" icon="trash" disabled>
        {say('Delete', 'حذف')}
      </Button>
    </Inline>
  )),
);

export const Sizes = meta.story(
  bilingual((say) => (
    <Inline gap={12}>
      <Button tone="primary" size="small">
        {say('Approve and schedule', 'تأیید و زمان‌بندی')}
      </Button>
      <Button tone="primary" size="medium">
        {say('Approve and schedule', 'تأیید و زمان‌بندی')}
      </Button>
      <Button tone="primary" size="large">
        {say('Approve and schedule', 'تأیید و زمان‌بندی')}
      </Button>
    </Inline>
  )),
);

export const FullWidthWithALongText = meta.story(
  bilingual((say) => (
    <Box>
      <Button tone="primary" fullWidth iconEnd="arrowForward">
        {say(
          'Continue with all fourteen universities of the Nordic countries and look for professors',
          'ادامه با هر چهارده دانشگاه کشورهای شمال اروپا و جست‌وجوی استادان',
        )}
      </Button>
    </Box>
  )),
);
