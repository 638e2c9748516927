import preview from '#.storybook/preview';
import { Checkbox } from './Checkbox';
import { Stack } from '../../layout/Stack';
import { inColumn } from '../../testing/column';
import { focused, hovered } from '../../testing/pointer';
import { Held, bilingual, nothing, playground } from '../../testing/words';
import type { Localize } from '../../testing/words';
import { Link } from '../Link/Link';

const meta = preview.meta({
  id: 'design-system-checkbox',
  title: 'Design system/Forms/Checkbox',
  component: Checkbox,
  tags: ['autodocs'],
  decorators: [inColumn],
});

const proposal = (localize: Localize) =>
  localize('Require research proposal in emails', 'ایمیل‌ها پروپوزال پژوهشی داشته باشند');

export const Default = meta.story(
  bilingual((localize) => (
    <Held initial={false}>{(on, set) => <Checkbox checked={on} onChange={set} label={proposal(localize)} />}</Held>
  )),
);

export const Playground = meta.story(
  playground(
    Checkbox,
    {
      checked: 'boolean',
      indeterminate: 'boolean',
      disabled: 'boolean',
      required: 'boolean',
      labelHidden: 'boolean',
      help: 'text',
      error: 'text',
    },
    (localize) => ({ checked: true, onChange: nothing, label: proposal(localize) }),
  ),
);

export const Checked = meta.story(
  bilingual((localize) => (
    <Held initial={true}>{(on, set) => <Checkbox checked={on} onChange={set} label={proposal(localize)} />}</Held>
  )),
);

export const Indeterminate = meta.story(
  bilingual((localize) => (
    <Checkbox
      checked={false}
      indeterminate
      onChange={nothing}
      label={localize('All universities of Sweden', 'همهٔ دانشگاه‌های سوئد')}
    />
  )),
);

export const WithHelp = meta.story(
  bilingual((localize) => (
    <Checkbox
      checked={false}
      onChange={nothing}
      label={localize('Write the CV again', 'رزومه دوباره نوشته شود')}
      help={localize(
        'It takes a minute longer and uses what you changed today.',
        'یک دقیقه بیشتر می‌کشد و تغییرهای امروز شما را به کار می‌برد.',
      )}
    />
  )),
);

export const WithAnError = meta.story({
  ...bilingual((localize) => (
    <Checkbox
      checked={false}
      required
      onChange={nothing}
      label={
        <>
          {localize('I agree to the', '')} <Link href="/terms">{localize('terms of use', 'شرایط استفاده')}</Link>{' '}
          {localize('', 'را می‌پذیرم')}
        </>
      }
      error={localize('Please agree first.', 'لطفاً نخست بپذیرید.')}
    />
  )),
  tags: ['phone'],
});

export const Disabled = meta.story({
  ...bilingual((localize) => (
    <Stack gap={4}>
      <Checkbox
        checked={false}
        disabled
        onChange={nothing}
        label={localize('Follow up on my own', 'خودم پیگیری می‌کنم')}
      />
      <Checkbox checked disabled onChange={nothing} label={localize('Stop after a reply', 'پس از پاسخ بایستد')} />
      <Checkbox
        checked={false}
        indeterminate
        disabled
        onChange={nothing}
        label={localize('All universities of Sweden', 'همهٔ دانشگاه‌های سوئد')}
      />
    </Stack>
  )),
  tags: ['forced'],
});

export const Focused = meta.story({
  ...bilingual((localize) => <Checkbox checked onChange={nothing} label={proposal(localize)} />),
  ...focused(),
  tags: ['forced'],
});

export const LongText = meta.story({
  ...bilingual((localize) => (
    <Checkbox
      checked
      onChange={nothing}
      label={localize(
        'Peyk may read the replies of professors, so that it stops writing to those who have answered',
        'پیک اجازه دارد پاسخ استادان را بخواند تا برای کسانی که پاسخ داده‌اند دیگر ایمیلی نفرستد',
      )}
      help={localize('You can take this back in Settings.', 'می‌توانید این انتخاب را در تنظیمات لغو کنید.')}
    />
  )),
  name: 'A long label wraps beside its box',
  tags: ['phone'],
});

export const LabelHidden = meta.story(
  bilingual((localize) => (
    <Checkbox checked onChange={nothing} labelHidden label={localize('Select Skagen', 'انتخاب اسکاگن')} />
  )),
);

export const Hovered = meta.story({
  ...bilingual((localize) => <Checkbox checked={false} onChange={nothing} label={proposal(localize)} />),
  ...hovered('checkbox'),
});
