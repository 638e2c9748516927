import preview from '#.storybook/preview';
import { bilingual, playground } from '../testing/words';
import { ChartSkeleton } from './ChartSkeleton';
import { Sheet } from './storyParts';

const meta = preview.meta({
  id: 'design-system-chartskeleton',
  title: 'Design system/Charts/ChartSkeleton',
  component: ChartSkeleton,
  tags: ['autodocs', 'phone'],
});

export const Default = meta.story(
  bilingual((localize) => (
    <Sheet>
      <ChartSkeleton label={localize('Loading your week', 'در حال بارگذاری هفتهٔ شما')} />
    </Sheet>
  )),
);

export const Playground = meta.story(
  playground(ChartSkeleton, { label: 'text' }, (localize) => ({
    label: localize('Loading your week', 'در حال بارگذاری هفتهٔ شما'),
  })),
);
