import preview from '#.storybook/preview';
import { Checkbox } from './Checkbox';
import { Stack } from '../../layout/Stack';
import { inColumn } from '../../testing/column';
import { focused, hovered } from '../../testing/pointer';
import { Held, bilingual, nothing, playground } from '../../testing/words';
import type { Say } from '../../testing/words';
import { Link } from '../Link/Link';

const meta = preview.meta({
  title: 'Design system/Checkbox',
  component: Checkbox,
  tags: ['autodocs'],
  decorators: [inColumn],
});

const proposal = (say: Say) => say('Require research proposal in emails', 'ایمیل‌ها پیشنهادهٔ پژوهشی داشته باشند');

export const Default = meta.story(
  bilingual((say) => (
    <Held initial={false}>{(on, set) => <Checkbox checked={on} onChange={set} label={proposal(say)} />}</Held>
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
    (say) => ({ checked: true, onChange: nothing, label: proposal(say) }),
  ),
);

export const Checked = meta.story(
  bilingual((say) => (
    <Held initial={true}>{(on, set) => <Checkbox checked={on} onChange={set} label={proposal(say)} />}</Held>
  )),
);

export const Indeterminate = meta.story(
  bilingual((say) => (
    <Checkbox
      checked={false}
      indeterminate
      onChange={nothing}
      label={say('All universities of Sweden', 'همهٔ دانشگاه‌های سوئد')}
    />
  )),
);

export const WithHelp = meta.story(
  bilingual((say) => (
    <Checkbox
      checked={false}
      onChange={nothing}
      label={say('Write the CV again', 'رزومه دوباره نوشته شود')}
      help={say(
        'It takes a minute longer and uses what you changed today.',
        'یک دقیقه بیشتر می‌کشد و تغییرهای امروز شما را به کار می‌برد.',
      )}
    />
  )),
);

export const WithAnError = meta.story({
  ...bilingual((say) => (
    <Checkbox
      checked={false}
      required
      onChange={nothing}
      label={
        <>
          {say('I agree to the', '')} <Link href="/terms">{say('terms of use', 'شرایط استفاده')}</Link>{' '}
          {say('', 'را می‌پذیرم')}
        </>
      }
      error={say('Please agree first.', 'لطفاً نخست بپذیرید.')}
    />
  )),
  tags: ['phone'],
});

export const Disabled = meta.story({
  ...bilingual((say) => (
    <Stack gap={4}>
      <Checkbox checked={false} disabled onChange={nothing} label={say('Follow up on my own', 'خودم پیگیری می‌کنم')} />
      <Checkbox checked disabled onChange={nothing} label={say('Stop after a reply', 'پس از پاسخ بایستد')} />
      <Checkbox
        checked={false}
        indeterminate
        disabled
        onChange={nothing}
        label={say('All universities of Sweden', 'همهٔ دانشگاه‌های سوئد')}
      />
    </Stack>
  )),
  tags: ['forced'],
});

export const Focused = meta.story({
  ...bilingual((say) => <Checkbox checked onChange={nothing} label={proposal(say)} />),
  ...focused(),
  tags: ['forced'],
});

export const LongText = meta.story({
  ...bilingual((say) => (
    <Checkbox
      checked
      onChange={nothing}
      label={say(
        'Peyk may read the replies of professors, so that it stops writing to those who have answered',
        'پیک اجازه دارد پاسخ استادان را بخواند تا برای کسانی که پاسخ داده‌اند دیگر ایمیلی نفرستد',
      )}
      help={say('You can take this back in Settings.', 'می‌توانید آن را در تنظیمات پس بگیرید.')}
    />
  )),
  name: 'A long label wraps beside its box',
  tags: ['phone'],
});

export const LabelHidden = meta.story(
  bilingual((say) => <Checkbox checked onChange={nothing} labelHidden label={say('Select Skagen', 'انتخاب اسکاگن')} />),
);

export const Hovered = meta.story({
  ...bilingual((say) => <Checkbox checked={false} onChange={nothing} label={proposal(say)} />),
  ...hovered('checkbox'),
});
