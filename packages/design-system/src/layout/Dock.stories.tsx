import preview from '#.storybook/preview';
import { Button } from '../components/Button/Button';
import { Card } from '../components/Card/Card';
import { InlineMessage } from '../feedback/InlineMessage/InlineMessage';
import { Box } from './Box';
import { Dock } from './Dock';
import { Page } from './Page';
import { Stack } from './Stack';
import { bilingual, playground } from '../testing/words';
import type { Say } from '../testing/words';
import { Text } from '../text/Text';

const meta = preview.meta({ title: 'Design system/Dock', component: Dock, tags: ['autodocs', 'phone'] });

const twoWays = (say: Say) => (
  <>
    <Button>{say('Back', 'بازگشت')}</Button>
    <Box grow="phone">
      <Button tone="primary" fullWidth iconEnd="arrowForward">
        {say('Next', 'بعدی')}
      </Button>
    </Box>
  </>
);

export const Default = meta.story(
  bilingual(
    (say) => (
      <Page width="narrow">
        <Dock>{twoWays(say)}</Dock>
      </Page>
    ),
    { bare: true },
  ),
);

export const Playground = meta.story(playground(Dock, {}, (say) => ({ children: twoWays(say) })));

export const AtTheFootOfALongPage = meta.story({
  ...bilingual(
    (say) => (
      <Page width="narrow">
        <Stack gap={16}>
          {[1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map((key) => (
            <Card key={key}>
              <Text>{say('A part of the form', 'بخشی از فرم')}</Text>
            </Card>
          ))}
          <Dock>{twoWays(say)}</Dock>
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
    (say) => (
      <Page width="narrow">
        <Dock
          notice={
            <InlineMessage tone="danger" title={say('It was not saved', 'ذخیره نشد')}>
              {say(
                'What you wrote is still here. Try again in a moment.',
                'نوشته‌تان سر جایش است. کمی بعد دوباره تلاش کنید.',
              )}
            </InlineMessage>
          }
        >
          {twoWays(say)}
        </Dock>
      </Page>
    ),
    { bare: true },
  ),
  name: 'Why the action failed stands above it',
});

export const WithWhatItDoes = meta.story({
  ...bilingual(
    (say) => (
      <Page width="narrow">
        <Dock>
          <Text size="small">{say('14 universities × 3 = at most 42', '۱۴ دانشگاه × ۳ = حداکثر ۴۲')}</Text>
          <Button tone="primary">{say('Next', 'بعدی')}</Button>
        </Dock>
      </Page>
    ),
    { bare: true },
  ),
  name: 'It may say what the action will do',
});
