import preview from '#.storybook/preview';
import { ScoreRing } from './ScoreRing';
import { Inline } from '../../layout/Inline';
import { Stack } from '../../layout/Stack';
import { bilingual, playground } from '../../testing/words';
import type { Localize } from '../../testing/words';
import { Text } from '../../text/Text';
import { formatDigits } from '../../i18n/digits';

const meta = preview.meta({
  id: 'design-system-scorering',
  title: 'Design system/Data/ScoreRing',
  component: ScoreRing,
  tags: ['autodocs'],
});

const match = (localize: Localize, score: number) =>
  localize(`Match score ${score} of 100`, `امتیاز تطابق ${formatDigits(score, 'fa')} از ۱۰۰`);

export const Default = meta.story(bilingual((localize) => <ScoreRing score={92} label={match(localize, 92)} />));

export const Playground = meta.story(
  playground(ScoreRing, { score: 'number' }, (localize) => ({
    score: 67,
    label: localize('Match score', 'امتیاز تطابق'),
  })),
);

export const Sizes = meta.story(
  bilingual((localize) => (
    <Inline gap={16}>
      <ScoreRing score={92} size="large" label={match(localize, 92)} />
      <ScoreRing score={92} size="medium" label={match(localize, 92)} />
      <ScoreRing score={92} size="small" label={match(localize, 92)} />
    </Inline>
  )),
);

export const Thresholds = meta.story({
  ...bilingual((localize) => (
    <Inline gap={16}>
      {[100, 80, 79, 50, 49, 1].map((score) => (
        <ScoreRing key={score} score={score} label={match(localize, score)} />
      ))}
    </Inline>
  )),
  name: 'Turquoise from 80, saffron from 50, pomegranate below',
});

export const Zero = meta.story(
  bilingual((localize) => (
    <Inline gap={16}>
      <ScoreRing score={0} size="large" label={match(localize, 0)} />
      <ScoreRing score={0} label={match(localize, 0)} />
      <ScoreRing score={0} size="small" label={match(localize, 0)} />
    </Inline>
  )),
);

export const Full = meta.story(
  bilingual((localize) => (
    <Inline gap={16}>
      <ScoreRing score={100} size="large" label={match(localize, 100)} />
      <ScoreRing score={100} label={match(localize, 100)} />
      <ScoreRing score={100} size="small" label={match(localize, 100)} />
    </Inline>
  )),
);

export const None = meta.story({
  ...bilingual((localize) => (
    <Inline gap={16}>
      <ScoreRing score={null} size="large" label={localize('No score yet', 'هنوز امتیازی نیست')} />
      <ScoreRing score={null} label={localize('No score yet', 'هنوز امتیازی نیست')} />
      <ScoreRing score={null} size="small" label={localize('No score yet', 'هنوز امتیازی نیست')} />
    </Inline>
  )),
  name: 'No score yet is a dashed ring, not an empty one',
});

export const LongLabel = meta.story({
  ...bilingual((localize) => {
    const label = localize(
      'Match score 46 of 100: two of your research interests are near to this work, and none of your papers is',
      'امتیاز تطابق ۴۶ از ۱۰۰: دو علاقهٔ پژوهشی شما به این کار نزدیک است و هیچ‌یک از مقاله‌هایتان نزدیک نیست',
    );
    return (
      <Stack gap={16}>
        <Inline gap={12} wrap={false} align="start">
          <ScoreRing score={46} label={label} />
          <Text size="small">{label}</Text>
        </Inline>
      </Stack>
    );
  }),
  name: 'Long words beside it never squeeze the ring',
  tags: ['phone'],
});
