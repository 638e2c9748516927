import { describe, expect, it } from 'vitest';
import { pictureType } from './picture.ts';

function png(width: number, height: number, chunk = 'IDAT'): Buffer {
  const data = Buffer.alloc(60);
  data.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  data.writeUInt32BE(13, 8);
  data.write('IHDR', 12, 'latin1');
  data.writeUInt32BE(width, 16);
  data.writeUInt32BE(height, 20);
  data.write(chunk, 37, 'latin1');
  return data;
}

function jpeg(width: number, height: number): Buffer {
  const data = Buffer.alloc(40);
  data.set([0xff, 0xd8, 0xff, 0xe0, 0, 4, 0, 0, 0xff, 0xc2, 0, 17, 8]);
  data.writeUInt16BE(height, 13);
  data.writeUInt16BE(width, 15);
  return data;
}

function webp(flags: number): Buffer {
  const data = Buffer.alloc(40);
  data.write('RIFF', 0, 'latin1');
  data.write('WEBPVP8X', 8, 'latin1');
  data[20] = flags;
  data.writeUIntLE(99, 24, 3);
  data.writeUIntLE(49, 27, 3);
  return data;
}

describe('a picture', () => {
  it('is told by its bytes', () => {
    expect(pictureType(png(10, 10))).toBe('image/png');
    expect(pictureType(jpeg(640, 480))).toBe('image/jpeg');
    expect(pictureType(webp(0))).toBe('image/webp');
  });

  it('has at most 25 megapixels, and at least one', () => {
    expect(pictureType(png(5000, 5000))).toBe('image/png');
    expect(pictureType(png(5001, 5000))).toBeNull();
    expect(pictureType(jpeg(65_000, 65_000))).toBeNull();
    expect(pictureType(png(0, 10))).toBeNull();
  });

  it('has one frame', () => {
    expect(pictureType(png(10, 10, 'acTL'))).toBeNull();
    expect(pictureType(webp(2))).toBeNull();
  });

  it('is nothing else, not even when it is cut off', () => {
    for (const text of ['', 'x', 'GIF89a.......', '<svg/>', '%PDF-1.7', 'RIFF....WAVE', '\u00ff\u00d8\u00ff']) {
      expect(pictureType(Buffer.from(text, 'latin1')), text).toBeNull();
    }
    for (const whole of [png(9, 9), jpeg(9, 9), webp(0)]) {
      for (let length = 0; length < 24; length++) expect(() => pictureType(whole.subarray(0, length))).not.toThrow();
    }
  });
});
