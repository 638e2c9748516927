import preview from '#.storybook/preview';
import { ConfirmDialog } from './ConfirmDialog';
import { bilingual, nothing } from '../../testing/words';
import { Text } from '../../text/Text';

const meta = preview.meta({ title: 'Design system/ConfirmDialog' });

export const Danger = meta.story(
  bilingual((say) => (
    <ConfirmDialog
      open
      title={say('Delete “Nordic bridge monitoring”', 'حذف «پایش پل‌های نوردیک»')}
      body={
        <Text>
          {say(
            'Are you sure you want to delete this bot? This action cannot be undone.',
            'از حذف این بات مطمئن هستید؟ این کار برگشت‌پذیر نیست.',
          )}
        </Text>
      }
      confirmLabel={say('Delete', 'حذف')}
      cancelLabel={say('Cancel', 'انصراف')}
      tone="danger"
      onConfirm={nothing}
      onCancel={nothing}
    />
  )),
);

export const Busy = meta.story(
  bilingual((say) => (
    <ConfirmDialog
      open
      busy
      title={say('Delete “Nordic bridge monitoring”', 'حذف «پایش پل‌های نوردیک»')}
      body={
        <Text>
          {say(
            'Are you sure you want to delete this bot? This action cannot be undone.',
            'از حذف این بات مطمئن هستید؟ این کار برگشت‌پذیر نیست.',
          )}
        </Text>
      }
      confirmLabel={say('Delete', 'حذف')}
      cancelLabel={say('Cancel', 'انصراف')}
      tone="danger"
      onConfirm={nothing}
      onCancel={nothing}
    />
  )),
);
