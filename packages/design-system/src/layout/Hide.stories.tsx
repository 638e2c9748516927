import preview from '#.storybook/preview';
import { Badge } from '../components/Badge/Badge';
import { Hide } from './Hide';
import { Stack } from './Stack';
import { bilingual, playground } from '../testing/words';

const meta = preview.meta({
  id: 'design-system-hide',
  title: 'Design system/Layout/Hide',
  component: Hide,
  tags: ['autodocs', 'phone'],
});

export const Default = meta.story({
  ...bilingual((localize) => (
    <Stack gap={8} align="start">
      <Hide below="tablet">
        <Badge tone="action">{localize('Not on a phone', 'روی تلفن نیست')}</Badge>
      </Hide>
      <Hide above="tablet">
        <Badge tone="success">{localize('On a phone alone', 'فقط روی تلفن')}</Badge>
      </Hide>
    </Stack>
  )),
  name: 'Default: one of two, by the width of the screen',
});

export const Playground = meta.story(
  playground(Hide, {}, (localize) => ({
    children: localize('There for now', 'فعلاً هست'),
  })),
);

export const Between = meta.story({
  ...bilingual((localize) => (
    <Stack gap={8} align="start">
      <Hide below="desktop">
        <Badge tone="action">{localize('On a desk alone', 'فقط در رایانه')}</Badge>
      </Hide>
      <Hide below="tablet" above="desktop">
        <Badge tone="reward">{localize('On a tablet alone', 'فقط روی تبلت')}</Badge>
      </Hide>
      <Hide above="desktop">
        <Badge tone="success">{localize('Not on a desk', 'روی میز کار نیست')}</Badge>
      </Hide>
    </Stack>
  )),
  name: 'Below and above together leave the widths between',
});
