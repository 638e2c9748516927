import preview from '#.storybook/preview';
import { Stepper } from './Stepper';
import type { Step } from './Stepper';
import { Grid } from '../../layout/Grid';
import { focused, hovered } from '../../testing/pointer';
import { Held, bilingual, nothing, playground } from '../../testing/words';
import type { Say } from '../../testing/words';
import { Text } from '../../text/Text';

const meta = preview.meta({ title: 'Design system/Stepper', component: Stepper, tags: ['autodocs', 'phone'] });

const label = (say: Say) => say('Steps of creating a bot', 'گام‌های ساخت بات');

const steps = (say: Say, own: Partial<Record<'area' | 'filters' | 'gmail', Partial<Step>>> = {}): Step[] => [
  { id: 'area', label: say('Research Area', 'حوزهٔ پژوهشی'), complete: true, ...own.area },
  { id: 'filters', label: say('Filters & Universities', 'پالایه‌ها و دانشگاه‌ها'), complete: false, ...own.filters },
  { id: 'gmail', label: say('Gmail Account', 'حساب جیمیل'), complete: false, ...own.gmail },
];

/** In its column, beside what the step holds. */
const inARail = (say: Say, current: string, own?: Parameters<typeof steps>[1]) => (
  <Grid columns={{ base: '1', tablet: 'sidebar' }} gap={32}>
    <Held initial={current}>
      {(id, set) => <Stepper label={label(say)} current={id} onSelect={set} steps={steps(say, own)} />}
    </Held>
    <Text tone="muted">{say('What the step asks for stands here.', 'آنچه این گام می‌خواهد اینجا می‌آید.')}</Text>
  </Grid>
);

export const Default = meta.story(bilingual((say) => inARail(say, 'filters')));

export const Playground = meta.story(
  playground(Stepper, { current: ['area', 'filters', 'gmail'] }, (say) => ({
    label: label(say),
    current: 'filters',
    onSelect: nothing,
    steps: steps(say),
  })),
);

export const FirstWithLaterStepsWaiting = meta.story(
  bilingual((say) =>
    inARail(say, 'area', { area: { complete: false }, filters: { disabled: true }, gmail: { disabled: true } }),
  ),
);

export const LastWithAllDone = meta.story(bilingual((say) => inARail(say, 'gmail', { filters: { complete: true } })));

export const ErrorInAnEarlierStep = meta.story(
  bilingual((say) => inARail(say, 'gmail', { area: { error: true }, filters: { complete: true } })),
);

export const ErrorInTheCurrentStep = meta.story(
  bilingual((say) => inARail(say, 'filters', { filters: { error: true } })),
);

export const BackAtADoneStep = meta.story(bilingual((say) => inARail(say, 'area', { filters: { complete: true } })));

export const LongNames = meta.story({
  ...bilingual((say) =>
    inARail(say, 'filters', {
      filters: {
        label: say(
          'Universities of the Nordic countries and how they are ranked',
          'دانشگاه‌های کشورهای شمال اروپا و رتبه‌بندی آن‌ها',
        ),
      },
    }),
  ),
  name: 'A long name wraps in the rail and beside the count on a phone',
});

export const Focus = meta.story({
  ...bilingual((say) => inARail(say, 'filters')),
  ...focused(),
  tags: ['forced'],
});

export const Hovered = meta.story({
  ...bilingual((say) => inARail(say, 'filters')),
  ...hovered('button', 2),
  tags: ['phone'],
});
