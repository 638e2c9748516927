import { userEvent, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { Button } from '../Button/Button';
import { IconButton } from '../IconButton/IconButton';
import { Popover } from './Popover';
import type { PopoverProps } from './Popover';
import { Box } from '../../layout/Box';
import { Inline } from '../../layout/Inline';
import { Stack } from '../../layout/Stack';
import { bilingual, playground } from '../../testing/words';
import type { Localize } from '../../testing/words';
import { Text } from '../../text/Text';

const meta = preview.meta({
  id: 'design-system-popover',
  title: 'Design system/Feedback/Popover',
  component: Popover,
  tags: ['autodocs'],
});

const why = (localize: Localize) => (
  <Stack gap={8}>
    <Text size="small" weight="semibold" tone="strong">
      {localize('Why 92?', 'چرا ۹۲؟')}
    </Text>
    <Text size="small">
      {localize(
        'Three of your four interests appear in papers since 2022.',
        'سه علاقه از چهار علاقهٔ شما در مقاله‌های پس از ۲۰۲۲ آمده است.',
      )}
    </Text>
  </Stack>
);

const example = (localize: Localize, side?: PopoverProps['side']) => (
  <Popover
    label={localize('About the score', 'دربارهٔ امتیاز')}
    side={side}
    trigger={<Button icon="info">{localize('Why 92?', 'چرا ۹۲؟')}</Button>}
  >
    {why(localize)}
  </Popover>
);

async function open({ canvasElement }: { canvasElement: HTMLElement }) {
  const button = await within(canvasElement).findByRole('button');
  await userEvent.click(button);
  await within(document.body).findByRole('dialog');
}

export const Default = meta.story(bilingual((localize) => example(localize)));

export const Playground = meta.story(
  playground(Popover, {}, (localize) => ({
    label: localize('About the score', 'دربارهٔ امتیاز'),
    trigger: <IconButton icon="info" label={localize('Why 92?', 'چرا ۹۲؟')} />,
    children: why(localize),
  })),
);

/** Room on every side of the button, at 320 px too. */
const amid = (localize: Localize, side: PopoverProps['side']) => (
  <Box paddingY={96}>
    <Box paddingY={96}>
      <Inline gap={0} justify="center">
        {example(localize, side)}
      </Inline>
    </Box>
  </Box>
);

export const Open = meta.story({ ...bilingual((localize) => amid(localize, 'below')), tags: ['phone'], play: open });
export const Above = meta.story({ ...bilingual((localize) => amid(localize, 'above')), play: open });
export const AtTheStart = meta.story({ ...bilingual((localize) => amid(localize, 'start')), play: open });
export const BelowOnAPhone = meta.story({
  ...bilingual((localize) => amid(localize, 'end')),
  name: 'Beside its button on a desk, below it on a phone',
  tags: ['phone'],
  play: open,
});
export const AtTheEnd = meta.story({ ...bilingual((localize) => amid(localize, 'end')), play: open });

export const WithControls = meta.story({
  ...bilingual((localize) => (
    <Popover
      label={localize('Daily limit', 'سقف روزانه')}
      trigger={<Button icon="settings">{localize('Daily limit', 'سقف روزانه')}</Button>}
    >
      <Stack gap={12}>
        <Text size="small">
          {localize('Ten letters leave today, the rest tomorrow.', 'امروز ده نامه می‌رود و بقیه فردا.')}
        </Text>
        <Inline gap={8}>
          <Button size="small" tone="primary">
            {localize('Send five today', 'امروز پنج نامه')}
          </Button>
          <Button size="small">{localize('Keep ten', 'همان ده نامه')}</Button>
        </Inline>
      </Stack>
    </Popover>
  )),
  play: open,
});

export const LongText = meta.story({
  ...bilingual((localize) => (
    <Popover
      label={localize('About the score', 'دربارهٔ امتیاز')}
      trigger={<Button icon="info">{localize('How it is counted', 'چگونه شمرده می‌شود')}</Button>}
    >
      <Text size="small">
        {localize(
          'A score compares your interests, degrees and papers with what a professor has published in the last five years. It says how near the work is. It does not say how likely an answer is, and it never replaces reading a paper yourself.',
          'امتیاز، علایق، مدارک و مقاله‌های شما را با آنچه استاد در پنج سال گذشته منتشر کرده است می‌سنجد. می‌گوید کارها چه اندازه نزدیک‌اند؛ نمی‌گوید پاسخ چه اندازه محتمل است و هرگز جای خواندن مقاله را نمی‌گیرد.',
        )}
      </Text>
    </Popover>
  )),
  name: 'A long text wraps and stays on the screen',
  tags: ['phone'],
  play: open,
});
