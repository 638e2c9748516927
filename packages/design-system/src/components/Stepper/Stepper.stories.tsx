import preview from '#.storybook/preview';
import { Stepper } from './Stepper';
import type { Step } from './Stepper';
import { Grid } from '../../layout/Grid';
import { focused, hovered } from '../../testing/pointer';
import { Held, bilingual, nothing, playground } from '../../testing/words';
import type { Localize } from '../../testing/words';
import { Text } from '../../text/Text';

const meta = preview.meta({
  id: 'design-system-stepper',
  title: 'Design system/Navigation/Stepper',
  component: Stepper,
  tags: ['autodocs', 'phone'],
});

const label = (localize: Localize) => localize('Steps of creating a bot', 'گام‌های ساخت بات');

const steps = (localize: Localize, own: Partial<Record<'area' | 'filters' | 'gmail', Partial<Step>>> = {}): Step[] => [
  { id: 'area', label: localize('Research Area', 'حوزهٔ پژوهشی'), complete: true, ...own.area },
  { id: 'filters', label: localize('Filters & Universities', 'فیلترها و دانشگاه‌ها'), complete: false, ...own.filters },
  { id: 'gmail', label: localize('Gmail Account', 'حساب جیمیل'), complete: false, ...own.gmail },
];

/** In its column, next to the content of the step. */
const inARail = (localize: Localize, current: string, own?: Parameters<typeof steps>[1]) => (
  <Grid columns={{ base: '1', tablet: 'sidebar' }} gap={32}>
    <Held initial={current}>
      {(id, set) => <Stepper label={label(localize)} current={id} onSelect={set} steps={steps(localize, own)} />}
    </Held>
    <Text tone="muted">{localize('What the step asks for stands here.', 'آنچه این گام می‌خواهد اینجا می‌آید.')}</Text>
  </Grid>
);

export const Default = meta.story(bilingual((localize) => inARail(localize, 'filters')));

export const Playground = meta.story(
  playground(Stepper, { current: ['area', 'filters', 'gmail'] }, (localize) => ({
    label: label(localize),
    current: 'filters',
    onSelect: nothing,
    steps: steps(localize),
  })),
);

export const FirstWithLaterStepsWaiting = meta.story(
  bilingual((localize) =>
    inARail(localize, 'area', { area: { complete: false }, filters: { disabled: true }, gmail: { disabled: true } }),
  ),
);

export const LastWithAllDone = meta.story(
  bilingual((localize) => inARail(localize, 'gmail', { filters: { complete: true } })),
);

export const ErrorInAnEarlierStep = meta.story(
  bilingual((localize) => inARail(localize, 'gmail', { area: { error: true }, filters: { complete: true } })),
);

export const ErrorInTheCurrentStep = meta.story(
  bilingual((localize) => inARail(localize, 'filters', { filters: { error: true } })),
);

export const BackAtADoneStep = meta.story(
  bilingual((localize) => inARail(localize, 'area', { filters: { complete: true } })),
);

export const LongNames = meta.story({
  ...bilingual((localize) =>
    inARail(localize, 'filters', {
      filters: {
        label: localize(
          'Universities of the Nordic countries and how they are ranked',
          'دانشگاه‌های کشورهای شمال اروپا و رتبه‌بندی آن‌ها',
        ),
      },
    }),
  ),
  name: 'A long name wraps in the rail and beside the count on a phone',
});

export const Focus = meta.story({
  ...bilingual((localize) => inARail(localize, 'filters')),
  ...focused(),
  tags: ['forced'],
});

export const Hovered = meta.story({
  ...bilingual((localize) => inARail(localize, 'filters')),
  ...hovered('button', 2),
  tags: ['phone'],
});
