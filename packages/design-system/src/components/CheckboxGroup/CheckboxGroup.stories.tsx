import preview from '#.storybook/preview';
import { Button } from '../Button/Button';
import { Form } from '../Form/Form';
import { CheckboxGroup } from './CheckboxGroup';
import { Stack } from '../../layout/Stack';
import { focused } from '../../testing/pointer';
import { Held, bilingual, nothing, playground } from '../../testing/words';
import type { Localize } from '../../testing/words';

const meta = preview.meta({
  id: 'design-system-checkboxgroup',
  title: 'Design system/Forms/CheckboxGroup',
  component: CheckboxGroup,
  tags: ['autodocs', 'phone'],
});

const days = (localize: Localize) => [
  { value: 'mon', label: localize('Monday', 'دوشنبه') },
  { value: 'tue', label: localize('Tuesday', 'سه‌شنبه') },
  { value: 'wed', label: localize('Wednesday', 'چهارشنبه') },
  { value: 'thu', label: localize('Thursday', 'پنجشنبه') },
];

const letters = (localize: Localize) => [
  { value: 'proposal', label: localize('Research proposal', 'پروپوزال پژوهشی') },
  {
    value: 'cv',
    label: localize('CV', 'رزومه'),
    help: localize('The one you uploaded last', 'آخرین رزومه‌ای که بارگذاری کرده‌اید'),
  },
  {
    value: 'transcript',
    label: localize('Transcript', 'ریزنمرات'),
    help: localize('Upload one in your profile first', 'نخست آن را در نمایهٔ خود بارگذاری کنید'),
    disabled: true,
  },
];

const question = (localize: Localize) => localize('Attach to each email', 'پیوست هر ایمیل');
const serverErrors = {
  en: { attachments: 'Choose at least one attachment.' },
  fa: { attachments: 'دست‌کم یک پیوست انتخاب کنید.' },
};

export const Default = meta.story(
  bilingual((localize) => (
    <Held<string[]> initial={['proposal']}>
      {(values, set) => (
        <CheckboxGroup label={question(localize)} values={values} onChange={set} options={letters(localize)} />
      )}
    </Held>
  )),
);

export const Playground = meta.story(
  playground(CheckboxGroup, { help: 'text', error: 'text', required: 'boolean', disabled: 'boolean' }, (localize) => ({
    label: question(localize),
    values: ['cv'],
    onChange: nothing,
    options: letters(localize),
  })),
);

export const Horizontal = meta.story({
  ...bilingual((localize) => (
    <Held<string[]> initial={['tue', 'thu']}>
      {(values, set) => (
        <CheckboxGroup
          orientation="horizontal"
          label={localize('Days to write on', 'روزهای نوشتن')}
          help={localize('Emails leave in the morning of the university.', 'ایمیل‌ها صبح به وقت دانشگاه فرستاده می‌شود.')}
          values={values}
          onChange={set}
          options={days(localize)}
        />
      )}
    </Held>
  )),
  name: 'Horizontal options break onto more lines on a phone',
});

export const Empty = meta.story(
  bilingual((localize) => (
    <CheckboxGroup label={question(localize)} values={[]} onChange={nothing} options={letters(localize)} />
  )),
);

export const Required = meta.story(
  bilingual((localize) => (
    <CheckboxGroup required label={question(localize)} values={['cv']} onChange={nothing} options={letters(localize)} />
  )),
);

export const WithAnError = meta.story(
  bilingual((localize) => (
    <CheckboxGroup
      required
      label={question(localize)}
      help={localize('At most two fit into one email.', 'در هر ایمیل حداکثر دو پیوست جا می‌شود.')}
      error={localize('Choose at least one attachment.', 'دست‌کم یک پیوست انتخاب کنید.')}
      values={[]}
      onChange={nothing}
      options={letters(localize)}
    />
  )),
);

export const ErrorOfTheServer = meta.story(
  bilingual((localize) => (
    <Form onSubmit={nothing} errors={localize('en', 'fa') === 'en' ? serverErrors.en : serverErrors.fa}>
      <Stack gap={20}>
        <CheckboxGroup
          name="attachments"
          label={question(localize)}
          values={[]}
          onChange={nothing}
          options={letters(localize).slice(0, 2)}
        />
        <Button type="submit" tone="primary">
          {localize('Save', 'ذخیره')}
        </Button>
      </Stack>
    </Form>
  )),
);

export const Disabled = meta.story(
  bilingual((localize) => (
    <CheckboxGroup
      disabled
      label={question(localize)}
      help={localize(
        'The bot is running. Pause it to change this.',
        'بات در حال کار است. برای تغییر، آن را موقتاً متوقف کنید.',
      )}
      values={['proposal']}
      onChange={nothing}
      options={letters(localize)}
    />
  )),
);

export const LongText = meta.story({
  ...bilingual((localize) => (
    <CheckboxGroup
      label={localize(
        'Which of your documents may a professor see before you have spoken with each other for the first time?',
        'کدام‌یک از مدارک شما را استاد می‌تواند پیش از نخستین گفت‌وگوی شما با یکدیگر ببیند؟',
      )}
      values={['a']}
      onChange={nothing}
      options={[
        {
          value: 'a',
          label: localize(
            'The research proposal with its bibliography, its timetable and the letter of the supervisor of my master’s thesis',
            'پروپوزال پژوهشی همراه با کتاب‌نامه، برنامهٔ زمانی و نامهٔ استاد راهنمای پایان‌نامهٔ کارشناسی ارشد من',
          ),
          help: localize(
            'A link goes into the email; the professor opens it without an account, and you see when that happened.',
            'پیوندی در ایمیل گذاشته می‌شود؛ استاد آن را بدون حساب کاربری باز می‌کند و شما زمان آن را می‌بینید.',
          ),
        },
        { value: 'b', label: localize('Nothing', 'هیچ‌کدام') },
      ]}
    />
  )),
  name: 'Long words wrap beside their box',
});

export const FocusVisible = meta.story({
  ...bilingual((localize) => (
    <CheckboxGroup label={question(localize)} values={['proposal']} onChange={nothing} options={letters(localize)} />
  )),
  ...focused(),
});
