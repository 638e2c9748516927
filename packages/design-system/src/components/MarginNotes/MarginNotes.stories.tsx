import preview from '#.storybook/preview';
import { Claim } from '../Claim/Claim';
import { LetterSheet } from '../LetterSheet/LetterSheet';
import { SampleLetter, sampleNotes } from '../LetterSheet/sampleLetter';
import { MarginNotes } from './MarginNotes';
import { Grid } from '../../layout/Grid';
import { focused } from '../../testing/pointer';
import { bilingual, playground } from '../../testing/words';
import type { Localize } from '../../testing/words';

const meta = preview.meta({
  id: 'design-system-marginnotes',
  title: 'Design system/Letter/MarginNotes',
  component: MarginNotes,
  tags: ['autodocs', 'phone'],
});

const label = (localize: Localize) => localize('Sources', 'منابع');

export const Default = meta.story(
  bilingual((localize) => <MarginNotes label={label(localize)} items={sampleNotes(localize, 'default')} />),
);

export const Playground = meta.story(
  playground(MarginNotes, { label: 'text' }, (localize) => ({
    label: label(localize),
    items: sampleNotes(localize, 'playground'),
  })),
);

export const Active = meta.story(
  bilingual((localize) => <MarginNotes label={label(localize)} items={sampleNotes(localize, 'active', 2)} />),
);

export const BesideALetter = meta.story({
  ...bilingual((localize) => (
    <Grid columns={{ base: '1', desktop: 'margin' }} gap={32}>
      <LetterSheet fields={[]}>
        <SampleLetter prefix="beside" />
      </LetterSheet>
      <MarginNotes label={label(localize)} items={sampleNotes(localize, 'beside')} />
    </Grid>
  )),
  name: 'Beside a letter each note stands on the line of its claim, below it they follow each other',
});

export const NotesThatWouldMeet = meta.story({
  ...bilingual((localize) => (
    <Grid columns={{ base: '1', desktop: 'margin' }} gap={32}>
      <LetterSheet fields={[]}>
        <p>Dear Professor Solheim,</p>
        <p>
          Your paper{' '}
          <Claim marker="1" describedBy="meet-1">
            held temperature constant
          </Claim>{' '}
          and{' '}
          <Claim marker="2" describedBy="meet-2">
            asked for field data
          </Claim>
          ; I have{' '}
          <Claim marker="3" describedBy="meet-3">
            two winters of it
          </Claim>
          .
        </p>
      </LetterSheet>
      <MarginNotes label={label(localize)} items={sampleNotes(localize, 'meet', 2)} />
    </Grid>
  )),
  name: 'Three claims on one line: the lower notes move down and lose their hair',
});

export const LongText = meta.story({
  ...bilingual((localize) => (
    <MarginNotes
      label={label(localize)}
      items={[
        {
          marker: localize('12', '۱۲'),
          icon: 'fileText',
          kindLabel: localize('Professor’s paper, open repository', 'مقالهٔ استاد، مخزن باز'),
          title:
            'Temperature-robust modal identification of prestressed concrete bridges by Gaussian processes with non-stationary kernels: a study of fourteen structures',
          detail: 'Journal of Structural Monitoring and Long-Term Assessment, 2025, volume 18, section 6.2.1',
          href: 'https://example.org/paper',
          hrefLabel: localize('Open', 'باز کردن'),
        },
      ]}
    />
  )),
  name: 'A long title wraps beside its number',
});

export const Focus = meta.story({
  ...bilingual((localize) => <MarginNotes label={label(localize)} items={sampleNotes(localize, 'focus')} />),
  ...focused(),
});
