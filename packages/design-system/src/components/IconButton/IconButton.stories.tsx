import preview from '#.storybook/preview';
import { IconButton } from './IconButton';
import { Inline } from '../../layout/Inline';
import { Tooltip } from '../Tooltip/Tooltip';
import { focused, hovered } from '../../testing/pointer';
import { Held, bilingual, playground } from '../../testing/words';

const meta = preview.meta({
  id: 'design-system-iconbutton',
  title: 'Design system/Actions/IconButton',
  component: IconButton,
  tags: ['autodocs'],
});

export const Default = meta.story(
  bilingual((localize) => <IconButton icon="pencil" label={localize('Edit', 'ویرایش')} />),
);

export const Playground = meta.story(
  playground(
    IconButton,
    {
      busy: 'boolean',
      disabled: 'boolean',
      marked: 'boolean',
      pressed: 'boolean',
    },
    (localize) => ({ icon: 'bell' as const, label: localize('Notifications', 'اعلان‌ها') }),
  ),
);

export const Tones = meta.story(
  bilingual((localize) => (
    <Inline gap={8}>
      <IconButton icon="pencil" label={localize('Edit', 'ویرایش')} />
      <IconButton icon="refresh" tone="outlined" label={localize('Refresh', 'تازه‌سازی')} />
      <IconButton icon="trash" tone="danger" label={localize('Delete', 'حذف')} />
    </Inline>
  )),
);

export const Sizes = meta.story({
  ...bilingual((localize) => (
    <Inline gap={8}>
      <IconButton icon="pencil" tone="outlined" size="small" label={localize('Edit the subject', 'ویرایش موضوع')} />
      <IconButton icon="pencil" tone="outlined" label={localize('Edit the letter', 'ویرایش نامه')} />
    </Inline>
  )),
  tags: ['phone'],
});

export const Pressed = meta.story({
  ...bilingual((localize) => (
    <Inline gap={8}>
      <Held initial={true}>
        {(on, set) => (
          <IconButton
            icon="star"
            pressed={on}
            onPress={() => set(!on)}
            label={localize('Keep Skagen', 'نگه داشتن اسکاگن')}
          />
        )}
      </Held>
      <Held initial={false}>
        {(on, set) => (
          <IconButton
            icon="star"
            pressed={on}
            onPress={() => set(!on)}
            label={localize('Keep Lund', 'نگه داشتن لوند')}
          />
        )}
      </Held>
    </Inline>
  )),
  tags: ['forced'],
});

export const Marked = meta.story(
  bilingual((localize) => (
    <IconButton icon="bell" marked label={localize('Notifications, 2 new', 'اعلان‌ها، ۲ مورد جدید')} />
  )),
);

export const Busy = meta.story(
  bilingual((localize) => (
    <Inline gap={8}>
      <IconButton icon="refresh" busy label={localize('Refresh', 'تازه‌سازی')} />
      <IconButton icon="refresh" tone="outlined" busy label={localize('Refresh the list', 'تازه‌سازی فهرست')} />
    </Inline>
  )),
);

export const Disabled = meta.story({
  ...bilingual((localize) => (
    <Inline gap={8}>
      <IconButton icon="refresh" disabled label={localize('Refresh', 'تازه‌سازی')} />
      <IconButton icon="pencil" tone="outlined" disabled label={localize('Edit', 'ویرایش')} />
      <IconButton icon="trash" tone="danger" disabled label={localize('Delete', 'حذف')} />
    </Inline>
  )),
  tags: ['forced'],
});

export const Focused = meta.story({
  ...bilingual((localize) => <IconButton icon="pencil" label={localize('Edit', 'ویرایش')} />),
  ...focused(),
});

export const NamedByATooltip = meta.story({
  ...bilingual((localize) => (
    <Inline gap={8}>
      <Tooltip label={localize('Stops every bot', 'همهٔ بات‌ها را موقتاً متوقف می‌کند')}>
        <IconButton icon="pause" label={localize('Pause everything', 'توقف موقت همه')} />
      </Tooltip>
    </Inline>
  )),
  name: 'A tooltip says to the eye what the glyph leaves open',
  ...focused(),
  tags: ['forced'],
});

export const Hovered = meta.story({
  ...bilingual((localize) => <IconButton icon="pencil" label={localize('Edit', 'ویرایش')} />),
  ...hovered('button'),
});
