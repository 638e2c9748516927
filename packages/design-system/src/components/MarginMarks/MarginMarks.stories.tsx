import preview from '#.storybook/preview';
import { Button } from '../Button/Button';
import { Claim } from '../Claim/Claim';
import { LetterSheet } from '../LetterSheet/LetterSheet';
import { Link } from '../Link/Link';
import { MarginMarks } from './MarginMarks';
import type { MarginMark } from './MarginMarks';
import { Grid } from '../../layout/Grid';
import { Stack } from '../../layout/Stack';
import { Auto } from '../../text/Auto';
import { Text } from '../../text/Text';
import { focused } from '../../testing/pointer';
import { Held, bilingual, nothing, playground } from '../../testing/words';
import type { Localize } from '../../testing/words';

const meta = preview.meta({
  id: 'design-system-marginmarks',
  title: 'Design system/Letter/MarginMarks',
  component: MarginMarks,
  tags: ['autodocs', 'phone'],
});

const sentences = [
  'Your 2025 paper leaves open why the shift is larger on short spans.',
  'A Gaussian-process kernel on deck temperature cut the false alarms from 18 % to 4 %.',
  'I have also led a team of twelve engineers on such bridges.',
  '[Your sentence: what you would like to find out]',
] as const;

const label = (localize: Localize) => localize('What each sentence stands on', 'منبع هر جمله');

const items = (localize: Localize, prefix: string): readonly MarginMark[] => [
  {
    id: `${prefix}-1`,
    marker: localize('1', '۱'),
    icon: 'fileText',
    word: localize('From the paper', 'از مقاله'),
    tone: 'quiet',
    sentence: sentences[0],
    children: (
      <Stack gap={4}>
        <Text size="small" weight="semibold">
          <Auto>Sparse sensor placement for cable-stayed bridges</Auto>
        </Text>
        <Text size="small">
          <Link href="https://example.org/paper" external>
            {localize('Open the paper', 'باز کردن مقاله')}
          </Link>
        </Text>
      </Stack>
    ),
  },
  {
    id: `${prefix}-2`,
    marker: localize('2', '۲'),
    icon: 'graduation',
    word: localize('From your profile', 'از نمایهٔ شما'),
    tone: 'quiet',
    sentence: sentences[1],
    children: <Text size="small">{localize('Your thesis', 'پایان‌نامهٔ شما')}</Text>,
  },
  {
    id: `${prefix}-3`,
    marker: localize('3', '۳'),
    icon: 'warning',
    word: localize('Without a source', 'بدون منبع'),
    tone: 'danger',
    sentence: sentences[2],
    children: (
      <Stack gap={8} align="start">
        <Text size="small">{localize('Nothing in your profile says this.', 'در نمایهٔ شما چیزی این را نمی‌گوید.')}</Text>
        <Button size="small">{localize('Delete sentence', 'حذف جمله')}</Button>
      </Stack>
    ),
  },
  {
    id: `${prefix}-4`,
    marker: localize('4', '۴'),
    icon: 'pencil',
    word: localize('Your sentence', 'جملهٔ شما'),
    tone: 'action',
    sentence: sentences[3],
  },
];

const letter = (prefix: string, open: readonly string[], wrong: string) => (
  <>
    <p>Dear Professor Solheim,</p>
    <p>
      <Claim marker="1" tone="quiet" describedBy={`${prefix}-1`} active={open.includes(`${prefix}-1`)}>
        {sentences[0]}
      </Claim>
    </p>
    <p>
      <Claim marker="2" tone="quiet" describedBy={`${prefix}-2`} active={open.includes(`${prefix}-2`)}>
        {sentences[1]}
      </Claim>{' '}
      <Claim marker="3" tone="danger" label={wrong} describedBy={`${prefix}-3`}>
        {sentences[2]}
      </Claim>
    </p>
    <p>
      <Claim marker="4" describedBy={`${prefix}-4`}>
        {sentences[3]}
      </Claim>
    </p>
  </>
);

export const Default = meta.story(
  bilingual((localize) => (
    <MarginMarks label={label(localize)} items={items(localize, 'default')} open={[]} onOpenChange={nothing} />
  )),
);

export const Playground = meta.story(
  playground(MarginMarks, { label: 'text' }, (localize) => ({
    label: label(localize),
    items: items(localize, 'playground'),
    open: ['playground-1'],
    onOpenChange: nothing,
  })),
);

export const Open = meta.story(
  bilingual((localize) => (
    <MarginMarks
      label={label(localize)}
      items={items(localize, 'open')}
      open={['open-1', 'open-3']}
      onOpenChange={nothing}
    />
  )),
);

export const BesideALetter = meta.story({
  ...bilingual((localize) => (
    <Held<readonly string[]> initial={['beside-3']}>
      {(open, setOpen) => (
        <Grid columns={{ base: '1', desktop: 'margin' }} gap={32}>
          <LetterSheet fields={[]}>{letter('beside', open, localize('Without a source', 'بدون منبع'))}</LetterSheet>
          <MarginMarks
            label={label(localize)}
            items={items(localize, 'beside')}
            open={open}
            onOpenChange={(id, now) => setOpen(now ? [...open, id] : open.filter((each) => each !== id))}
          />
        </Grid>
      )}
    </Held>
  )),
  name: 'Beside a letter each mark stands on the line of its sentence',
});

export const Focus = meta.story({
  ...bilingual((localize) => (
    <MarginMarks label={label(localize)} items={items(localize, 'focus')} open={[]} onOpenChange={nothing} />
  )),
  ...focused(),
  tags: ['forced'],
});
