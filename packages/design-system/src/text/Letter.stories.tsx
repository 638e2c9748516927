import preview from '#.storybook/preview';
import { Card } from '../components/Card/Card';
import { Stack } from '../layout/Stack';
import { bilingual, playground } from '../testing/words';
import { Letter, LetterAside } from './Letter';
import { Text } from './Text';

const meta = preview.meta({
  id: 'design-system-letter',
  title: 'Design system/Letter/Letter',
  component: Letter,
  tags: ['autodocs', 'phone'],
});

const letter = (
  <Letter>
    <p>Dear Professor Solheim,</p>
    <p>
      Your 2025 paper on sparse sensor placement closes by saying that temperature was held constant in every case
      studied. I would like to work on what happens when it is not.
    </p>
    <p>
      Kind regards,
      <br />
      Nasrin Ahmadi
    </p>
  </Letter>
);

export const Default = meta.story({
  ...bilingual(() => letter),
  name: 'Default: the email, from left to right on either page',
});

export const Playground = meta.story(
  playground(Letter, { children: 'text' }, () => ({ children: 'Dear Professor Solheim, your 2025 paper…' })),
);

export const WithItsGloss = meta.story({
  ...bilingual((localize) => (
    <Card>
      <Stack gap={16}>
        {letter}
        <Text size="small" tone="muted">
          {localize('Four sentences, 52 words.', 'چهار جمله، ۵۲ واژه. در این نامه از مقالهٔ ۲۰۲۵ او یاد شده است.')}
        </Text>
      </Stack>
    </Card>
  )),
  name: 'In a card with words of the page below it: each keeps its own side',
});

export const WithNotes = meta.story({
  ...bilingual((localize) => (
    <Letter>
      <p>Dear Professor Solheim,</p>
      <p>Your 2025 paper leaves open why the shift is larger on short spans.</p>
      <LetterAside>
        <Text size="small" tone="muted">
          {localize('This sentence stands on the abstract of 2025.', 'این جمله به چکیدهٔ سال ۲۰۲۵ استناد می‌کند.')}
        </Text>
      </LetterAside>
      <p>Yours sincerely, Nasrin Ahmadi</p>
    </Letter>
  )),
  name: 'A note below its paragraph is in the language of the page',
  tags: ['phone'],
});
