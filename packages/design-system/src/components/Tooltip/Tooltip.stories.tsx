import { userEvent, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { Button } from '../Button/Button';
import { IconButton } from '../IconButton/IconButton';
import { Tooltip } from './Tooltip';
import { Box } from '../../layout/Box';
import { bilingual, playground } from '../../testing/words';
import type { Localize } from '../../testing/words';

const meta = preview.meta({
  id: 'design-system-tooltip',
  title: 'Design system/Feedback/Tooltip',
  component: Tooltip,
  tags: ['autodocs'],
});

const pause = (localize: Localize) => (
  <IconButton icon="pause" label={localize('Pause everything', 'توقف موقت همه')} tone="outlined" />
);
const words = (localize: Localize) =>
  localize('Stops every bot; drafts stay', 'همهٔ بات‌ها را موقتاً متوقف می‌کند؛ پیش‌نویس‌ها می‌مانند');

/** Room for the tooltip above its control. */
const example = (localize: Localize) => (
  <Box paddingY={96}>
    <Tooltip label={words(localize)}>{pause(localize)}</Tooltip>
  </Box>
);
const shown = () => within(document.body).findByRole('tooltip');

export const Default = meta.story(bilingual(example));

export const Playground = meta.story(
  playground(Tooltip, { label: 'text' }, (localize) => ({ label: words(localize), children: pause(localize) })),
);

export const OnFocus = meta.story({
  ...bilingual(example),
  play: async () => {
    await userEvent.tab();
    await shown();
  },
});

export const OnHover = meta.story({
  ...bilingual(example),
  play: async ({ canvasElement }) => {
    // React-aria detects the pointer by its first move, which in real use happens before it reaches the control.
    await userEvent.hover(document.body);
    await userEvent.hover(await within(canvasElement).findByRole('button'));
    await shown();
  },
});

export const LongText = meta.story({
  ...bilingual((localize) => (
    <Box paddingY={96}>
      <Tooltip
        label={localize(
          'The bot waits for the reply of the first professor before it writes to a second one of the same department',
          'بات پیش از نوشتن به استاد دوم یک دانشکده، در انتظار پاسخ استاد نخست می‌ماند',
        )}
      >
        <Button icon="hourglass">{localize('Waiting', 'در انتظار')}</Button>
      </Tooltip>
    </Box>
  )),
  name: 'A long text wraps and stays on the screen',
  tags: ['phone'],
  play: async () => {
    await userEvent.tab();
    await shown();
  },
});
