import preview from '#.storybook/preview';
import { TextField } from './TextField';
import { Held, bilingual } from '../../testing/words';

const meta = preview.meta({ title: 'Design system/TextField' });

export const Rest = meta.story(
  bilingual((say) => (
    <TextField
      label={say('Bot name', 'نام بات')}
      defaultValue={say('Nordic bridge monitoring', 'پایش پل‌های نوردیک')}
      help={say('Only you see it. At most 120 characters.', 'فقط شما آن را می‌بینید. حداکثر ۱۲۰ نویسه.')}
    />
  )),
);

export const Required = meta.story(bilingual((say) => <TextField required label={say('Bot name', 'نام بات')} />));

export const WithAnError = meta.story(
  bilingual((say) => (
    <TextField
      required
      label={say('Bot name', 'نام بات')}
      error={say('This field is required.', 'پر کردن این فیلد الزامی است.')}
    />
  )),
);

export const Disabled = meta.story(
  bilingual((say) => (
    <TextField
      disabled
      label={say('End year', 'سال پایان')}
      value={say('Present', 'تاکنون')}
      help={say('You study here now', 'اکنون در اینجا تحصیل می‌کنید')}
    />
  )),
);

export const AddressReadsLeftToRight = meta.story(
  bilingual((say) => (
    <TextField type="email" label={say('Email address', 'نشانی ایمیل')} defaultValue="nasrin.ahmadi@mail.example" />
  )),
);

export const WithACount = meta.story(
  bilingual((say) => (
    <Held initial={say('Sensors', 'حسگرها')}>
      {(value, set) => (
        <TextField label={say('Bot name', 'نام بات')} value={value} onChange={set} maxLength={120} showCount />
      )}
    </Held>
  )),
);
