import { useState } from 'react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from '../../testing/render';
import { choose } from '../FileField/gestures';
import { PhotoCrop } from './PhotoCrop';
import type { PhotoCropProps } from './PhotoCrop';
import { samplePhoto } from './samplePhoto';

type OnUse = PhotoCropProps['onUse'];
type OnFail = PhotoCropProps['onFail'];
type OnFile = PhotoCropProps['onChooseAnother'];

afterEach(() => vi.restoreAllMocks());

const accept = ['image/jpeg', 'image/png', 'image/webp', '.png'];

/** The step as a screen uses it: another file takes the place of the first. */
function Crop({ file, onChooseAnother, ...props }: Partial<PhotoCropProps> & { file: File }) {
  const [now, setNow] = useState(file);
  return (
    <PhotoCrop
      title="Crop your photo"
      accept={accept}
      maxBytes={100_000}
      onUse={() => undefined}
      onFail={() => undefined}
      onClose={() => undefined}
      {...props}
      file={now}
      onChooseAnother={(other) => {
        onChooseAnother?.(other);
        setNow(other);
      }}
    />
  );
}

interface Area {
  colour: string;
  at: [left: number, top: number, width: number, height: number];
}

async function drawn(width: number, height: number, areas: Area[], type = 'image/png'): Promise<Blob> {
  const canvas = new OffscreenCanvas(width, height);
  const pen = canvas.getContext('2d');
  for (const { colour, at } of areas) {
    if (!pen) continue;
    pen.fillStyle = colour;
    pen.fillRect(...at);
  }
  return canvas.convertToBlob({ type, quality: 1 });
}

/** 30 by 20: red, green and blue from left to right. */
const stripes = async (scale = 10, type = 'image/png') =>
  new File(
    [
      await drawn(
        30 * scale,
        20 * scale,
        [
          { colour: 'red', at: [0, 0, 10 * scale, 20 * scale] },
          { colour: 'lime', at: [10 * scale, 0, 10 * scale, 20 * scale] },
          { colour: 'blue', at: [20 * scale, 0, 10 * scale, 20 * scale] },
        ],
        type,
      ),
    ],
    'stripes.png',
    { type },
  );

const colours: Readonly<Record<string, readonly [number, number, number]>> = {
  red: [255, 0, 0],
  lime: [0, 255, 0],
  blue: [0, 0, 255],
  white: [255, 255, 255],
};

/** The size of a picture, and its colours at shares of its width and height. */
async function look(file: Blob, ...places: [number, number][]) {
  const picture = await createImageBitmap(file);
  const pen = new OffscreenCanvas(picture.width, picture.height).getContext('2d');
  pen?.drawImage(picture, 0, 0);
  const seen = places.map(([x, y]) => {
    const [red = 0, green = 0, blue = 0] =
      pen?.getImageData(Math.floor(x * picture.width), Math.floor(y * picture.height), 1, 1).data ?? [];
    const near = ([r, g, b]: readonly [number, number, number]) =>
      Math.abs(r - red) + Math.abs(g - green) + Math.abs(b - blue) < 60;
    return Object.entries(colours).find(([, colour]) => near(colour))?.[0] ?? `${red} ${green} ${blue}`;
  });
  return { width: picture.width, height: picture.height, seen };
}

const leftToRight = page.getByRole('slider', { name: 'Left to right' });
const topToBottom = page.getByRole('slider', { name: 'Top to bottom' });
const zoom = page.getByRole('slider', { name: 'Zoom' });
const use = page.getByRole('button', { name: 'Use photo' });
const button = (name: string) => page.getByRole('button', { name, exact: true });
const focus = (slider: typeof zoom) => (slider.element() as HTMLElement).focus();
/** What is said, to everybody and to a screen reader. */
async function expectSaid(sentence: string) {
  await expect.poll(() => page.getByText(sentence, { exact: true }).elements().length).toBe(2);
}

/** Uses the photo as it stands now. */
async function used(onUse: ReturnType<typeof vi.fn<OnUse>>): Promise<File> {
  await use.click();
  await expect.poll(() => onUse.mock.calls.length).toBe(1);
  return onUse.mock.calls[0]![0];
}

