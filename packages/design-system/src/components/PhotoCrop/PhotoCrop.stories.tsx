import { expect, userEvent, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { choose } from '../FileField/gestures';
import { focused } from '../../testing/pointer';
import { bilingual, nothing, playground } from '../../testing/words';
import type { Localize } from '../../testing/words';
import { PhotoCrop } from './PhotoCrop';
import { samplePhoto } from './samplePhoto';

/* A dialog covers its page, so the documentation shows each story in an iframe. */
const meta = preview.meta({
  id: 'design-system-photocrop',
  title: 'Design system/Forms/PhotoCrop',
  component: PhotoCrop,
  tags: ['autodocs', 'phone'],
  parameters: { docs: { story: { inline: false, height: '720px' } } },
});

const MEGABYTE = 1024 ** 2;
const photo = samplePhoto();

const crop = (localize: Localize, file = photo) => ({
  file,
  title: localize('Crop your photo', 'برش عکس شما'),
  accept: ['image/jpeg', 'image/png', 'image/webp'],
  maxBytes: 5 * MEGABYTE,
  onUse: nothing,
  onChooseAnother: nothing,
  onFail: nothing,
  onClose: nothing,
});

/** The dialog once its picture is open. */
async function opened() {
  await waitFor(() => expect(document.querySelector('canvas')?.closest('[aria-busy]')).toBeNull());
  return within(document.body);
}

export const Default = meta.story({
  ...bilingual((localize) => <PhotoCrop {...crop(localize)} />),
  play: async () => void (await opened()),
});

export const Playground = meta.story(playground(PhotoCrop, { title: 'text', maxBytes: 'number' }, crop));

export const MovedAndZoomed = meta.story({
  ...bilingual((localize) => <PhotoCrop {...crop(localize)} />),
  name: 'Moved and zoomed by keys, and told what is cut off',
  tags: ['forced'],
  play: async () => {
    const page = await opened();
    const zoom = page.getByRole('slider', { name: /^(?:Zoom|بزرگ‌نمایی)/ });
    zoom.focus();
    await userEvent.keyboard('{ArrowUp>10/}');
    page.getByRole('slider', { name: /Left to right|چپ به راست/ }).focus();
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}{ArrowDown}{ArrowDown}{Shift>}{ArrowRight}{/Shift}');
    await page.findAllByText(/on the left|از چپ/);
  },
});

export const AtTheEdge = meta.story({
  ...bilingual((localize) => <PhotoCrop {...crop(localize)} />),
  name: 'A button that can do no more says so',
  play: async () => {
    const page = await opened();
    await userEvent.click(page.getByRole('button', { name: /Move the photo up|بردن عکس به بالا/ }));
    await page.findAllByText(/no further up|بالا نمی‌رود/);
  },
});

export const AnotherRefused = meta.story({
  ...bilingual((localize) => <PhotoCrop {...crop(localize)} />),
  name: 'Another file that is refused leaves the picture',
  play: async () => {
    const page = await opened();
    choose(document, new File(['%PDF-1.7'], 'portrait.pdf', { type: 'application/pdf' }));
    await page.findByRole('alert');
  },
});

export const FocusVisible = meta.story({
  ...bilingual((localize) => <PhotoCrop {...crop(localize)} />),
  play: async () => {
    await opened();
    await focused(2).play();
  },
  tags: ['forced'],
});
