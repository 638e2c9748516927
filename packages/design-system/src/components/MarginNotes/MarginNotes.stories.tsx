import preview from '#.storybook/preview';
import { Claim } from '../Claim/Claim';
import { LetterSheet } from '../LetterSheet/LetterSheet';
import { SampleLetter, sampleNotes } from '../LetterSheet/sampleLetter';
import { MarginNotes } from './MarginNotes';
import { Grid } from '../../layout/Grid';
import { focused } from '../../testing/pointer';
import { bilingual, playground } from '../../testing/words';
import type { Say } from '../../testing/words';

const meta = preview.meta({ title: 'Design system/MarginNotes', component: MarginNotes, tags: ['autodocs', 'phone'] });

const label = (say: Say) => say('Sources', 'منابع');

export const Default = meta.story(
  bilingual((say) => <MarginNotes label={label(say)} items={sampleNotes(say, 'default')} />),
);

export const Playground = meta.story(
  playground(MarginNotes, { label: 'text' }, (say) => ({ label: label(say), items: sampleNotes(say, 'playground') })),
);

export const Active = meta.story(
  bilingual((say) => <MarginNotes label={label(say)} items={sampleNotes(say, 'active', 2)} />),
);

export const BesideALetter = meta.story({
  ...bilingual((say) => (
    <Grid columns={{ base: '1', desktop: 'margin' }} gap={32}>
      <LetterSheet fields={[]}>
        <SampleLetter prefix="beside" />
      </LetterSheet>
      <MarginNotes label={label(say)} items={sampleNotes(say, 'beside')} />
    </Grid>
  )),
  name: 'Beside a letter each note stands on the line of its claim, below it they follow each other',
});

export const NotesThatWouldMeet = meta.story({
  ...bilingual((say) => (
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
      <MarginNotes label={label(say)} items={sampleNotes(say, 'meet', 2)} />
    </Grid>
  )),
  name: 'Three claims on one line: the lower notes move down and lose their hair',
});

export const LongText = meta.story({
  ...bilingual((say) => (
    <MarginNotes
      label={label(say)}
      items={[
        {
          marker: say('12', '۱۲'),
          icon: 'fileText',
          kindLabel: say('Professor’s paper, open repository', 'مقالهٔ استاد، مخزن باز'),
          title:
            'Temperature-robust modal identification of prestressed concrete bridges by Gaussian processes with non-stationary kernels: a study of fourteen structures',
          detail: 'Journal of Structural Monitoring and Long-Term Assessment, 2025, volume 18, section 6.2.1',
          href: 'https://example.org/paper',
          hrefLabel: say('Open', 'باز کردن'),
        },
      ]}
    />
  )),
  name: 'A long title wraps beside its number',
});

export const Focus = meta.story({
  ...bilingual((say) => <MarginNotes label={label(say)} items={sampleNotes(say, 'focus')} />),
  ...focused(),
});
