import preview from '#.storybook/preview';
import { SandboxedFrame } from './SandboxedFrame';
import { focused } from '../../testing/pointer';
import { bilingual, nothing, playground } from '../../testing/words';

const meta = preview.meta({
  id: 'design-system-sandboxedframe',
  title: 'Design system/Layout/SandboxedFrame',
  component: SandboxedFrame,
  tags: ['autodocs', 'phone'],
});

const letter = `
  <p>Dear Professor Solheim,</p>
  <p>Your paper of 2025 ends with a question: how few sensors are enough for a single bridge? My thesis answers it for one
  steel arch, and I would like to carry the answer on with your group.</p>
  <p>The data and the code are <a href="https://nordmark.example">here</a>.</p>
  <p>Kind regards,<br>Nasrin Ahmadi</p>`;

const persianLetter = `
  <p>استاد گرامی،</p>
  <p>مقالهٔ ۲۰۲۵ شما با یک پرسش پایان می‌یابد: چند حسگر برای یک پل کافی است؟ پایان‌نامهٔ من این پرسش را برای یک پل فولادی
  پاسخ داده است.</p>
  <p>با احترام،<br>نسرین احمدی</p>`;

const cv = `<html lang="en"><head><style>
  body { margin: 0; padding: 24px; font: 16px/1.5 sans-serif }
  h1 { margin: 0 } h2 { border-bottom: 1px solid; padding-bottom: 4px }
</style></head><body><h1>Nasrin Ahmadi</h1><p>nasrin.ahmadi@mail.example</p>
${['Education', 'Papers', 'Teaching', 'Awards', 'Languages']
  .map((part) => `<h2>${part}</h2><p>2025: Sensors on bridges</p><p>2024: Monitoring with few sensors</p>`)
  .join('')}</body></html>`;

export const Default = meta.story(
  bilingual((localize) => (
    <SandboxedFrame
      title={localize('The email as it arrives', 'ایمیل از دید گیرنده')}
      height="short"
      lang={localize('en', 'fa') === 'fa' ? 'fa' : 'en'}
      status="ready"
      html={localize(letter, persianLetter)}
    />
  )),
);

export const Playground = meta.story(
  playground(SandboxedFrame, {}, (localize) => ({
    title: localize('The email as it arrives', 'ایمیل از دید گیرنده'),
    status: 'ready' as const,
    html: letter,
  })),
);

export const AnEnglishLetter = meta.story({
  ...bilingual((localize) => (
    <SandboxedFrame
      title={localize('The email as it arrives', 'ایمیل از دید گیرنده')}
      height="short"
      status="ready"
      html={letter}
    />
  )),
  name: 'An English letter reads from left to right on a Persian page',
});

export const ACv = meta.story({
  ...bilingual((localize) => (
    <SandboxedFrame title={localize('Your generated CV', 'رزومهٔ ساخته‌شدهٔ شما')} lang="en" status="ready" html={cv} />
  )),
  name: 'A long CV scrolls inside its sheet of white paper',
});

export const Focus = meta.story({
  ...bilingual((localize) => (
    <SandboxedFrame
      title={localize('The email as it arrives', 'ایمیل از دید گیرنده')}
      height="short"
      status="ready"
      html={localize(letter, persianLetter)}
    />
  )),
  ...focused(),
});

export const HostileDocument = meta.story({
  ...bilingual((localize) => (
    <SandboxedFrame
      title={localize('An email from a stranger', 'ایمیلی از یک ناشناس')}
      height="short"
      status="ready"
      html={`<script>document.body.textContent = 'broken'</script>
        <p>${localize('Its words are here', 'نوشته‌هایش اینجاست')}</p>
        <img src="https://stranger.example/spy.png" alt="${localize('a picture that was not fetched', 'تصویری که گرفته نشد')}">`}
    />
  )),
  name: 'A hostile document is its words alone',
});

export const Loading = meta.story(
  bilingual((localize) => <SandboxedFrame title={localize('The email', 'ایمیل')} height="short" status="loading" />),
);

export const Failed = meta.story(
  bilingual((localize) => (
    <SandboxedFrame title={localize('The email', 'ایمیل')} height="short" status="failed" onRetry={nothing} />
  )),
);

export const Empty = meta.story(
  bilingual((localize) => (
    <SandboxedFrame title={localize('The email', 'ایمیل')} height="short" status="ready" html="" />
  )),
);
