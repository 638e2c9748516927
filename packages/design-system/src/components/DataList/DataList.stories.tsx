import preview from '#.storybook/preview';
import { userEvent, within } from 'storybook/test';
import { DataList } from './DataList';
import type { DataListItem } from './DataList';
import { bilingual, nothing, playground } from '../../testing/words';
import type { Localize } from '../../testing/words';
import { Button } from '../Button/Button';
import { Card } from '../Card/Card';
import { Link } from '../Link/Link';
import { Text } from '../../text/Text';

const meta = preview.meta({
  id: 'design-system-datalist',
  title: 'Design system/Data/DataList',
  component: DataList,
  tags: ['autodocs', 'phone'],
});

const professor = (localize: Localize): DataListItem[] => [
  { term: localize('University', 'دانشگاه'), value: 'Nordmark University of Technology' },
  { term: localize('Country', 'کشور'), value: localize('Norway', 'نروژ') },
  { term: localize('Email', 'ایمیل'), value: 'ingrid.solheim@nordmark.example', ltr: true },
  { term: localize('Papers', 'مقاله‌ها'), value: localize('128', '۱۲۸') },
];

export const Default = meta.story(bilingual((localize) => <DataList items={professor(localize)} />));

export const Playground = meta.story(
  playground(DataList, { emptyText: 'text' }, (localize) => ({
    items: [...professor(localize), { term: localize('Phone', 'تلفن'), value: null }],
  })),
);

export const Stacked = meta.story(
  bilingual((localize) => (
    <Card>
      <DataList layout="stacked" items={professor(localize)} />
    </Card>
  )),
);

export const EmptyValues = meta.story(
  bilingual((localize) => (
    <DataList
      items={[
        {
          term: localize('Phone', 'تلفن'),
          value: null,
          action: <Button size="small">{localize('Add', 'افزودن')}</Button>,
        },
        { term: localize('Office', 'اتاق'), value: '' },
        { term: localize('Papers', 'مقاله‌ها'), value: localize('128', '۱۲۸') },
      ]}
    />
  )),
);

export const WithCopyAndActions = meta.story(
  bilingual((localize) => (
    <DataList
      items={[
        {
          term: localize('Email', 'ایمیل'),
          value: 'ingrid.solheim@nordmark.example',
          ltr: true,
          copy: 'ingrid.solheim@nordmark.example',
        },
        {
          term: localize('Researcher id', 'شناسهٔ پژوهشگر'),
          value: '0000-0002-1825-0097',
          ltr: true,
          copy: '0000-0002-1825-0097',
        },
        {
          term: localize('Your name', 'نام شما'),
          value: localize('Nasrin Ahmadi', 'نسرین احمدی'),
          action: (
            <Button tone="quiet" size="small" icon="pencil" onPress={nothing}>
              {localize('Edit', 'ویرایش')}
            </Button>
          ),
        },
        {
          term: localize('Group', 'گروه'),
          value: <Link href="/groups/1">{localize('Sensors on bridges', 'حسگرهای پل')}</Link>,
        },
      ]}
    />
  )),
);

export const Copied = meta.story({
  ...bilingual((localize) => (
    <DataList
      items={[
        {
          term: localize('Email', 'ایمیل'),
          value: 'ingrid.solheim@nordmark.example',
          ltr: true,
          copy: 'ingrid.solheim@nordmark.example',
        },
      ]}
    />
  )),
  name: 'A copied value has a tick',
  play: async ({ canvasElement }) => {
    // Picture tests have no permission to write to the clipboard.
    Object.defineProperty(navigator, 'clipboard', {
      configurable: true,
      value: { writeText: () => Promise.resolve() },
    });
    await userEvent.click(within(canvasElement).getByRole('button'));
  },
});

export const LongText = meta.story(
  bilingual((localize) => (
    <DataList
      items={[
        {
          term: localize('The question this professor works on', 'پرسشی که این استاد روی آن کار می‌کند'),
          value: (
            <Text size="ui">
              {localize(
                'How few sensors are enough to say that a bridge is safe, when nobody can close it to look and the weather moves it more than the traffic does.',
                'چند حسگر کافی است تا بگوییم پلی ایمن است، وقتی نمی‌توان آن را بست و نگاه کرد و هوا بیش از رفت‌وآمد آن را تکان می‌دهد.',
              )}
            </Text>
          ),
        },
        {
          term: localize('Email', 'ایمیل'),
          value: 'ingrid.solheim.structural.monitoring@department.nordmark.example',
          ltr: true,
          copy: 'ingrid.solheim.structural.monitoring@department.nordmark.example',
        },
      ]}
    />
  )),
);

export const Spread = meta.story(
  bilingual((localize) => (
    <DataList
      layout="spread"
      items={[
        { term: localize('New professors today', 'استادان جدید امروز'), value: localize('4 of 10', '۴ از ۱۰') },
        {
          term: localize('When they leave', 'زمان ارسال'),
          value: localize(
            'On working days from 08:00 to 17:00, by the clock of the professor',
            'روزهای کاری از ۰۸:۰۰ تا ۱۷:۰۰، به وقت محل استاد',
          ),
        },
        { term: localize('From', 'فرستنده'), value: 'nasrin.ahmadi@mail.example', ltr: true },
      ]}
    />
  )),
);
