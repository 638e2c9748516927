import preview from '#.storybook/preview';
import { userEvent, within } from 'storybook/test';
import { DataList } from './DataList';
import type { DataListItem } from './DataList';
import { bilingual, nothing, playground } from '../../testing/words';
import type { Say } from '../../testing/words';
import { Button } from '../Button/Button';
import { Card } from '../Card/Card';
import { Link } from '../Link/Link';
import { Text } from '../../text/Text';

const meta = preview.meta({ title: 'Design system/DataList', component: DataList, tags: ['autodocs', 'phone'] });

const professor = (say: Say): DataListItem[] => [
  { term: say('University', 'دانشگاه'), value: 'Nordmark University of Technology' },
  { term: say('Country', 'کشور'), value: say('Norway', 'نروژ') },
  { term: say('Email', 'ایمیل'), value: 'ingrid.solheim@nordmark.example', ltr: true },
  { term: say('Papers', 'مقاله‌ها'), value: say('128', '۱۲۸') },
];

export const Default = meta.story(bilingual((say) => <DataList items={professor(say)} />));

export const Playground = meta.story(
  playground(DataList, { layout: ['side', 'stacked', 'spread'], emptyText: 'text' }, (say) => ({
    items: [...professor(say), { term: say('Phone', 'تلفن'), value: null }],
  })),
);

export const Stacked = meta.story(
  bilingual((say) => (
    <Card>
      <DataList layout="stacked" items={professor(say)} />
    </Card>
  )),
);

export const EmptyValues = meta.story(
  bilingual((say) => (
    <DataList
      items={[
        { term: say('Phone', 'تلفن'), value: null, action: <Button size="small">{say('Add', 'افزودن')}</Button> },
        { term: say('Office', 'اتاق'), value: '' },
        { term: say('Papers', 'مقاله‌ها'), value: say('128', '۱۲۸') },
      ]}
    />
  )),
);

export const WithCopyAndActions = meta.story(
  bilingual((say) => (
    <DataList
      items={[
        {
          term: say('Email', 'ایمیل'),
          value: 'ingrid.solheim@nordmark.example',
          ltr: true,
          copy: 'ingrid.solheim@nordmark.example',
        },
        {
          term: say('Researcher id', 'شناسهٔ پژوهشگر'),
          value: '0000-0002-1825-0097',
          ltr: true,
          copy: '0000-0002-1825-0097',
        },
        {
          term: say('Your name', 'نام شما'),
          value: say('Nasrin Ahmadi', 'نسرین احمدی'),
          action: (
            <Button tone="quiet" size="small" icon="pencil" onPress={nothing}>
              {say('Edit', 'ویرایش')}
            </Button>
          ),
        },
        {
          term: say('Group', 'گروه'),
          value: <Link href="/groups/1">{say('Sensors on bridges', 'حسگرهای پل')}</Link>,
        },
      ]}
    />
  )),
);

export const Copied = meta.story({
  ...bilingual((say) => (
    <DataList
      items={[
        {
          term: say('Email', 'ایمیل'),
          value: 'ingrid.solheim@nordmark.example',
          ltr: true,
          copy: 'ingrid.solheim@nordmark.example',
        },
      ]}
    />
  )),
  name: 'A copied value has a tick',
  play: async ({ canvasElement }) => {
    // A picture is taken without the right to write to a real clipboard.
    Object.defineProperty(navigator, 'clipboard', {
      configurable: true,
      value: { writeText: () => Promise.resolve() },
    });
    await userEvent.click(within(canvasElement).getByRole('button'));
  },
});

export const LongText = meta.story(
  bilingual((say) => (
    <DataList
      items={[
        {
          term: say('The question this professor works on', 'پرسشی که این استاد روی آن کار می‌کند'),
          value: (
            <Text size="ui">
              {say(
                'How few sensors are enough to say that a bridge is safe, when nobody can close it to look and the weather moves it more than the traffic does.',
                'چند حسگر کافی است تا بگوییم پلی ایمن است، وقتی نمی‌توان آن را بست و نگاه کرد و هوا بیش از رفت‌وآمد آن را تکان می‌دهد.',
              )}
            </Text>
          ),
        },
        {
          term: say('Email', 'ایمیل'),
          value: 'ingrid.solheim.structural.monitoring@department.nordmark.example',
          ltr: true,
          copy: 'ingrid.solheim.structural.monitoring@department.nordmark.example',
        },
      ]}
    />
  )),
);

export const Spread = meta.story(
  bilingual((say) => (
    <DataList
      layout="spread"
      items={[
        { term: say('New professors today', 'استادان تازهٔ امروز'), value: say('4 of 10', '۴ از ۱۰') },
        {
          term: say('When they leave', 'زمان ارسال'),
          value: say(
            'On working days from 08:00 to 17:00, by the clock of the professor',
            'روزهای کاری از ۰۸:۰۰ تا ۱۷:۰۰، به وقت محل استاد',
          ),
        },
        { term: say('From', 'فرستنده'), value: 'nasrin.ahmadi@mail.example', ltr: true },
      ]}
    />
  )),
);
