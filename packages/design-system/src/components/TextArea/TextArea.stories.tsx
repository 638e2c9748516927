import preview from '#.storybook/preview';
import { TextArea } from './TextArea';
import { bilingual, nothing } from '../../testing/words';

const meta = preview.meta({ title: 'Design system/TextArea' });

export const Rest = meta.story(
  bilingual((say) => (
    <TextArea
      label={say('Your research statement', 'شرح علایق پژوهشی شما')}
      defaultValue={say(
        'I study bridges that tell when they tire.',
        'دربارهٔ پل‌هایی پژوهش می‌کنم که خستگی خود را خبر می‌دهند.',
      )}
    />
  )),
);

export const EnglishInAPersianPage = meta.story(
  bilingual((say) => (
    <TextArea
      lang="en"
      autoGrow
      rows={3}
      label={say('Message', 'متن پیام')}
      defaultValue={'Dear Professor Solheim,\n\nYour 2025 paper closes by saying that temperature was held constant.'}
    />
  )),
);

export const WithAnErrorAndACount = meta.story(
  bilingual((say) => (
    <TextArea
      label={say('Message', 'متن پیام')}
      value=""
      onChange={nothing}
      maxLength={2000}
      showCount
      error={say('This field is required.', 'پر کردن این فیلد الزامی است.')}
    />
  )),
);

export const Disabled = meta.story(
  bilingual((say) => (
    <TextArea disabled label={say('Message', 'متن پیام')} value={say('Sent already.', 'پیش‌تر ارسال شده است.')} />
  )),
);
