import { parentPort } from 'node:worker_threads';
import { inspectPdf } from './inspectPdf.ts';

parentPort?.on('message', (bytes: Uint8Array) => {
  void inspectPdf(bytes).then((found) => parentPort?.postMessage(found));
});
// The time for a file begins once its reader is loaded.
parentPort?.postMessage('ready');
