import preview from '#.storybook/preview';
import { ConfirmDialog } from './ConfirmDialog';
import { Stack } from '../../layout/Stack';
import { bilingual, nothing, playground } from '../../testing/words';
import type { Localize } from '../../testing/words';
import { Text } from '../../text/Text';

/* A dialog covers its page, so the documentation shows each story in an iframe. */
const meta = preview.meta({
  id: 'design-system-confirmdialog',
  title: 'Design system/Feedback/ConfirmDialog',
  component: ConfirmDialog,
  tags: ['autodocs', 'phone'],
  parameters: { docs: { story: { inline: false, height: '480px' } } },
});

const deletion = (localize: Localize) => ({
  open: true,
  title: localize('Delete “Nordic bridge monitoring”', 'حذف «پایش پل‌های نوردیک»'),
  body: (
    <Stack gap={8}>
      <Text>
        {localize(
          'Are you sure you want to delete this bot? This action cannot be undone.',
          'از حذف این بات مطمئن هستید؟ این کار برگشت‌پذیر نیست.',
        )}
      </Text>
      <Text size="small" tone="muted">
        {localize(
          'Six drafts go with it. Emails already sent stay in your Gmail.',
          'شش پیش‌نویس هم با آن می‌رود. ایمیل‌های ارسال‌شده در جیمیل شما می‌مانند.',
        )}
      </Text>
    </Stack>
  ),
  confirmLabel: localize('Delete', 'حذف'),
  cancelLabel: localize('Cancel', 'انصراف'),
  tone: 'danger' as const,
  onConfirm: nothing,
  onCancel: nothing,
});

export const Default = meta.story(
  bilingual((localize) => (
    <ConfirmDialog
      open
      title={localize('Send all six emails today', 'ارسال هر شش ایمیل در همین امروز')}
      body={localize(
        'They are sent between 09:00 and 12:00 in each professor’s time zone. Until then you can withdraw each approval.',
        'هر ایمیل میان ساعت ۹ تا ۱۲ به وقت گیرنده فرستاده می‌شود و تا آن زمان می‌توانید تأیید را لغو کنید.',
      )}
      confirmLabel={localize('Send', 'ارسال')}
      cancelLabel={localize('Not yet', 'هنوز نه')}
      onConfirm={nothing}
      onCancel={nothing}
    />
  )),
);

export const Playground = meta.story(
  playground(ConfirmDialog, { open: 'boolean', busy: 'boolean', error: 'text' }, deletion),
);

export const Danger = meta.story(bilingual((localize) => <ConfirmDialog {...deletion(localize)} />));

export const Busy = meta.story(bilingual((localize) => <ConfirmDialog {...deletion(localize)} busy />));

export const Failed = meta.story(
  bilingual((localize) => (
    <ConfirmDialog
      {...deletion(localize)}
      error={localize(
        'The bot could not be deleted. It is paused and everything in it is safe. Please try again.',
        'بات حذف نشد. موقتاً متوقف است و همه‌چیز آن محفوظ است. لطفاً دوباره تلاش کنید.',
      )}
    />
  )),
);

export const LongWords = meta.story({
  ...bilingual((localize) => (
    <ConfirmDialog
      {...deletion(localize)}
      title={localize(
        'Delete “Structural health monitoring of cable-stayed bridges in cold climates”',
        'حذف «پایش سلامت سازه‌ای پل‌های کابلی در اقلیم‌های سرد و یخبندان»',
      )}
      confirmLabel={localize('Delete the bot and its six drafts', 'حذف بات و شش پیش‌نویس آن')}
      cancelLabel={localize('Keep everything as it is', 'همه‌چیز همان‌گونه بماند')}
    />
  )),
  name: 'A long name wraps, and long answers stand one above the other',
});
