import type { Size, Square } from './square';

/** Why a file gives no photo: it cannot be decoded, or it has so many pixels that decoding it could end the page. */
export type PhotoFault = 'undecodable' | 'tooManyPixels';

/** Four bytes each; more than the cameras of phones take. */
const MAX_PIXELS = 100_000_000;
/** Twice what the server keeps. */
const MAX_EDGE = 1024;
const QUALITY = 0.9;

/** The size in the head of a picture, which is not decoded for it; null where there is none. */
function sizeOf(file: File): Promise<Size | null> {
  const address = URL.createObjectURL(file);
  const image = new Image();
  return new Promise<Size | null>((resolve) => {
    image.addEventListener('load', () => resolve({ width: image.naturalWidth, height: image.naturalHeight }));
    image.addEventListener('error', () => resolve(null));
    image.src = address;
  }).finally(() => URL.revokeObjectURL(address));
}

/** The pixels of a file, upright as its metadata asks for; or why there are none. */
export async function openPhoto(file: File): Promise<ImageBitmap | PhotoFault> {
  const size = await sizeOf(file);
  if (!size) return 'undecodable';
  if (size.width * size.height > MAX_PIXELS) return 'tooManyPixels';
  try {
    return await createImageBitmap(file, { imageOrientation: 'from-image' });
  } catch {
    return 'undecodable';
  }
}

/** Draws a part of a picture on the whole of a canvas. */
export function draw(canvas: HTMLCanvasElement, picture: ImageBitmap, { left, top, edge }: Square): void {
  const pen = canvas.getContext('2d');
  if (!pen) return;
  pen.imageSmoothingQuality = 'high';
  pen.clearRect(0, 0, canvas.width, canvas.height);
  pen.drawImage(picture, left, top, edge, edge, 0, 0, canvas.width, canvas.height);
}

const encode = (canvas: HTMLCanvasElement, type: string) =>
  new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, QUALITY));

/** JPEG has no transparency, and what is transparent would become black. */
function onWhite(canvas: HTMLCanvasElement): void {
  const pen = canvas.getContext('2d');
  if (!pen) return;
  pen.globalCompositeOperation = 'destination-over';
  pen.fillStyle = 'white';
  pen.fillRect(0, 0, canvas.width, canvas.height);
}

/**
 * A part of a picture as a file of its own, at most 1024 pixels wide and made of nothing but pixels: WebP, or JPEG where the browser cannot
 * write that. Null where the browser cannot write either.
 */
export async function cutPhoto(picture: ImageBitmap, square: Square, name: string): Promise<File | null> {
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = Math.max(1, Math.min(MAX_EDGE, Math.round(square.edge)));
  draw(canvas, picture, square);
  let blob = await encode(canvas, 'image/webp');
  if (blob?.type !== 'image/webp') {
    onWhite(canvas);
    blob = await encode(canvas, 'image/jpeg');
  }
  const ending = blob?.type === 'image/webp' ? 'webp' : 'jpg';
  return blob && new File([blob], `${name.replace(/\.[^.]*$/, '')}.${ending}`, { type: blob.type });
}