describe('the square', () => {
  test('is the middle of the picture, as a file of its own', async () => {
    const onUse = vi.fn<OnUse>();
    render(<Crop file={await stripes()} onUse={onUse} />);
    const photo = await used(onUse);
    expect([photo.name, photo.type]).toEqual(['stripes.webp', 'image/webp']);
    expect(await look(photo, [0.1, 0.5], [0.5, 0.5], [0.9, 0.5])).toEqual({
      width: 200,
      height: 200,
      seen: ['red', 'lime', 'blue'],
    });
  });

  test.each(['en', 'fa'] as const)('is moved by the keyboard alone, left being left (%s)', async (locale) => {
    const onUse = vi.fn<OnUse>();
    render(<Crop file={await stripes()} onUse={onUse} />, { locale });
    await expect.element(page.getByRole('button').last()).toBeEnabled();
    const tabbed = () => document.activeElement?.getAttribute('aria-valuetext');
    for (let tabs = 0; !tabbed() && tabs < 5; tabs++) await userEvent.tab();
    expect(tabbed()).toMatch(/17|۱۷/);
    await userEvent.keyboard('{Shift>}{ArrowLeft}{ArrowLeft}{/Shift}');
    expect(tabbed()).toMatch(/33%.*0%|۳۳٪.*۰٪/);
    for (
      let tabs = 0;
      document.activeElement?.textContent !== page.getByRole('button').last().element().textContent;
      tabs++
    ) {
      expect(tabs).toBeLessThan(10);
      await userEvent.tab();
    }
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => onUse.mock.calls.length).toBe(1);
    expect((await look(onUse.mock.calls[0]![0], [0.1, 0.5], [0.9, 0.5])).seen).toEqual(['lime', 'blue']);
  });

  test('moves with the pointer, and not without it', async () => {
    const onUse = vi.fn<OnUse>();
    render(<Crop file={await stripes()} onUse={onUse} />);
    await expect.element(use).toBeEnabled();
    const frame = page.getByRole('group', { name: 'Photo', exact: true }).element() as HTMLElement;
    frame.setPointerCapture = () => undefined;
    const { left, top, width } = frame.getBoundingClientRect();
    const at = (x: number) => ({
      bubbles: true,
      isPrimary: true,
      pointerId: 1,
      clientX: left + x * width,
      clientY: top + 9,
    });
    frame.dispatchEvent(new PointerEvent('pointermove', at(0.1)));
    await expect.element(leftToRight).toHaveValue('50');
    frame.dispatchEvent(new PointerEvent('pointerdown', at(0.1)));
    await expect.element(leftToRight).toHaveFocus();
    frame.dispatchEvent(new PointerEvent('pointermove', at(0.2)));
    frame.dispatchEvent(new PointerEvent('pointermove', at(0.3)));
    await expect.element(leftToRight).toHaveValue('10');
    frame.dispatchEvent(new PointerEvent('pointerup', at(0.3)));
    frame.dispatchEvent(new PointerEvent('pointermove', at(0.9)));
    await expect.element(leftToRight).toHaveValue('10');
    expect((await look(await used(onUse), [0.4, 0.5], [0.9, 0.5])).seen).toEqual(['red', 'lime']);
  });

  test('is put to a place by a screen reader, whose sliders say what is cut off', async () => {
    render(<Crop file={await stripes()} />);
    await expect.element(use).toBeEnabled();
    await expect.element(leftToRight).toHaveAttribute('aria-valuetext', 'Cut off: 17% on the left, 17% on the right.');
    await expect.element(topToBottom).toHaveAttribute('aria-valuetext', 'Cut off: 0% above, 0% below.');
    await expect.element(leftToRight).toHaveAccessibleDescription('Drag the photo, or move it with the arrow keys.');
    await leftToRight.fill('100');
    await expect.element(leftToRight).toHaveAttribute('aria-valuetext', 'Cut off: 33% on the left, 0% on the right.');
    focus(zoom);
    await userEvent.keyboard('{End}');
    await topToBottom.fill('0');
    await expect.element(topToBottom).toHaveAttribute('aria-valuetext', 'Cut off: 0% above, 75% below.');
  });

  test.each([
    ['en', '{ArrowRight}', '200%'],
    ['fa', '{ArrowLeft}', '۲۰۰٪'],
  ] as const)('is zoomed by a slider with a name, in reading direction (%s)', async (locale, closer, told) => {
    const onUse = vi.fn<OnUse>();
    render(<Crop file={await stripes()} onUse={onUse} />, { locale });
    const slider = page.getByRole('slider', { name: locale === 'en' ? 'Zoom' : 'بزرگ‌نمایی' });
    await expect.element(slider).toBeEnabled();
    focus(slider);
    for (let n = 0; n < 20; n++) await userEvent.keyboard(closer);
    await expect.element(slider).toHaveAttribute('aria-valuetext', told);
    await expect.element(page.getByText(told, { exact: true })).toBeVisible();
    await page.getByRole('button').last().click();
    await expect.poll(() => onUse.mock.calls.length).toBe(1);
    expect(await look(onUse.mock.calls[0]![0], [0.05, 0.5], [0.95, 0.5])).toEqual({
      width: 100,
      height: 100,
      seen: ['lime', 'lime'],
    });
  });
});

