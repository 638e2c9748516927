import preview from '#.storybook/preview';
import { inColumn } from '../../testing/column';
import { hovered } from '../../testing/pointer';
import { Held, bilingual, nothing, playground } from '../../testing/words';
import type { Localize } from '../../testing/words';
import { TimeField } from './TimeField';
import type { TimeFieldProps } from './TimeField';

const meta = preview.meta({
  id: 'design-system-timefield',
  title: 'Design system/Forms/TimeField',
  component: TimeField,
  tags: ['autodocs', 'phone'],
  decorators: [inColumn],
});

const label = (localize: Localize) => localize('Time', 'ساعت');
const help = (localize: Localize) => localize('Where the professor works', 'به وقت محل کار استاد');

const held = (value: string | null, more: (localize: Localize) => Partial<TimeFieldProps> = () => ({})) =>
  bilingual((localize) => (
    <Held<string | null> initial={value}>
      {(shown, set) => <TimeField label={label(localize)} {...more(localize)} value={shown} onChange={set} />}
    </Held>
  ));

const segment = (canvas: HTMLElement, part: 'hour' | 'minute') => {
  const element = canvas.querySelector<HTMLElement>(`[data-type="${part}"]`);
  if (!element) throw new Error(`There is no ${part}.`);
  return element;
};

export const Default = meta.story(held('10:30'));

export const Playground = meta.story(
  playground(
    TimeField,
    { label: 'text', help: 'text', error: 'text', required: 'boolean', disabled: 'boolean', readOnly: 'boolean' },
    (localize) => ({ label: label(localize), value: '10:30', onChange: nothing }),
  ),
);

export const Empty = meta.story(held(null));
export const WithHelp = meta.story(held('08:05', (localize) => ({ help: help(localize), required: true })));
export const WithAnError = meta.story(
  held(null, (localize) => ({
    error: localize('Enter the hour and the minute.', 'ساعت و دقیقه را وارد کنید.'),
  })),
);
export const Disabled = meta.story({ ...held('10:30', () => ({ disabled: true })), tags: ['forced'] });
export const ReadOnly = meta.story(held('10:30', () => ({ readOnly: true })));
export const Hovered = meta.story({ ...held('10:30'), ...hovered('spinbutton') });
export const Focused = meta.story({
  ...held('10:30'),
  play: ({ canvasElement }) => segment(canvasElement, 'minute').focus(),
  tags: ['forced'],
});
