import { Readable } from 'node:stream';
import yazl from 'yazl';

type Chunks = AsyncIterable<string | Buffer> | Iterable<string | Buffer>;

/** A ZIP archive that is written entry by entry, with one entry in memory at a time. */
export interface Archive {
  /** Adds a file, and returns when it is written. */
  add(name: string, chunks: Chunks): Promise<void>;
  end(): void;
  /** The bytes of the archive, to be read while entries are added. */
  bytes: AsyncIterable<Buffer>;
}

export function createArchive(now: Date): Archive {
  const zip = new yazl.ZipFile();
  return {
    bytes: zip.outputStream as unknown as AsyncIterable<Buffer>,
    add(name, chunks) {
      let waiting: Chunks | null = chunks;
      return new Promise((resolve, reject) => {
        // Opened when it is this entry's turn: nothing waits in memory.
        zip.addReadStreamLazy(name, { mtime: now }, (hand) => {
          const source = Readable.from(waiting ?? [], { objectMode: false });
          // The archive keeps this function to its end, and must not keep the content of every file with it.
          waiting = null;
          source.once('error', reject).once('close', resolve);
          hand(null, source);
        });
        ownName(zip);
      });
    },
    end: () => zip.end(),
  };
}

/**
 * Gives the newest entry its name in memory of its own. The archive keeps all names to its end, and yazl has them in the pool of Node.js,
 * where each would keep some twenty kilobytes beside it: the content of its file, and what compressed it.
 */
function ownName(zip: yazl.ZipFile): void {
  const entry = (zip as unknown as { entries: { utf8FileName: Buffer }[] }).entries.at(-1);
  if (!entry) return;
  const own = Buffer.alloc(entry.utf8FileName.length);
  entry.utf8FileName.copy(own);
  entry.utf8FileName = own;
}
