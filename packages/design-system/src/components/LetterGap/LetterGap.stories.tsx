import preview from '#.storybook/preview';
import { LetterGap } from './LetterGap';
import { Button } from '../Button/Button';
import { LetterSheet } from '../LetterSheet/LetterSheet';
import { TextArea } from '../TextArea/TextArea';
import { Stack } from '../../layout/Stack';
import { Letter } from '../../text/Letter';
import { bilingual, playground } from '../../testing/words';

const meta = preview.meta({
  id: 'design-system-lettergap',
  title: 'Design system/Letter/LetterGap',
  component: LetterGap,
  tags: ['autodocs', 'phone'],
});

export const Default = meta.story(
  bilingual((localize) => (
    <Letter>
      <LetterGap label={localize('Your sentence', 'جملهٔ شما')}>
        {localize('What came out of your thesis?', 'نتیجهٔ پایان‌نامهٔ شما چه بود؟')}
      </LetterGap>
    </Letter>
  )),
);

export const Playground = meta.story(
  playground(LetterGap, { label: 'text', children: 'text' }, (localize) => ({
    label: localize('Your sentence', 'جملهٔ شما'),
    children: localize('What came out of your thesis?', 'نتیجهٔ پایان‌نامهٔ شما چه بود؟'),
  })),
);

export const InALetter = meta.story({
  ...bilingual((localize) => (
    <LetterSheet fields={[]}>
      <p>Your 2025 paper leaves open why the shift is larger on short spans.</p>
      <LetterGap label={localize('Your sentence', 'جملهٔ شما')}>
        <Stack gap={12} align="start">
          <TextArea
            label={localize('What came out of your thesis?', 'نتیجهٔ پایان‌نامهٔ شما چه بود؟')}
            lang="en"
            rows={3}
            wordRange={{ from: 10, to: 40 }}
          />
          <Button size="small">{localize('Put it in the email', 'افزودن به ایمیل')}</Button>
        </Stack>
      </LetterGap>
      <p>Do you expect to have a funded place from autumn 2027?</p>
    </LetterSheet>
  )),
  name: 'In a letter it speaks the language of the page, and the letter stays English',
});