describe('the buttons', () => {
  test('move the picture, and say what that cuts off', async () => {
    const onUse = vi.fn<OnUse>();
    render(<Crop file={await stripes()} onUse={onUse} />);
    await expect.element(use).toBeEnabled();
    await button('Move the photo right').click();
    await expectSaid('Cut off: 13% on the left, 20% on the right.');
    await button('Move the photo right').click();
    await expectSaid('Cut off: 10% on the left, 23% on the right.');
    await button('Move the photo left').click();
    await expectSaid('Cut off: 13% on the left, 20% on the right.');
    await button('Move the photo up').click();
    await expectSaid('The photo goes no further up.');
    focus(zoom);
    await userEvent.keyboard('{End}');
    await button('Move the photo up').click();
    await expectSaid('Cut off: 39% above, 36% below.');
    await button('Move the photo down').click();
    await expectSaid('Cut off: 38% above, 38% below.');
  });

  test.each([
    ['en', 'Move the photo', ['left', 'up', 'down', 'right']],
    ['fa', 'جابه‌جایی عکس', ['به راست', 'به بالا', 'به پایین', 'به چپ']],
  ] as const)('stand in reading order, each on the side to which it moves (%s)', async (locale, group, order) => {
    render(<Crop file={samplePhoto()} />, { locale });
    const buttons = page.getByRole('group', { name: group, exact: true }).getByRole('button').elements();
    expect(buttons.map((each) => each.getAttribute('aria-label') ?? '')).toEqual(
      order.map((word) => expect.stringContaining(word)),
    );
    const [first, last] = [buttons[0]!, buttons.at(-1)!].map((each) => each.getBoundingClientRect().left);
    expect(first! < last!).toBe(locale === 'en');
    // A chevron that points to its own side.
    const points = buttons.map((each) => getComputedStyle(each.querySelector('svg')!).transform);
    expect(points[0] === 'none').toBe(locale === 'en');
  });

  test('can be used in Persian without a Latin letter in sight', async () => {
    render(<Crop file={new File([samplePhoto()], 'ع', { type: 'image/png' })} title="برش عکس شما" />, { locale: 'fa' });
    await page.getByRole('button', { name: 'بردن عکس به چپ' }).click();
    await expectSaid('بریده‌شده: ۲۰٪ از چپ، ۱۳٪ از راست.');
    expect(document.body.innerText).not.toMatch(/[A-Za-z0-9]/);
  });
});

