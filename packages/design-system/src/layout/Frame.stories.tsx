import preview from '#.storybook/preview';
import { AppBar } from '../components/AppBar/AppBar';
import { FooterBar } from '../components/FooterBar/FooterBar';
import { Card } from '../components/Card/Card';
import { focused } from '../testing/pointer';
import { bilingual, playground } from '../testing/words';
import type { Localize } from '../testing/words';
import { Text } from '../text/Text';
import { Frame } from './Frame';
import { Page } from './Page';
import { Stack } from './Stack';

const meta = preview.meta({
  id: 'design-system-frame',
  title: 'Design system/Layout/Frame',
  component: Frame,
  tags: ['autodocs', 'phone'],
});

const around = (localize: Localize) => ({
  mainId: 'main',
  skipLabel: localize('Skip to content', 'رفتن به محتوای صفحه'),
  header: <AppBar start={<Text weight="semibold">{localize('Peyk', 'پیک')}</Text>} />,
  footer: <FooterBar start={<Text size="small">{localize('Footer', 'پاصفحه')}</Text>} end={null} />,
});
const short = (localize: Localize) => (
  <Page>
    <Text>{localize('A short page', 'صفحه‌ای کوتاه')}</Text>
  </Page>
);

export const Default = meta.story({
  ...bilingual((localize) => <Frame {...around(localize)}>{short(localize)}</Frame>, { bare: true }),
  name: 'Default: the footer stays at the foot of a short page',
});

export const Playground = meta.story(
  playground(Frame, { skipLabel: 'text' }, (localize) => ({ ...around(localize), children: short(localize) }), {
    bare: true,
  }),
);

export const LongPage = meta.story(
  bilingual(
    (localize) => (
      <Frame {...around(localize)}>
        <Page>
          <Stack gap={16}>
            {[1, 2, 3, 4, 5, 6, 7, 8, 9].map((key) => (
              <Card key={key}>
                <Text>{localize('A part of a long page', 'بخشی از صفحه‌ای بلند')}</Text>
              </Card>
            ))}
          </Stack>
        </Page>
      </Frame>
    ),
    { bare: true },
  ),
);

export const SkipLink = meta.story({
  ...bilingual((localize) => <Frame {...around(localize)}>{short(localize)}</Frame>, { bare: true }),
  name: 'The link that a keyboard meets first leads past the header',
  ...focused(),
});
