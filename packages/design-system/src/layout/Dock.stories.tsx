import preview from '#.storybook/preview';
import { Button } from '../components/Button/Button';
import { Card } from '../components/Card/Card';
import { InlineMessage } from '../feedback/InlineMessage/InlineMessage';
import { Box } from './Box';
import { Dock } from './Dock';
import { Page } from './Page';
import { Stack } from './Stack';
import { bilingual, playground } from '../testing/words';
import type { Localize } from '../testing/words';
import { Text } from '../text/Text';

const meta = preview.meta({
  id: 'design-system-dock',
  title: 'Design system/Layout/Dock',
  component: Dock,
  tags: ['autodocs', 'phone'],
});

const twoWays = (localize: Localize) => (
  <>
    <Button>{localize('Back', 'بازگشت')}</Button>
    <Box grow="phone">
      <Button tone="primary" fullWidth iconEnd="arrowForward">
        {localize('Next', 'بعدی')}
      </Button>
    </Box>
  </>
);

export const Default = meta.story(
  bilingual(
    (localize) => (
      <Page width="narrow">
        <Dock>{twoWays(localize)}</Dock>
      </Page>
    ),
    { bare: true },
  ),
);

export const Playground = meta.story(playground(Dock, {}, (localize) => ({ children: twoWays(localize) })));

export const AtTheFootOfALongPage = meta.story({
  ...bilingual(
    (localize) => (
      <Page width="narrow">
        <Stack gap={16}>
          {[1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map((key) => (
            <Card key={key}>
              <Text>{localize('A part of the form', 'بخشی از فرم')}</Text>
            </Card>
          ))}
          <Dock>{twoWays(localize)}</Dock>
        </Stack>
      </Page>
    ),
    { bare: true },
  ),
  name: 'At the foot of a long page it stays where a thumb reaches it',
  tags: ['unscrolled'],
});

export const WithWhyItFailed = meta.story({
  ...bilingual(
    (localize) => (
      <Page width="narrow">
        <Dock
          notice={
            <InlineMessage tone="danger" title={localize('It was not saved', 'ذخیره نشد')}>
              {localize(
                'What you wrote is still here. Try again in a moment.',
                'نوشته‌تان سر جایش است. کمی بعد دوباره تلاش کنید.',
              )}
            </InlineMessage>
          }
        >
          {twoWays(localize)}
        </Dock>
      </Page>
    ),
    { bare: true },
  ),
  name: 'Why the action failed stands above it',
});

export const WithWhatItDoes = meta.story({
  ...bilingual(
    (localize) => (
      <Page width="narrow">
        <Dock>
          <Text size="small">{localize('14 universities × 3 = at most 42', '۱۴ دانشگاه × ۳ = حداکثر ۴۲')}</Text>
          <Button tone="primary">{localize('Next', 'بعدی')}</Button>
        </Dock>
      </Page>
    ),
    { bare: true },
  ),
  name: 'It may say what the action will do',
});
