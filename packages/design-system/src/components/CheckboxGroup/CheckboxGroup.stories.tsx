import preview from '#.storybook/preview';
import { Button } from '../Button/Button';
import { Form } from '../Form/Form';
import { CheckboxGroup } from './CheckboxGroup';
import { Stack } from '../../layout/Stack';
import { focused } from '../../testing/pointer';
import { Held, bilingual, nothing, playground } from '../../testing/words';
import type { Say } from '../../testing/words';

const meta = preview.meta({
  title: 'Design system/CheckboxGroup',
  component: CheckboxGroup,
  tags: ['autodocs', 'phone'],
});

const days = (say: Say) => [
  { value: 'mon', label: say('Monday', 'دوشنبه') },
  { value: 'tue', label: say('Tuesday', 'سه‌شنبه') },
  { value: 'wed', label: say('Wednesday', 'چهارشنبه') },
  { value: 'thu', label: say('Thursday', 'پنجشنبه') },
];

const letters = (say: Say) => [
  { value: 'proposal', label: say('Research proposal', 'پروپوزال پژوهشی') },
  {
    value: 'cv',
    label: say('CV', 'رزومه'),
    help: say('The one you uploaded last', 'آخرین رزومه‌ای که بارگذاری کرده‌اید'),
  },
  {
    value: 'transcript',
    label: say('Transcript', 'ریزنمرات'),
    help: say('Upload one in your profile first', 'نخست آن را در نمایهٔ خود بارگذاری کنید'),
    disabled: true,
  },
];

const question = (say: Say) => say('Attach to each email', 'پیوست هر ایمیل');
const serverErrors = {
  en: { attachments: 'Choose at least one attachment.' },
  fa: { attachments: 'دست‌کم یک پیوست انتخاب کنید.' },
};

export const Default = meta.story(
  bilingual((say) => (
    <Held<string[]> initial={['proposal']}>
      {(values, set) => <CheckboxGroup label={question(say)} values={values} onChange={set} options={letters(say)} />}
    </Held>
  )),
);

export const Playground = meta.story(
  playground(
    CheckboxGroup,
    { orientation: ['vertical', 'horizontal'], help: 'text', error: 'text', required: 'boolean', disabled: 'boolean' },
    (say) => ({ label: question(say), values: ['cv'], onChange: nothing, options: letters(say) }),
  ),
);

export const Horizontal = meta.story({
  ...bilingual((say) => (
    <Held<string[]> initial={['tue', 'thu']}>
      {(values, set) => (
        <CheckboxGroup
          orientation="horizontal"
          label={say('Days to write on', 'روزهای نوشتن')}
          help={say('Emails leave in the morning of the university.', 'ایمیل‌ها صبح به وقت دانشگاه فرستاده می‌شوند.')}
          values={values}
          onChange={set}
          options={days(say)}
        />
      )}
    </Held>
  )),
  name: 'Horizontal options break onto more lines on a phone',
});

export const Empty = meta.story(
  bilingual((say) => <CheckboxGroup label={question(say)} values={[]} onChange={nothing} options={letters(say)} />),
);

export const Required = meta.story(
  bilingual((say) => (
    <CheckboxGroup required label={question(say)} values={['cv']} onChange={nothing} options={letters(say)} />
  )),
);

export const WithAnError = meta.story(
  bilingual((say) => (
    <CheckboxGroup
      required
      label={question(say)}
      help={say('At most two fit into one email.', 'در هر ایمیل حداکثر دو پیوست جا می‌شود.')}
      error={say('Choose at least one attachment.', 'دست‌کم یک پیوست انتخاب کنید.')}
      values={[]}
      onChange={nothing}
      options={letters(say)}
    />
  )),
);

export const ErrorOfTheServer = meta.story(
  bilingual((say) => (
    <Form onSubmit={nothing} errors={say('en', 'fa') === 'en' ? serverErrors.en : serverErrors.fa}>
      <Stack gap={20}>
        <CheckboxGroup
          name="attachments"
          label={question(say)}
          values={[]}
          onChange={nothing}
          options={letters(say).slice(0, 2)}
        />
        <Button type="submit" tone="primary">
          {say('Save', 'ذخیره')}
        </Button>
      </Stack>
    </Form>
  )),
);

export const Disabled = meta.story(
  bilingual((say) => (
    <CheckboxGroup
      disabled
      label={question(say)}
      help={say('The bot is running. Pause it to change this.', 'بات در حال کار است. برای تغییر، آن را متوقف کنید.')}
      values={['proposal']}
      onChange={nothing}
      options={letters(say)}
    />
  )),
);

export const LongText = meta.story({
  ...bilingual((say) => (
    <CheckboxGroup
      label={say(
        'Which of your documents may a professor see before you have spoken with each other for the first time?',
        'کدام‌یک از مدارک شما را استاد می‌تواند پیش از نخستین گفت‌وگوی شما با یکدیگر ببیند؟',
      )}
      values={['a']}
      onChange={nothing}
      options={[
        {
          value: 'a',
          label: say(
            'The research proposal with its bibliography, its timetable and the letter of the supervisor of my master’s thesis',
            'پروپوزال پژوهشی همراه با کتاب‌نامه، برنامهٔ زمانی و نامهٔ استاد راهنمای پایان‌نامهٔ کارشناسی ارشد من',
          ),
          help: say(
            'A link goes into the email; the professor opens it without an account, and you see when that happened.',
            'پیوندی در ایمیل گذاشته می‌شود؛ استاد آن را بدون حساب کاربری باز می‌کند و شما زمان آن را می‌بینید.',
          ),
        },
        { value: 'b', label: say('Nothing', 'هیچ‌کدام') },
      ]}
    />
  )),
  name: 'Long words wrap beside their box',
});

export const FocusVisible = meta.story({
  ...bilingual((say) => (
    <CheckboxGroup label={question(say)} values={['proposal']} onChange={nothing} options={letters(say)} />
  )),
  ...focused(),
});
