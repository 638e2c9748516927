import preview from '#.storybook/preview';
import { Milestones } from './Milestones';
import { bilingual, playground } from '../../testing/words';
import type { Localize } from '../../testing/words';

const meta = preview.meta({
  id: 'design-system-milestones',
  title: 'Design system/Progress/Milestones',
  component: Milestones,
  tags: ['autodocs'],
});

const items = (localize: Localize) => [
  { icon: 'check' as const, label: localize('Approved by you', 'تأیید شما') },
  { icon: 'send' as const, label: localize('Sent, 24 November', 'ارسال، ۳ آذر') },
  { icon: 'reply' as const, label: localize('Reply, 26 November', 'پاسخ، ۵ آذر') },
];

export const Default = meta.story(bilingual((localize) => <Milestones items={items(localize)} />));

export const Playground = meta.story(playground(Milestones, {}, (localize) => ({ items: items(localize) })));
