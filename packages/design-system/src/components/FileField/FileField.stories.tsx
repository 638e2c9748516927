import preview from '#.storybook/preview';
import { within } from 'storybook/test';
import { FileField } from './FileField';
import type { FileFieldProps, StoredFile } from './FileField';
import { choose, drag } from './gestures';
import { focused } from '../../testing/pointer';
import { Held, bilingual, nothing, playground } from '../../testing/words';
import type { Localize } from '../../testing/words';

const meta = preview.meta({
  id: 'design-system-filefield',
  title: 'Design system/Forms/FileField',
  component: FileField,
  tags: ['autodocs', 'phone'],
});

const MEGABYTE = 1024 ** 2;
const ofSize = (name: string, type: string, bytes: number) => new File([new Uint8Array(bytes)], name, { type });
const cv = ofSize('Ahmadi-Nasrin-CV-2026.pdf', 'application/pdf', 319_488);
const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 56 56"><rect width="56" height="56" fill="steelblue"/><circle cx="28" cy="22" r="10" fill="linen"/><path d="M8 56a20 20 0 0 1 40 0z" fill="linen"/></svg>`;
const photo = new File([drawing], 'nasrin.svg', { type: 'image/svg+xml' });

const forCv = (localize: Localize) => ({
  label: localize('CV', 'رزومه'),
  help: localize('A PDF of at most 5 MB.', 'یک پی‌دی‌اف، حداکثر ۵ مگابایت.'),
  accept: ['application/pdf', '.pdf'],
  maxBytes: 5 * MEGABYTE,
});
const forPhoto = (localize: Localize) => ({
  label: localize('Profile photo', 'عکس نمایه'),
  help: localize('A picture of at most 2 MB. Only you see it.', 'یک عکس، حداکثر ۲ مگابایت. فقط شما آن را می‌بینید.'),
  accept: ['image/*'],
  maxBytes: 2 * MEGABYTE,
});

function Kept({
  initial,
  ...props
}: Omit<FileFieldProps, 'value' | 'onChange'> & { initial: FileFieldProps['value'] }) {
  return (
    <Held<File | StoredFile | null> initial={initial}>
      {(value, set) => <FileField {...props} value={value} onChange={set} />}
    </Held>
  );
}

export const Default = meta.story(bilingual((localize) => <Kept initial={null} {...forCv(localize)} />));

export const Playground = meta.story(
  playground(
    FileField,
    { help: 'text', error: 'text', required: 'boolean', disabled: 'boolean', progress: 'number' },
    (localize) => ({ ...forCv(localize), value: cv, onChange: nothing }),
  ),
);

export const Required = meta.story(bilingual((localize) => <Kept required initial={null} {...forCv(localize)} />));

export const ChosenImage = meta.story(bilingual((localize) => <Kept initial={photo} {...forPhoto(localize)} />));

export const ChosenDocument = meta.story(bilingual((localize) => <Kept initial={cv} {...forCv(localize)} />));

export const StoredOnTheServer = meta.story(
  bilingual((localize) => (
    <Kept
      initial={{
        name: localize('photo-2026.svg', 'عکس-۱۴۰۵.svg'),
        src: `data:image/svg+xml,${encodeURIComponent(drawing)}`,
      }}
      {...forPhoto(localize)}
    />
  )),
);

export const BrokenImage = meta.story({
  ...bilingual((localize) => (
    <FileField
      {...forPhoto(localize)}
      value={{ name: 'portrait.jpg', size: 48_200, src: 'data:image/jpeg;base64,AAAA' }}
      onChange={nothing}
    />
  )),
  name: 'A picture that does not load gives way to a glyph',
});

export const Uploading = meta.story(
  bilingual((localize) => <FileField {...forCv(localize)} value={cv} progress={0.4} onChange={nothing} />),
);

export const Failed = meta.story({
  ...bilingual((localize) => (
    <FileField
      {...forCv(localize)}
      value={cv}
      onChange={nothing}
      onRetry={nothing}
      error={localize(
        'The upload stopped. Your file is still here; please try again.',
        'بارگذاری ناتمام ماند. فایل شما سر جای خود است؛ دوباره تلاش کنید.',
      )}
    />
  )),
  name: 'A failed upload keeps the file and offers another try',
});

export const WithAnError = meta.story(
  bilingual((localize) => (
    <FileField
      required
      {...forCv(localize)}
      value={null}
      onChange={nothing}
      error={localize('Add your CV first.', 'نخست رزومهٔ خود را بیفزایید.')}
    />
  )),
);

export const TooLarge = meta.story({
  ...bilingual((localize) => <Kept initial={cv} {...forCv(localize)} />),
  name: 'A file that is too large is refused and the earlier one stays',
  play: async ({ canvasElement }) => {
    choose(canvasElement, ofSize('portfolio.pdf', 'application/pdf', 6 * MEGABYTE));
    await within(canvasElement).findAllByText(/larger than|بیشتر است/);
  },
});

export const WrongType = meta.story({
  ...bilingual((localize) => <Kept initial={null} {...forCv(localize)} />),
  play: async ({ canvasElement }) => {
    choose(canvasElement, ofSize('cv.pages', 'application/zip', 2_048));
    await within(canvasElement).findAllByText(/not accepted|پذیرفته نمی‌شود/);
  },
});

export const Disabled = meta.story(
  bilingual((localize) => <FileField disabled {...forCv(localize)} value={null} onChange={nothing} />),
);

export const DisabledWithAFile = meta.story(
  bilingual((localize) => <FileField disabled {...forCv(localize)} value={cv} onChange={nothing} />),
);

export const DraggedOver = meta.story({
  ...bilingual((localize) => <Kept initial={null} {...forCv(localize)} />),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    drag(canvas.getByRole('button'), cv, ['dragenter']);
    await canvas.findByText(/Drop the file here|^فایل را اینجا رها کنید$/);
  },
  tags: ['forced'],
});

export const LongName = meta.story({
  ...bilingual((localize) => (
    <FileField
      {...forCv(localize)}
      value={ofSize(
        localize(
          'Curriculum-vitae_Nasrin-Ahmadi_structural-health-monitoring-of-long-span-bridges_final-version-3.pdf',
          'رزومهٔ نسرین احمدی، پایش سلامت سازه‌ای پل‌های دهانه‌بلند، نسخهٔ نهایی سوم برای درخواست دکتری.pdf',
        ),
        'application/pdf',
        2_516_582,
      )}
      onChange={nothing}
    />
  )),
  name: 'A long name wraps and keeps its ending in sight',
});

export const FocusVisible = meta.story({
  ...bilingual((localize) => <Kept initial={null} {...forCv(localize)} />),
  ...focused(),
});