describe('what leaves the browser', () => {
  /** A JPEG whose camera was held on its side, and says where: orientation 6 and a maker in its EXIF block. */
  async function taken(): Promise<File> {
    const plain = new Uint8Array(await (await stripes(10, 'image/jpeg')).arrayBuffer());
    const letters = (text: string) => [...new TextEncoder().encode(text)];
    const tiff = [
      0x4d, 0x4d, 0, 42, 0, 0, 0, 8, 0, 2, 1, 15, 0, 2, 0, 0, 0, 12, 0, 0, 0, 38, 1, 18, 0, 3, 0, 0, 0, 1, 0, 6, 0, 0,
      0, 0, 0, 0,
    ];
    const exif = [...letters('Exif\0\0'), ...tiff, ...letters('SECRETPLACE\0')];
    const block = [0xff, 0xe1, 0, exif.length + 2, ...exif];
    return new File([plain.slice(0, 2), new Uint8Array(block), plain.slice(2)], 'taken.jpeg', { type: 'image/jpeg' });
  }

  test('stands upright and holds no word of the camera', async () => {
    const file = await taken();
    expect(await file.text()).toContain('SECRETPLACE');
    const onUse = vi.fn<OnUse>();
    render(<Crop file={file} onUse={onUse} />);
    const photo = await used(onUse);
    // What was on the left is on top now.
    expect(await look(photo, [0.5, 0.1], [0.5, 0.5], [0.5, 0.9])).toEqual({
      width: 200,
      height: 200,
      seen: ['red', 'lime', 'blue'],
    });
    expect(await photo.text()).not.toMatch(/SECRETPLACE|Exif|EXIF/);
  });

  test('is at most 1024 pixels wide', async () => {
    const onUse = vi.fn<OnUse>();
    render(<Crop file={await stripes(100)} maxBytes={Infinity} onUse={onUse} />);
    expect(await look(await used(onUse), [0.05, 0.5])).toEqual({ width: 1024, height: 1024, seen: ['red'] });
  });

  test('is a JPEG on white where the browser writes no WebP', async () => {
    vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation(function (
      this: HTMLCanvasElement,
      done,
      type,
      quality,
    ) {
      // Both at once: Chromium writes all but WebP only while the page is idle, which under load takes longer than a test waits.
      if (type === 'image/webp') return done(new Blob([], { type: 'image/png' }));
      const [, written = ''] = this.toDataURL(type, quality).split(',');
      done(new Blob([Uint8Array.from(atob(written), (byte) => byte.charCodeAt(0))], { type: type ?? 'image/png' }));
    });
    const half = await drawn(20, 20, [{ colour: 'red', at: [0, 0, 10, 20] }]);
    const onUse = vi.fn<OnUse>();
    render(<Crop file={new File([half], 'half.me.png', { type: 'image/png' })} onUse={onUse} />);
    const photo = await used(onUse);
    expect([photo.name, photo.type]).toEqual(['half.me.jpg', 'image/jpeg']);
    expect((await look(photo, [0.1, 0.5], [0.9, 0.5])).seen).toEqual(['red', 'white']);
  });
});

describe('a file that gives no photo', () => {
  /** A PNG of a few bytes whose header promises 20,000 by 20,000 pixels. */
  async function enormous(): Promise<File> {
    const bytes = new Uint8Array(await samplePhoto().arrayBuffer());
    const view = new DataView(bytes.buffer);
    view.setUint32(16, 20_000);
    view.setUint32(20, 20_000);
    let crc = 0xffffffff;
    for (const byte of bytes.subarray(12, 29)) {
      crc ^= byte;
      for (let bit = 0; bit < 8; bit++) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
    }
    view.setUint32(29, ~crc >>> 0);
    return new File([bytes], 'enormous.png', { type: 'image/png' });
  }

  test('because it is none is told to the screen', async () => {
    for (const file of [
      new File(['%PDF-1.7'], 'cv.png', { type: 'image/png' }),
      new File(['<!doctype html>'], 'page.png', { type: 'image/png' }),
      new File([], 'empty.png', { type: 'image/png' }),
      new File([(await samplePhoto().arrayBuffer()).slice(0, 40)], 'cut.png', { type: 'image/png' }),
    ]) {
      const onFail = vi.fn<OnFail>();
      render(<Crop file={file} onFail={onFail} />);
      await expect.poll(() => onFail.mock.calls, { message: file.name }).toEqual([['undecodable']]);
    }
  });

  test('because of its 20,000 by 20,000 pixels is not decoded', async () => {
    const decode = vi.spyOn(globalThis, 'createImageBitmap');
    const onFail = vi.fn<OnFail>();
    render(<Crop file={await enormous()} onFail={onFail} />);
    await expect.poll(() => onFail.mock.calls).toEqual([['tooManyPixels']]);
    expect(decode).not.toHaveBeenCalled();
  });
});

