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
import type { Say } from '../../testing/words';
import { Text } from '../../text/Text';

const meta = preview.meta({ title: 'Design system/Popover', component: Popover, tags: ['autodocs'] });

const why = (say: Say) => (
  <Stack gap={8}>
    <Text size="small" weight="semibold" tone="strong">
      {say('Why 92?', 'چرا ۹۲؟')}
    </Text>
    <Text size="small">
      {say(
        'Three of your four interests appear in papers since 2022.',
        'سه علاقه از چهار علاقهٔ شما در مقاله‌های پس از ۲۰۲۲ آمده است.',
      )}
    </Text>
  </Stack>
);

const example = (say: Say, side?: PopoverProps['side']) => (
  <Popover
    label={say('About the score', 'دربارهٔ امتیاز')}
    side={side}
    trigger={<Button icon="info">{say('Why 92?', 'چرا ۹۲؟')}</Button>}
  >
    {why(say)}
  </Popover>
);

async function open({ canvasElement }: { canvasElement: HTMLElement }) {
  const button = await within(canvasElement).findByRole('button');
  await userEvent.click(button);
  await within(document.body).findByRole('dialog');
}

export const Default = meta.story(bilingual((say) => example(say)));

export const Playground = meta.story(
  playground(Popover, { side: ['below', 'above', 'start', 'end'] }, (say) => ({
    label: say('About the score', 'دربارهٔ امتیاز'),
    trigger: <IconButton icon="info" label={say('Why 92?', 'چرا ۹۲؟')} />,
    children: why(say),
  })),
);

/** Room on every side of the button, at 320 px too. */
const amid = (say: Say, side: PopoverProps['side']) => (
  <Box paddingY={96}>
    <Box paddingY={96}>
      <Inline gap={0} justify="center">
        {example(say, side)}
      </Inline>
    </Box>
  </Box>
);

export const Open = meta.story({ ...bilingual((say) => amid(say, 'below')), tags: ['phone'], play: open });
export const Above = meta.story({ ...bilingual((say) => amid(say, 'above')), play: open });
export const AtTheStart = meta.story({ ...bilingual((say) => amid(say, 'start')), play: open });
export const BelowOnAPhone = meta.story({
  ...bilingual((say) => amid(say, 'end')),
  name: 'Beside its button on a desk, below it on a phone',
  tags: ['phone'],
  play: open,
});
export const AtTheEnd = meta.story({ ...bilingual((say) => amid(say, 'end')), play: open });

export const WithControls = meta.story({
  ...bilingual((say) => (
    <Popover
      label={say('Daily limit', 'سقف روزانه')}
      trigger={<Button icon="settings">{say('Daily limit', 'سقف روزانه')}</Button>}
    >
      <Stack gap={12}>
        <Text size="small">
          {say('Ten letters leave today, the rest tomorrow.', 'امروز ده نامه می‌رود و بقیه فردا.')}
        </Text>
        <Inline gap={8}>
          <Button size="small" tone="primary">
            {say('Send five today', 'امروز پنج نامه')}
          </Button>
          <Button size="small">{say('Keep ten', 'همان ده نامه')}</Button>
        </Inline>
      </Stack>
    </Popover>
  )),
  play: open,
});

export const LongText = meta.story({
  ...bilingual((say) => (
    <Popover
      label={say('About the score', 'دربارهٔ امتیاز')}
      trigger={<Button icon="info">{say('How it is counted', 'چگونه شمرده می‌شود')}</Button>}
    >
      <Text size="small">
        {say(
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
