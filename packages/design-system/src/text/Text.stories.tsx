import preview from '#.storybook/preview';
import { Stack } from '../layout/Stack';
import { bilingual } from '../testing/words';
import { Auto } from './Auto';
import { Letter } from './Letter';
import { Ltr } from './Ltr';
import { Prose } from './Prose';
import { Text } from './Text';
import { VisuallyHidden } from './VisuallyHidden';

const meta = preview.meta({ title: 'Design system/Text' });

export const Steps = meta.story(
  bilingual((say) => (
    <Stack gap={12}>
      <Text size="lead">{say('Body text is calm and wide enough to read.', 'متن اصلی آرام است و خوانا.')}</Text>
      <Text size="body">{say('Body text is calm and wide enough to read.', 'متن اصلی آرام است و خوانا.')}</Text>
      <Text size="ui">{say('Body text is calm and wide enough to read.', 'متن اصلی آرام است و خوانا.')}</Text>
      <Text size="small">{say('Body text is calm and wide enough to read.', 'متن اصلی آرام است و خوانا.')}</Text>
      <Text size="caption">{say('Body text is calm and wide enough to read.', 'متن اصلی آرام است و خوانا.')}</Text>
      <Text size="micro">{say('Body text is calm and wide enough to read.', 'متن اصلی آرام است و خوانا.')}</Text>
    </Stack>
  )),
);

export const Tones = meta.story(
  bilingual((say) => (
    <Stack gap={4}>
      <Text tone="strong">{say('Ink on paper', 'مرکب بر کاغذ')}</Text>
      <Text tone="body">{say('Ink on paper', 'مرکب بر کاغذ')}</Text>
      <Text tone="muted">{say('Ink on paper', 'مرکب بر کاغذ')}</Text>
      <Text tone="danger">{say('Ink on paper', 'مرکب بر کاغذ')}</Text>
      <Text tone="success">{say('Ink on paper', 'مرکب بر کاغذ')}</Text>
      <Text tone="reward">{say('Ink on paper', 'مرکب بر کاغذ')}</Text>
      <Text tone="action">{say('Ink on paper', 'مرکب بر کاغذ')}</Text>
    </Stack>
  )),
);

export const ClampedToTwoLines = meta.story(
  bilingual((say) => (
    <Text clamp={2}>
      {say(
        'A long text that is cut after two lines, because the list it stands in should keep its rhythm, and the whole of it can be read one press away, on its own page, where there is room for every word of it and more.',
        'متنی بلند که پس از دو سطر بریده می‌شود، چون فهرستی که در آن ایستاده باید آهنگ خود را نگه دارد و همهٔ آن را می‌توان با یک فشار در صفحهٔ خودش خواند، جایی که برای هر واژهٔ آن جا هست و بیشتر از آن هم هست.',
      )}
    </Text>
  )),
);

export const MixedDirections = meta.story(
  bilingual((say) => (
    <Stack gap={8}>
      <Text>
        {say('Write to', 'به نشانی')} <Ltr>ingrid.solheim@nordmark.example</Ltr>, <Auto>نسرین احمدی</Auto>.
      </Text>
      <Auto as="p">سلام، این متن فارسی است.</Auto>
    </Stack>
  )),
);

export const ProseAndLetter = meta.story(
  bilingual((say) => (
    <Stack gap={32}>
      <Prose>
        <p>
          {say(
            'Body text is calm and wide enough to read: sixty-eight characters, never more.',
            'متن اصلی آرام است و خوانا: سطرها بلند نمی‌شوند و فاصله‌ها نفس می‌کشند.',
          )}
        </p>
        <VisuallyHidden>{say('Only heard', 'فقط شنیدنی')}</VisuallyHidden>
      </Prose>
      <Letter>
        <p>Dear Professor Solheim,</p>
        <p>Your 2025 paper closes by saying that temperature was held constant.</p>
      </Letter>
    </Stack>
  )),
);
