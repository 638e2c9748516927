import preview from '#.storybook/preview';
import { Card } from '../components/Card/Card';
import { List } from '../components/List/List';
import { ListRow } from '../components/ListRow/ListRow';
import { Stack } from '../layout/Stack';
import { bilingual, playground } from '../testing/words';
import { Auto } from './Auto';
import { Text } from './Text';

const meta = preview.meta({
  id: 'design-system-auto',
  title: 'Design system/Text/Auto',
  component: Auto,
  tags: ['autodocs', 'phone'],
});

export const Default = meta.story(
  bilingual((localize) => (
    <Text>
      {localize('Written by', 'نوشتهٔ')} <Auto>{localize('نسرین احمدی', 'Ingrid Solheim')}</Auto>.
    </Text>
  )),
);

export const Playground = meta.story(
  playground(Auto, { children: 'text' }, (localize) => ({
    children: localize('نسرین احمدی (تهران)', 'Ingrid Solheim (Bergen)'),
  })),
);

export const PersianNameInAnEnglishRow = meta.story({
  ...bilingual((localize) => (
    <List label={localize('References', 'معرف‌ها')}>
      <ListRow
        title={<Auto>نسرین احمدی (دانشگاه تهران)</Auto>}
        description={localize('Answered on Monday.', 'روز دوشنبه پاسخ داد.')}
      />
      <ListRow
        title={<Auto>Ingrid Solheim (NTNU)</Auto>}
        description={localize('Not asked yet.', 'هنوز از او پرسیده نشده است.')}
      />
    </List>
  )),
  name: 'A Persian name in an English row, an English one in a Persian row: brackets keep their side',
});

export const EnglishTitleInAPersianSentence = meta.story({
  ...bilingual((localize) => (
    <Text>
      {localize('You are reading', 'در حال خواندن')}{' '}
      <Auto>{localize('پایش پل‌های بلند (جلد ۲)', 'Thermal drift in fibre-optic strain records (Part 2)')}</Auto>
      {localize(', published in 2024, page 12.', '، منتشرشده در ۲۰۲۴، صفحهٔ ۱۲.')}
    </Text>
  )),
  name: 'A title in the other script, with brackets and a number after it',
});

export const NumbersAndPunctuation = meta.story({
  ...bilingual((localize) => (
    <Stack gap={8}>
      <Text>
        <Auto>{localize('احمدی!', 'Yahoo!')}</Auto>: {localize('3 letters', '۳ نامه')}
      </Text>
      <Text>
        <Auto>{localize('۲۰۲۴ — گزارش', '2024 — report')}</Auto>: {localize('1 letter', '۱ نامه')}
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
