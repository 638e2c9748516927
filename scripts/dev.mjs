import { spawn } from 'node:child_process';
import path from 'node:path';
import { pinnedNode, root, toolEnvironment } from './workspace.mjs';

/** Starts the API in watch mode behind Vite's development server, at one address. */
export function develop() {
  const port = Number(process.env.PORT || 3000);
  const publicUrl = process.env.PUBLIC_URL || `http://localhost:${port}`;
  const api = port + 1;
  const env = toolEnvironment({ PUBLIC_URL: publicUrl });
  const children = [
    spawn(pinnedNode().binary, ['--watch', 'packages/server/src/main.ts'], {
      cwd: root,
      stdio: 'inherit',
      env: { ...env, PORT: String(api), APP_DIR: 'none' },
    }),
    spawn('vite', ['--port', String(port), '--strictPort'], {
      cwd: path.join(root, 'packages/app'),
      stdio: 'inherit',
      env: { ...env, API_ORIGIN: `http://localhost:${api}` },
    }),
  ];
  const end = (code) => {
    for (const child of children) child.kill('SIGTERM');
    process.exit(code);
  };
  for (const child of children) child.on('exit', (code) => end(code ?? 0));
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => end(0));
}
