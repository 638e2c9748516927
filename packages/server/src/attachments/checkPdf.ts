import { Worker } from 'node:worker_threads';
import { createBoundedQueue } from '../accounts/boundedQueue.ts';
import { HttpProblem } from '../platform/http/errors.ts';
import type { MessageKey } from '../platform/http/messages/translate.ts';
import type { Inspected, PdfFault } from './inspectPdf.ts';

/** A file that takes longer, or more memory, is assumed to be malicious: two thousand pages take a fifth of a second. */
const MAX_MS = 5000;
const MAX_MB = 256;

const oneAtATime = createBoundedQueue(1, 10);

const sentences: Record<PdfFault, MessageKey> = {
  type: 'pdfType',
  unreadable: 'pdfUnreadable',
  encrypted: 'pdfEncrypted',
  active: 'pdfActive',
  embedded: 'pdfEmbedded',
  empty: 'pdfUnreadable',
};

let reader: Promise<Worker> | null = null;

/** The thread that reads files. It serves on from file to file, and keeps no process alive. */
function startReader(): Promise<Worker> {
  const worker = new Worker(new URL('./pdfWorker.ts', import.meta.url), {
    resourceLimits: { maxOldGenerationSizeMb: MAX_MB },
    execArgv: ['--disable-warning=ExperimentalWarning'],
  });
  worker.unref();
  // For good: an error that nobody listens to would end the process.
  worker.on('error', () => {
    reader = null;
  });
  return new Promise((resolve, reject) => {
    worker.once('message', () => resolve(worker)).once('error', reject);
  });
}

/** Inspects a file in a thread of its own, which is ended when it takes too long. */
async function inspectApart(bytes: Buffer): Promise<Inspected> {
  const worker = await (reader ??= startReader());
  const { promise, resolve } = Promise.withResolvers<Inspected | null>();
  const timer = setTimeout(() => resolve(null), MAX_MS);
  const onError = (): void => resolve(null);
  // The thread serves on: what listens for one file must not stay for all that follow.
  worker.on('message', resolve).on('error', onError);
  worker.postMessage(new Uint8Array(bytes));
  const found = await promise;
  clearTimeout(timer);
  worker.off('message', resolve).off('error', onError);
  if (found) return found;
  reader = null;
  await worker.terminate();
  return { fault: 'unreadable' };
}

/** The pages of a PDF that may go with an email. Throws a 400 that names the file and the way out, and 429 when too many others wait. */
export async function checkPdf(field: string, name: string, bytes: Buffer): Promise<number> {
  const found = await oneAtATime(() => inspectApart(bytes));
  if ('pages' in found) return found.pages;
  const key = sentences[found.fault];
  throw new HttpProblem(400, key, {
    params: { name },
    code: 'invalid',
    fields: { [field]: [{ key, params: { name } }] },
  });
}
