import preview from '#.storybook/preview';
import { Avatar } from '../Avatar/Avatar';
import { Button } from '../Button/Button';
import { Dialog } from './Dialog';
import { Form } from '../Form/Form';
import { TextField } from '../TextField/TextField';
import { Inline } from '../../layout/Inline';
import { Stack } from '../../layout/Stack';
import { bilingual, nothing, playground } from '../../testing/words';
import type { Localize } from '../../testing/words';
import { Auto } from '../../text/Auto';
import { Text } from '../../text/Text';

/* A dialog covers its page, so the documentation shows each story in an iframe. */
const meta = preview.meta({
  id: 'design-system-dialog',
  title: 'Design system/Feedback/Dialog',
  component: Dialog,
  tags: ['autodocs', 'phone'],
  parameters: { docs: { story: { inline: false, height: '520px' } } },
});

const about = (localize: Localize) => (
  <Text>
    {localize('A score compares your profile with recent papers.', 'امتیاز، نمایهٔ شما را با مقاله‌های تازه می‌سنجد.')}
  </Text>
);

export const Default = meta.story(
  bilingual((localize) => (
    <Dialog
      open
      onClose={nothing}
      title={localize('About the score', 'دربارهٔ امتیاز')}
      actions={<Button tone="primary">{localize('See the papers', 'دیدن مقاله‌ها')}</Button>}
    >
      {about(localize)}
    </Dialog>
  )),
);

export const Playground = meta.story(
  playground(Dialog, { open: 'boolean', dismissable: 'boolean' }, (localize) => ({
    open: true,
    onClose: nothing,
    title: localize('About the score', 'دربارهٔ امتیاز'),
    children: about(localize),
  })),
);

export const WithAForm = meta.story(
  bilingual((localize) => (
    <Dialog
      open
      dismissable={false}
      onClose={nothing}
      title={localize('Edit degree', 'ویرایش مدرک')}
      actions={
        <>
          <Button>{localize('Cancel', 'انصراف')}</Button>
          <Button tone="primary" type="submit" form="degree">
            {localize('Save', 'ذخیره')}
          </Button>
        </>
      }
    >
      <Form id="degree" label={localize('Degree', 'مدرک تحصیلی')} onSubmit={nothing}>
        <TextField label={localize('Field of study', 'رشتهٔ تحصیلی')} name="field" required />
        <TextField
          label={localize('University', 'دانشگاه')}
          name="university"
          help={localize('As it stands on the certificate', 'همان‌گونه که در مدرک آمده است')}
        />
      </Form>
    </Dialog>
  )),
);

export const LongContentScrolls = meta.story({
  ...bilingual((localize) => (
    <Dialog
      open
      onClose={nothing}
      title={localize('What Peyk will not do', 'کارهایی که پیک نمی‌کند')}
      actions={<Button tone="primary">{localize('I have read it', 'خواندم')}</Button>}
    >
      <Stack gap={16}>
        {[
          localize('It sends no letter that you have not approved.', 'نامه‌ای را که تأیید نکرده‌اید نمی‌فرستد.'),
          localize(
            'It writes to one professor of a department at a time.',
            'در هر زمان تنها به یک استاد از یک دانشکده می‌نویسد.',
          ),
          localize('It invents no paper, degree or result.', 'هیچ مقاله، مدرک یا نتیجه‌ای را از خود نمی‌سازد.'),
          localize(
            'It reads only the replies to letters it has sent.',
            'تنها پاسخ ایمیل‌هایی را می‌خواند که خود فرستاده است.',
          ),
          localize('It keeps the day’s limit of your Gmail.', 'سقف روزانهٔ جیمیل شما را نگه می‌دارد.'),
          localize('It shares your profile with nobody.', 'نمایهٔ شما را با هیچ‌کس در میان نمی‌گذارد.'),
        ].map((line) => (
          <Stack key={line} gap={4}>
            <Text weight="semibold" tone="strong">
              {line}
            </Text>
            <Text>
              {localize(
                'If something about this should ever change, you hear of it first, in plain words, and nothing begins before you have agreed. Until then every letter waits where you left it.',
                'اگر روزی چیزی در این باره تغییر کند، نخست شما با زبانی روشن از آن باخبر می‌شوید و پیش از موافقت شما چیزی آغاز نمی‌شود. تا آن زمان هر نامه همان‌جا که گذاشته‌اید می‌ماند.',
              )}
            </Text>
          </Stack>
        ))}
      </Stack>
    </Dialog>
  )),
  name: 'Long content scrolls between its title and its actions',
});

export const Small = meta.story(
  bilingual((localize) => (
    <Dialog open size="small" onClose={nothing} title={localize('About the score', 'دربارهٔ امتیاز')}>
      {about(localize)}
    </Dialog>
  )),
);

export const Large = meta.story(
  bilingual((localize) => (
    <Dialog open size="large" onClose={nothing} title={localize('About the score', 'دربارهٔ امتیاز')}>
      {about(localize)}
    </Dialog>
  )),
);

export const HeaderOfItsOwn = meta.story(
  bilingual((localize) => (
    <Dialog
      open
      onClose={nothing}
      title="Ingrid Solheim"
      closeLabel={localize('Close details', 'بستن جزئیات')}
      header={
        <Inline gap={12} wrap={false}>
          <Avatar name="Ingrid Solheim" />
          <Stack gap={4}>
            <Text size="lead" weight="semibold" tone="strong">
              <Auto>Ingrid Solheim</Auto>
            </Text>
            <Text size="small" tone="muted">
              <Auto>Nordmark University of Technology</Auto>
            </Text>
          </Stack>
        </Inline>
      }
    >
      {about(localize)}
    </Dialog>
  )),
);

export const LongTitle = meta.story({
  ...bilingual((localize) => (
    <Dialog
      open
      size="small"
      onClose={nothing}
      title={localize(
        'Sparse sensor placement for cable-stayed bridges under uncertain loads and temperatures',
        'جانمایی تُنُک حسگرها در پل‌های کابلی زیر بارها و دماهای نامعین',
      )}
    >
      {about(localize)}
    </Dialog>
  )),
  name: 'A long title wraps beside the cross',
});
