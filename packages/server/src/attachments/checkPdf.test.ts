import { Worker } from 'node:worker_threads';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { pdf } from '../testing/pdfs.ts';
import { checkPdf } from './checkPdf.ts';

afterEach(() => vi.restoreAllMocks());

describe('ATT-02 the thread that reads files', () => {
  it('listens for one file at a time, however many it has read', async () => {
    const on = vi.spyOn(Worker.prototype, 'on');
    await checkPdf('file', 'first.pdf', pdf());
    const worker = on.mock.contexts[0] as Worker;
    const listeners = () => worker.listenerCount('message') + worker.listenerCount('error');
    const after = listeners();
    for (let n = 0; n < 12; n += 1) expect(await checkPdf('file', `${n}.pdf`, pdf({ pages: 2 }))).toBe(2);
    expect(listeners()).toBe(after);
  });
});
