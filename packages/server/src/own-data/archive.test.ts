import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { createArchive } from './archive.ts';

/** Collects garbage at once: what is left is held. */
function collect(): void {
  setFlagsFromString('--expose-gc');
  (runInNewContext('gc') as () => void)();
}
const ENTRIES = 1000;

it('OWN-02 an archive holds the name of each entry, and nothing of what was in it', async () => {
  const archive = createArchive(new Date());
  let bytes = 0;
  const held: number[] = [];
  const read = async () => {
    for await (const chunk of archive.bytes) bytes += chunk.length;
  };
  const write = async () => {
    for (let entry = 0; entry < 2 * ENTRIES; entry += 1) {
      if (entry % ENTRIES === 0) {
        collect();
        held.push(process.memoryUsage().arrayBuffers);
      }
      await archive.add(`letters/${entry}.eml`, [Buffer.from('I read your paper on bridges. '.repeat(70))]);
    }
    archive.end();
  };
  await Promise.all([read(), write()]);
  expect(bytes).toBeGreaterThan(0);
  // What is held no more is given back a moment after it was collected. Without the first thousand, which also pay for what is made once.
  const heldByEach = () => {
    collect();
    return (process.memoryUsage().arrayBuffers - (held[1] ?? 0)) / ENTRIES;
  };
  await expect.poll(heldByEach).toBeLessThan(1000);
  expect(archive).toBeDefined();
});
