import preview from '#.storybook/preview';
import { Inline } from '../layout/Inline';
import { bilingual, playground } from '../testing/words';
import { ToneIcon } from './ToneIcon';

const meta = preview.meta({
  id: 'design-system-toneicon',
  title: 'Design system/Foundations/ToneIcon',
  component: ToneIcon,
  tags: ['autodocs'],
});

export const Default = meta.story(
  bilingual(() => (
    <Inline gap={16}>
      <ToneIcon name="check" tone="success" />
      <ToneIcon name="minus" tone="reward" />
      <ToneIcon name="warning" tone="danger" />
      <ToneIcon name="clock" tone="muted" />
      <ToneIcon boxed name="check" tone="success" />
      <ToneIcon boxed name="target" tone="action" />
    </Inline>
  )),
);

export const Playground = meta.story(
  playground(ToneIcon, { boxed: 'boolean', label: 'text' }, () => ({
    name: 'check' as const,
    tone: 'success' as const,
  })),
);
