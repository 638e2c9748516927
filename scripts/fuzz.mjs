/** Requests over the whole contract: `npm run fuzz -- --seconds 600 --seed 7`. Without a seed one is drawn and printed. */
import { parseArgs } from 'node:util';
import { install, run } from './workspace.mjs';

const { values } = parseArgs({ options: { seconds: { type: 'string', default: '600' }, seed: { type: 'string' } } });
install();
const env = { FUZZ_SECONDS: values.seconds, ...(values.seed === undefined ? {} : { FUZZ_SEED: values.seed }) };
process.exit(run('vitest', ['run', '--project', 'server', 'testing/fuzz'], { env }));
