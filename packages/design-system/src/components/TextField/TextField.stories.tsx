import preview from '#.storybook/preview';
import { TextField } from './TextField';
import { inColumn } from '../../testing/column';
import { focused, hovered } from '../../testing/pointer';
import { Held, bilingual, nothing, playground } from '../../testing/words';

const meta = preview.meta({
  id: 'design-system-textfield',
  title: 'Design system/Forms/TextField',
  component: TextField,
  tags: ['autodocs'],
  decorators: [inColumn],
});

export const Default = meta.story(
  bilingual((localize) => (
    <TextField
      label={localize('Bot name', 'نام بات')}
      defaultValue={localize('Nordic bridge monitoring', 'پایش پل‌های نوردیک')}
      help={localize('Only you see it. At most 120 characters.', 'فقط شما آن را می‌بینید. حداکثر ۱۲۰ نویسه.')}
    />
  )),
);

export const Playground = meta.story(
  playground(
    TextField,
    {
      label: 'text',
      help: 'text',
      error: 'text',
      placeholder: 'text',
      required: 'boolean',
      disabled: 'boolean',
      readOnly: 'boolean',
      showCount: 'boolean',
      labelHidden: 'boolean',
    },
    (localize) => ({
      label: localize('Bot name', 'نام بات'),
      maxLength: 120,
      help: localize('Only you see it.', 'فقط شما آن را می‌بینید.'),
    }),
  ),
);

export const Empty = meta.story({
  ...bilingual((localize) => (
    <TextField
      label={localize('Research area', 'حوزهٔ پژوهشی')}
      placeholder={localize('Structural health monitoring', 'پایش سلامت سازه‌ها')}
    />
  )),
  name: 'An empty field starts from the side of its page',
});

export const Required = meta.story(
  bilingual((localize) => <TextField required label={localize('Bot name', 'نام بات')} />),
);

export const WithAnError = meta.story({
  ...bilingual((localize) => (
    <TextField
      required
      label={localize('Bot name', 'نام بات')}
      error={localize('This field is required.', 'پر کردن این فیلد الزامی است.')}
    />
  )),
  tags: ['forced'],
});

export const WithHelpAndAnError = meta.story({
  ...bilingual((localize) => (
    <TextField
      label={localize('Bot name', 'نام بات')}
      value={localize('Bridges', 'پل‌ها')}
      onChange={nothing}
      help={localize('Only you see it.', 'فقط شما آن را می‌بینید.')}
      error={localize(
        'You have a bot with this name already. Choose another name, so that you can tell them apart.',
        'از پیش باتی با این نام دارید. نام دیگری انتخاب کنید تا آن‌ها را از هم بازشناسید.',
      )}
    />
  )),
  name: 'A long message wraps beside its sign',
  tags: ['phone'],
});

export const Focused = meta.story({
  ...bilingual((localize) => (
    <TextField
      label={localize('Bot name', 'نام بات')}
      defaultValue={localize('Nordic bridge monitoring', 'پایش پل‌های نوردیک')}
    />
  )),
  ...focused(),
  tags: ['forced'],
});

export const Hovered = meta.story({
  ...bilingual((localize) => <TextField label={localize('Bot name', 'نام بات')} />),
  ...hovered('textbox'),
});

export const FocusedWithAnError = meta.story({
  ...bilingual((localize) => (
    <TextField
      label={localize('Bot name', 'نام بات')}
      error={localize('This field is required.', 'پر کردن این فیلد الزامی است.')}
    />
  )),
  ...focused(),
});

export const Disabled = meta.story({
  ...bilingual((localize) => (
    <TextField
      disabled
      label={localize('End year', 'سال پایان')}
      value={localize('Present', 'تاکنون')}
      help={localize('You study here now.', 'اکنون در اینجا تحصیل می‌کنید.')}
    />
  )),
  tags: ['forced'],
});

export const ReadOnly = meta.story(
  bilingual((localize) => (
    <TextField
      readOnly
      type="email"
      label={localize('Sender', 'فرستنده')}
      value="nasrin.ahmadi@mail.example"
      help={localize('The address of your Gmail account.', 'نشانی حساب جیمیل شما.')}
    />
  )),
);

export const AddressReadsLeftToRight = meta.story({
  ...bilingual((localize) => (
    <TextField
      type="email"
      label={localize('Email address', 'نشانی ایمیل')}
      defaultValue="nasrin.ahmadi@mail.example"
    />
  )),
  name: 'An address reads from left to right and hangs on the edge of its page',
});

export const LatinTextInAPersianPage = meta.story({
  ...bilingual((localize) => (
    <TextField label={localize('Title of the thesis', 'عنوان پایان‌نامه')} defaultValue="Fatigue of long-span bridges" />
  )),
  name: 'Free text takes the side of its own first letter',
});

export const WithAnIcon = meta.story(
  bilingual((localize) => (
    <TextField
      type="email"
      icon="mail"
      label={localize('Email address', 'نشانی ایمیل')}
      defaultValue="nasrin.ahmadi@mail.example"
    />
  )),
);

export const WithAPrefix = meta.story({
  ...bilingual((localize) => (
    <TextField
      type="url"
      prefix="https://"
      label={localize('Your page', 'صفحهٔ شما')}
      defaultValue="nasrin.example/cv"
      help={localize('Professors see it in your signature.', 'استادان آن را در امضای شما می‌بینند.')}
    />
  )),
  name: 'A prefix and its address stay one line from left to right',
});

export const WithACount = meta.story(
  bilingual((localize) => (
    <Held initial={localize('Sensors', 'حسگرها')}>
      {(value, set) => (
        <TextField
          label={localize('Bot name', 'نام بات')}
          value={value}
          onChange={set}
          maxLength={120}
          showCount
          help={localize('Only you see it.', 'فقط شما آن را می‌بینید.')}
        />
      )}
    </Held>
  )),
);

export const LimitReached = meta.story({
  ...bilingual((localize) => (
    <TextField
      label={localize('Short name', 'نام کوتاه')}
      defaultValue={localize('Nordic bridg', 'پل‌های نوردی')}
      maxLength={12}
      showCount
    />
  )),
  name: 'At the limit the count says so',
});

export const LabelHidden = meta.story(
  bilingual((localize) => (
    <TextField
      labelHidden
      label={localize('Add a skill', 'افزودن مهارت')}
      placeholder={localize('A skill', 'یک مهارت')}
    />
  )),
);

export const LongLabel = meta.story({
  ...bilingual((localize) => (
    <TextField
      required
      label={localize(
        'The name of the institution that gave you this degree, as it stands on the certificate',
        'نام مؤسسه‌ای که این مدرک را به شما داده است، همان‌گونه که در گواهینامه آمده است',
      )}
    />
  )),
  name: 'A long label wraps and keeps its star',
  tags: ['phone'],
});
