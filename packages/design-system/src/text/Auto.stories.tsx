import preview from '#.storybook/preview';
import { Card } from '../components/Card/Card';
import { List } from '../components/List/List';
import { ListRow } from '../components/ListRow/ListRow';
import { Stack } from '../layout/Stack';
import { bilingual, playground } from '../testing/words';
import { Auto } from './Auto';
import { Text } from './Text';

const meta = preview.meta({ title: 'Design system/Auto', component: Auto, tags: ['autodocs', 'phone'] });

export const Default = meta.story(
  bilingual((say) => (
    <Text>
      {say('Written by', 'نوشتهٔ')} <Auto>{say('نسرین احمدی', 'Ingrid Solheim')}</Auto>.
    </Text>
  )),
);

export const Playground = meta.story(
  playground(Auto, { as: ['bdi', 'span', 'p', 'div'], children: 'text' }, (say) => ({
    children: say('نسرین احمدی (تهران)', 'Ingrid Solheim (Bergen)'),
  })),
);

export const PersianNameInAnEnglishRow = meta.story({
  ...bilingual((say) => (
    <List label={say('References', 'معرف‌ها')}>
      <ListRow
        title={<Auto>نسرین احمدی (دانشگاه تهران)</Auto>}
        description={say('Answered on Monday.', 'روز دوشنبه پاسخ داد.')}
      />
      <ListRow
        title={<Auto>Ingrid Solheim (NTNU)</Auto>}
        description={say('Not asked yet.', 'هنوز از او پرسیده نشده است.')}
      />
    </List>
  )),
  name: 'A Persian name in an English row, an English one in a Persian row: brackets keep their side',
});

export const EnglishTitleInAPersianSentence = meta.story({
  ...bilingual((say) => (
    <Text>
      {say('You are reading', 'در حال خواندن')}{' '}
      <Auto>{say('پایش پل‌های بلند (جلد ۲)', 'Thermal drift in fibre-optic strain records (Part 2)')}</Auto>
      {say(', published in 2024, page 12.', '، منتشرشده در ۲۰۲۴، صفحهٔ ۱۲.')}
    </Text>
  )),
  name: 'A title in the other script, with brackets and a number after it',
});

export const NumbersAndPunctuation = meta.story({
  ...bilingual((say) => (
    <Stack gap={8}>
      <Text>
        <Auto>{say('احمدی!', 'Yahoo!')}</Auto>: {say('3 letters', '۳ نامه')}
      </Text>
      <Text>
        <Auto>{say('۲۰۲۴ — گزارش', '2024 — report')}</Auto>: {say('1 letter', '۱ نامه')}
      </Text>
    </Stack>
  )),
  name: 'Marks at the end of a name stay with the name',
});

export const Paragraphs = meta.story({
  ...bilingual(() => (
    <Stack gap={16}>
      <Card padding="small">
        <Auto as="p">سلام، این متن را به فارسی نوشته‌ام. (پایان)</Auto>
      </Card>
      <Card padding="small">
        <Auto as="p">Hello, I wrote this text in English. (End)</Auto>
      </Card>
      <Card padding="small">
        <Auto as="p">PhD در مهندسی عمران: واژهٔ نخست لاتین است و سطر از چپ می‌آغازد.</Auto>
      </Card>
    </Stack>
  )),
  name: 'A paragraph takes the side of its first letter, whatever the page',
});
