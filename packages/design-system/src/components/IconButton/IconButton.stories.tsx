import preview from '#.storybook/preview';
import { IconButton } from './IconButton';
import { Inline } from '../../layout/Inline';
import { Held, bilingual } from '../../testing/words';

const meta = preview.meta({ title: 'Design system/IconButton' });

export const Tones = meta.story(
  bilingual((say) => (
    <Inline gap={8}>
      <IconButton icon="bell" label={say('Notifications', 'اعلان‌ها')} />
      <IconButton icon="bell" marked label={say('Notifications, 2 new', 'اعلان‌ها، ۲ مورد جدید')} />
      <IconButton icon="pencil" tone="outlined" label={say('Edit', 'ویرایش')} />
      <IconButton icon="trash" tone="danger" size="small" label={say('Delete', 'حذف')} />
      <IconButton icon="refresh" disabled label={say('Refresh', 'تازه‌سازی')} />
    </Inline>
  )),
);

export const Pressed = meta.story(
  bilingual((say) => (
    <Held initial={true}>
      {(on, set) => <IconButton icon="star" pressed={on} onPress={() => set(!on)} label={say('Keep', 'نگه داشتن')} />}
    </Held>
  )),
);
