import preview from '#.storybook/preview';
import { LetterDiff } from './LetterDiff';
import type { LetterDiffRow } from './LetterDiff';
import { Card } from '../Card/Card';
import { bilingual, playground } from '../../testing/words';
import type { Localize } from '../../testing/words';

const meta = preview.meta({
  id: 'design-system-letterdiff',
  title: 'Design system/Letter/LetterDiff',
  component: LetterDiff,
  tags: ['autodocs', 'phone'],
});

const rows: readonly LetterDiffRow[] = [
  { kind: 'kept', text: 'Dear Professor Solheim,', begins: true },
  {
    kind: 'removed',
    text: 'Your 2025 paper reports that “the first bending frequency falls by up to 9 % between frost and summer”.',
    begins: true,
  },
  { kind: 'added', text: 'Your 2025 paper reports a frequency that falls by up to 9 % between frost and summer.' },
  { kind: 'kept', text: 'I would like to ask how much of it the joints can produce.' },
];

const words = (localize: Localize) => ({
  removed: localize('Removed', 'حذف می‌شود'),
  added: localize('Added', 'افزوده می‌شود'),
});

export const Default = meta.story(
  bilingual((localize) => (
    <LetterDiff label={localize('What would change', 'تغییرات')} words={words(localize)} rows={rows} />
  )),
);

export const Playground = meta.story(
  playground(LetterDiff, { label: 'text' }, (localize) => ({
    label: localize('What would change', 'تغییرات'),
    words: words(localize),
    rows,
  })),
);

export const InACard = meta.story({
  ...bilingual((localize) => (
    <Card padding="large">
      <LetterDiff
        label={localize('What would change', 'تغییرات')}
        words={words(localize)}
        rows={[...rows, { kind: 'removed', text: 'I can send my CV and the paper.', begins: true }]}
      />
    </Card>
  )),
});