describe('another file', () => {
  test('takes the place of the first, from its middle again', async () => {
    const onChooseAnother = vi.fn<OnFile>();
    const onUse = vi.fn<OnUse>();
    render(<Crop file={samplePhoto()} onChooseAnother={onChooseAnother} onUse={onUse} />);
    await button('Move the photo left').click();
    const other = await stripes();
    choose(document, other);
    expect(onChooseAnother).toHaveBeenCalledExactlyOnceWith(other);
    await expect.element(leftToRight).toHaveValue('50');
    await expect.element(page.getByText('stripes.png selected')).toBeInTheDocument();
    await expect.element(page.getByText(/^Cut off/)).not.toBeInTheDocument();
    const photo = await used(onUse);
    expect(photo.name).toBe('stripes.webp');
    expect((await look(photo, [0.1, 0.5])).seen).toEqual(['red']);
  });

  test('cannot be used before it is open', async () => {
    render(<Crop file={samplePhoto()} />);
    await expect.element(use).toBeEnabled();
    const decoded = Promise.withResolvers<ImageBitmap>();
    const picture = await createImageBitmap(samplePhoto());
    vi.spyOn(globalThis, 'createImageBitmap').mockReturnValueOnce(decoded.promise);
    choose(document, await stripes());
    await expect.element(use).toBeDisabled();
    await expect.element(leftToRight).toBeDisabled();
    await expect.element(zoom).toBeDisabled();
    await expect.element(button('Move the photo up')).toBeDisabled();
    await expect.element(page.getByText('Loading', { exact: true })).toBeVisible();
    decoded.resolve(picture);
    await expect.element(use).toBeEnabled();
  });

  test.each([
    [
      'of another type',
      new File(['%PDF'], 'cv.pdf', { type: 'application/pdf' }),
      /^Files of this type are not accepted/,
    ],
    ['too large', new File([new Uint8Array(100_001)], 'b.png', { type: 'image/png' }), /larger than 98 kB/],
  ])('that is %s is refused, and the picture stays', async (_what, file, words) => {
    const onChooseAnother = vi.fn<OnFile>();
    render(<Crop file={samplePhoto()} onChooseAnother={onChooseAnother} />);
    await expect.element(use).toBeEnabled();
    choose(document, file);
    await expect.element(page.getByRole('alert')).toMatchTextContent(words);
    expect(onChooseAnother).not.toHaveBeenCalled();
    await expect.element(use).toBeEnabled();
  });

  test('is asked for by the keyboard', async () => {
    render(<Crop file={samplePhoto()} />);
    const input = document.querySelector<HTMLInputElement>('input[type=file]')!;
    const asked = vi.spyOn(input, 'click').mockReturnValue();
    (button('Select another').element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    expect(asked).toHaveBeenCalledOnce();
  });
});

test('Escape and the cross end the step without a photo', async () => {
  const [onClose, onUse] = [vi.fn<() => void>(), vi.fn<OnUse>()];
  render(<Crop file={samplePhoto()} onClose={onClose} onUse={onUse} />);
  await expect.element(page.getByRole('dialog', { name: 'Crop your photo' })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledTimes(1);
  await button('Close').click();
  expect(onClose).toHaveBeenCalledTimes(2);
  expect(onUse).not.toHaveBeenCalled();
});

test('the picture is given back when the step ends, and no address but of its own was loaded', async () => {
  const close = vi.spyOn(ImageBitmap.prototype, 'close');
  const made = vi.spyOn(URL, 'createObjectURL');
  const revoked = vi.spyOn(URL, 'revokeObjectURL');
  function Closable() {
    const [open, setOpen] = useState(true);
    return open ? <Crop file={samplePhoto()} onClose={() => setOpen(false)} /> : null;
  }
  render(<Closable />);
  await expect.element(use).toBeEnabled();
  expect(revoked.mock.calls).toEqual([[made.mock.results[0]?.value]]);
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  expect(close).toHaveBeenCalledOnce();
});
