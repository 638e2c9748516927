import preview from '#.storybook/preview';
import { Switch } from './Switch';
import { Stack } from '../../layout/Stack';
import { focused, hovered } from '../../testing/pointer';
import { Held, bilingual, nothing, playground } from '../../testing/words';

const meta = preview.meta({
  id: 'design-system-switch',
  title: 'Design system/Forms/Switch',
  component: Switch,
  tags: ['autodocs'],
});

export const Default = meta.story(
  bilingual((localize) => (
    <Held initial={true}>
      {(on, set) => <Switch checked={on} onChange={set} label={localize('Read replies', 'خواندن پاسخ‌ها')} />}
    </Held>
  )),
);

export const Playground = meta.story(
  playground(
    Switch,
    { checked: 'boolean', busy: 'boolean', disabled: 'boolean', help: 'text', error: 'text' },
    (localize) => ({ label: localize('Read replies', 'خواندن پاسخ‌ها'), checked: true, onChange: nothing }),
  ),
);

export const Off = meta.story(
  bilingual((localize) => (
    <Switch checked={false} onChange={nothing} label={localize('Read replies', 'خواندن پاسخ‌ها')} />
  )),
);

export const WithHelp = meta.story(
  bilingual((localize) => (
    <Stack gap={16}>
      <Switch
        checked
        onChange={nothing}
        label={localize('Dry run', 'اجرای آزمایشی')}
        help={localize('You see every planned email. Nothing leaves.', 'همهٔ ایمیل‌ها را می‌بینید. چیزی فرستاده نمی‌شود.')}
      />
      <Switch
        checked={false}
        onChange={nothing}
        label={localize('Read replies', 'خواندن پاسخ‌ها')}
        help={localize('Needs another permission of Gmail.', 'به اجازهٔ دیگری از جیمیل نیاز دارد.')}
      />
    </Stack>
  )),
);

export const Busy = meta.story({
  ...bilingual((localize) => (
    <Stack gap={8}>
      <Switch busy checked onChange={nothing} label={localize('Dry run', 'اجرای آزمایشی')} />
      <Switch busy checked={false} onChange={nothing} label={localize('Read replies', 'خواندن پاسخ‌ها')} />
    </Stack>
  )),
  name: 'Busy keeps its words and its place',
  tags: ['forced'],
});

export const WithAnError = meta.story(
  bilingual((localize) => (
    <Switch
      checked={false}
      onChange={nothing}
      label={localize('Read replies', 'خواندن پاسخ‌ها')}
      help={localize('Needs another permission of Gmail.', 'به اجازهٔ دیگری از جیمیل نیاز دارد.')}
      error={localize(
        'This was not saved. Nothing has changed; please try again.',
        'ذخیره نشد و چیزی تغییر نکرد. دوباره تلاش کنید.',
      )}
    />
  )),
);

export const Disabled = meta.story({
  ...bilingual((localize) => (
    <Stack gap={8}>
      <Switch disabled checked onChange={nothing} label={localize('Dry run', 'اجرای آزمایشی')} />
      <Switch
        disabled
        checked={false}
        onChange={nothing}
        label={localize('Read replies', 'خواندن پاسخ‌ها')}
        help={localize('Connect Gmail first.', 'نخست جیمیل را متصل کنید.')}
      />
    </Stack>
  )),
  tags: ['forced'],
});

export const LongText = meta.story({
  ...bilingual((localize) => (
    <Switch
      checked
      onChange={nothing}
      label={localize(
        'Tell me by email as soon as a professor has answered one of the letters that I approved, even at night and on my days off',
        'همین که استادی به یکی از نامه‌هایی که تأیید کرده‌ام پاسخ داد، با ایمیل به من خبر بدهید؛ حتی شب‌ها و روزهای تعطیل',
      )}
      help={localize(
        'At most one email in an hour; several answers are gathered in one.',
        'حداکثر یک ایمیل در هر ساعت؛ چند پاسخ در یک ایمیل گرد می‌آیند.',
      )}
    />
  )),
  tags: ['phone'],
  name: 'Long words wrap and the switch stays on their first line',
});

export const FocusVisible = meta.story({
  ...bilingual((localize) => <Switch checked onChange={nothing} label={localize('Read replies', 'خواندن پاسخ‌ها')} />),
  ...focused(),
  tags: ['forced'],
});

export const Hovered = meta.story({
  ...bilingual((localize) => (
    <Switch checked={false} onChange={nothing} label={localize('Read replies', 'خواندن پاسخ‌ها')} />
  )),
  ...hovered('switch'),
});

export const HoveredOn = meta.story({
  ...bilingual((localize) => <Switch checked onChange={nothing} label={localize('Read replies', 'خواندن پاسخ‌ها')} />),
  ...hovered('switch'),
});
