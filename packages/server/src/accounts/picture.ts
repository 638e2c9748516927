const MAX_PIXELS = 25_000_000;

export type PictureType = 'image/jpeg' | 'image/png' | 'image/webp';

interface Size {
  width: number;
  height: number;
}

/** JPEG marker segments up to the frame header, which holds the size. */
function jpegSize(data: Buffer): Size | null {
  let at = 2;
  while (at + 9 < data.length && data[at] === 0xff) {
    const marker = data[at + 1] ?? 0;
    if (marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)) {
      return { height: data.readUInt16BE(at + 5), width: data.readUInt16BE(at + 7) };
    }
    at += marker === 0xff ? 1 : 2 + data.readUInt16BE(at + 2);
  }
  return null;
}

/** PNG: the header chunk comes first; an acTL chunk before the pixels makes it an animation. */
function pngSize(data: Buffer): Size | null {
  if (data.length < 33 || data.toString('latin1', 12, 16) !== 'IHDR') return null;
  for (let at = 8; at + 8 <= data.length; at += 12 + data.readUInt32BE(at)) {
    const chunk = data.toString('latin1', at + 4, at + 8);
    if (chunk === 'acTL') return null;
    if (chunk === 'IDAT') break;
  }
  return { width: data.readUInt32BE(16), height: data.readUInt32BE(20) };
}

function webpSize(data: Buffer): Size | null {
  if (data.length < 30) return null;
  const kind = data.toString('latin1', 12, 16);
  if (kind === 'VP8 ') return { width: data.readUInt16LE(26) & 0x3fff, height: data.readUInt16LE(28) & 0x3fff };
  if (kind === 'VP8L') {
    const bits = data.readUInt32LE(21);
    return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
  }
  const animated = ((data[20] ?? 0) & 0x02) !== 0;
  if (kind !== 'VP8X' || animated) return null;
  return { width: data.readUIntLE(24, 3) + 1, height: data.readUIntLE(27, 3) + 1 };
}

/**
 * What a picture is, told by its bytes and not by its name: one frame of JPEG, PNG or WebP with at most 25 megapixels.
 * Null for everything else, SVG above all.
 */
export function pictureType(data: Buffer): PictureType | null {
  let type: PictureType;
  let size: Size | null;
  if (data.length > 10 && data[0] === 0xff && data[1] === 0xd8 && data[2] === 0xff) {
    type = 'image/jpeg';
    size = jpegSize(data);
  } else if (data.subarray(0, 8).equals(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]))) {
    type = 'image/png';
    size = pngSize(data);
  } else if (data.toString('latin1', 0, 4) === 'RIFF' && data.toString('latin1', 8, 12) === 'WEBP') {
    type = 'image/webp';
    size = webpSize(data);
  } else {
    return null;
  }
  return size && size.width > 0 && size.height > 0 && size.width * size.height <= MAX_PIXELS ? type : null;
}
