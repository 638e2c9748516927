import preview from '#.storybook/preview';
import { Card } from '../../components/Card/Card';
import { Inline } from '../../layout/Inline';
import { Spinner } from './Spinner';
import { bilingual, playground } from '../../testing/words';
import { Text } from '../../text/Text';

const meta = preview.meta({
  id: 'design-system-spinner',
  title: 'Design system/Feedback/Spinner',
  component: Spinner,
  tags: ['autodocs'],
});

export const Default = meta.story({
  ...bilingual((localize) => <Spinner label={localize('Connecting to Gmail', 'در حال اتصال به جیمیل')} />),
  name: 'Default, at rest for those who asked for stillness',
});

export const Playground = meta.story(
  playground(Spinner, { label: 'text', labelHidden: 'boolean' }, (localize) => ({
    label: localize('Connecting to Gmail', 'در حال اتصال به جیمیل'),
  })),
);

export const LabelHidden = meta.story({
  ...bilingual((localize) => (
    <Inline gap={12}>
      <Spinner labelHidden label={localize('Working', 'در حال کار')} />
      <Text as="span">{localize('Extracting your interests…', 'در حال استخراج علایق شما…')}</Text>
    </Inline>
  )),
  name: 'Without its own words, beside words that say the same',
});

export const LongWords = meta.story({
  ...bilingual((localize) => (
    <Card padding="small">
      <Spinner
        label={localize(
          'Waiting for the window in which you allow Peyk to send email from your own Gmail account',
          'در انتظار پنجره‌ای که در آن به پیک اجازه می‌دهید از حساب جیمیل خودتان ایمیل بفرستد',
        )}
      />
    </Card>
  )),
  name: 'Long words break beside the wheel',
  tags: ['phone'],
});
