import { SERVER } from './server.mjs';
import { install, become } from './workspace.mjs';

install();
if (process.argv.includes('--dev')) {
  const { develop } = await import('./dev.mjs');
  develop();
} else {
  const { build } = await import('./build.mjs');
  build();
  become(SERVER);
}
