import preview from '#.storybook/preview';
import { Button } from '../Button/Button';
import { Claim } from '../Claim/Claim';
import { IconButton } from '../IconButton/IconButton';
import { LetterSheet } from './LetterSheet';
import type { LetterSheetProps } from './LetterSheet';
import { SampleLetter, sampleNotes, sampleSubject } from './sampleLetter';
import { MarginNotes } from '../MarginNotes/MarginNotes';
import { Grid } from '../../layout/Grid';
import { bilingual, playground } from '../../testing/words';
import type { Localize } from '../../testing/words';
import { Auto } from '../../text/Auto';
import { Ltr } from '../../text/Ltr';
import { Text } from '../../text/Text';

const meta = preview.meta({
  id: 'design-system-lettersheet',
  title: 'Design system/Letter/LetterSheet',
  component: LetterSheet,
  tags: ['autodocs', 'phone'],
});

const inbox = (localize: Localize): LetterSheetProps['inbox'] => ({
  label: localize('In Professor Solheim’s inbox', 'در صندوق ورودی گیرنده'),
  from: 'Nasrin Ahmadi',
  subject: sampleSubject,
  preview:
    'Dear Professor Solheim, Your 2025 paper on sparse sensor placement for cable-stayed bridges closes by saying that temperature was held constant in every case studied.',
  time: '10:20',
});

const subjectLine = (subject: string) => (
  <Text as="strong" size="ui" weight="semibold" tone="strong">
    <Auto>{subject}</Auto>
  </Text>
);

const fields = (localize: Localize): LetterSheetProps['fields'] => [
  { label: localize('From', 'فرستنده'), value: <Ltr>nasrin.ahmadi@mail.example</Ltr> },
  {
    label: localize('To', 'گیرنده'),
    value: <Ltr>ingrid.solheim@nordmark.example</Ltr>,
    action: <IconButton icon="pencil" size="small" label={localize('Edit recipient', 'ویرایش گیرنده')} />,
  },
  {
    label: localize('Subject', 'موضوع'),
    value: subjectLine(sampleSubject),
    action: <IconButton icon="pencil" size="small" label={localize('Edit subject', 'ویرایش موضوع')} />,
  },
];

const footer = (localize: Localize) => (
  <>
    <Button size="small" icon="pencil">
      {localize('Edit text', 'ویرایش متن')}
    </Button>
    <Button size="small" tone="quiet">
      {localize('Shorten', 'کوتاه‌تر')}
    </Button>
    <Button size="small" tone="quiet" icon="refresh">
      {localize('Regenerate', 'تهیهٔ دوباره')}
    </Button>
  </>
);

const short = (
  <>
    <p>Dear Professor Solheim,</p>
    <p>Do you expect to take a doctoral student for autumn 2027?</p>
    <p>
      Kind regards,
      <br />
      Nasrin Ahmadi
    </p>
  </>
);

export const Default = meta.story(
  bilingual((localize) => <LetterSheet fields={fields(localize)}>{short}</LetterSheet>),
);

export const Playground = meta.story(
  playground(LetterSheet, { after: 'text' }, (localize) => ({
    inbox: inbox(localize),
    fields: fields(localize),
    footer: footer(localize),
    children: short,
  })),
);

export const WithItsMargin = meta.story({
  ...bilingual((localize) => (
    <Grid columns={{ base: '1', desktop: 'margin' }} gap={32}>
      <LetterSheet
        inbox={inbox(localize)}
        fields={fields(localize)}
        after={localize('You have read it to the end.', 'نامه را تا پایان خواندید.')}
        footer={footer(localize)}
      >
        <SampleLetter prefix="margin" active={1} />
      </LetterSheet>
      <MarginNotes label={localize('Sources', 'منابع')} items={sampleNotes(localize, 'margin', 1)} />
    </Grid>
  )),
  name: 'Each note stands on the line of its claim; the letter is English in both languages',
});

export const AsItArrives = meta.story(
  bilingual((localize) => (
    <LetterSheet inbox={inbox(localize)} fields={[]}>
      {short}
    </LetterSheet>
  )),
);

export const LongWords = meta.story({
  ...bilingual((localize) => (
    <LetterSheet
      inbox={{
        label: localize('In the inbox of the reader', 'در صندوق ورودی گیرنده'),
        from: 'Seyyedeh Fatemeh Hosseini-Mohammadabadi Esfahani',
        subject: `${sampleSubject}, and what two winters of open data say about it`,
        preview: 'Dear Professor Van den Bosch-Hägerström, I read your last three papers one after the other.',
        time: '09:05',
      }}
      fields={[
        {
          label: localize('To', 'گیرنده'),
          value: <Ltr>wilhelmina.vandenbosch-hagerstrom@structural-engineering.example</Ltr>,
          action: <IconButton icon="pencil" size="small" label={localize('Edit recipient', 'ویرایش گیرنده')} />,
        },
        {
          label: localize('Subject', 'موضوع'),
          value: subjectLine(`${sampleSubject}, and what two winters of open data say about it`),
          action: <IconButton icon="pencil" size="small" label={localize('Edit subject', 'ویرایش موضوع')} />,
        },
      ]}
      footer={footer(localize)}
    >
      {short}
    </LetterSheet>
  )),
  name: 'Long names and addresses wrap in the head and are cut in the inbox',
});

export const PersianLetter = meta.story({
  ...bilingual((localize) => (
    <LetterSheet
      fields={[{ label: localize('Subject', 'موضوع'), value: subjectLine('درخواست راهنمایی برای دورهٔ دکتری') }]}
    >
      <p dir="auto" lang="fa">
        استاد گرامی، جناب آقای دکتر راد، مقالهٔ سال ۱۴۰۴ شما{' '}
        <Claim marker="۱">دما را در همهٔ حالت‌ها ثابت گرفته است</Claim>.
      </p>
      <p dir="auto" lang="fa">
        آیا برای پاییز ۱۴۰۶ دانشجوی دکتری می‌پذیرید؟
      </p>
    </LetterSheet>
  )),
  name: 'A paragraph in Persian runs from right to left inside the sheet',
});
