import { inflateRawSync } from 'node:zlib';

/** The files of a ZIP archive by name, read by its directory as any program does. Throws where there is no directory. */
export function unzip(zip: Buffer): Record<string, Buffer> {
  const end = zip.lastIndexOf('PK\x05\x06', undefined, 'latin1');
  if (end === -1) throw new Error('This is no ZIP archive: it has no directory.');
  const files: Record<string, Buffer> = {};
  let at = zip.readUInt32LE(end + 16);
  for (let left = zip.readUInt16LE(end + 10); left > 0; left -= 1) {
    const [method, size] = [zip.readUInt16LE(at + 10), zip.readUInt32LE(at + 20)];
    const [name, extra, comment] = [zip.readUInt16LE(at + 28), zip.readUInt16LE(at + 30), zip.readUInt16LE(at + 32)];
    const local = zip.readUInt32LE(at + 42);
    const begin = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28);
    const bytes = zip.subarray(begin, begin + size);
    files[zip.toString('utf8', at + 46, at + 46 + name)] = method === 8 ? inflateRawSync(bytes) : bytes;
    at += 46 + name + extra + comment;
  }
  return files;
}
