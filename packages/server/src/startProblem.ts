import path from 'node:path';
import type { Config } from './platform/config.ts';
import { StartRefusal } from './platform/startRefusal.ts';

/** Whether a path is this folder or inside it. */
function isWithin(folder: string, file: string): boolean {
  const way = path.relative(folder, file);
  return way.split(path.sep, 1)[0] !== '..' && !path.isAbsolute(way);
}

/** Why the server could not start, in a sentence that names the setting to change; an unexpected error is shown with its stack. */
export function startProblem(
  error: unknown,
  config: Pick<Config, 'port' | 'host' | 'dataDir' | 'databaseUrl'>,
): string {
  if (error instanceof StartRefusal) return error.message;
  const {
    code,
    syscall,
    address,
    path: place,
  } = error as {
    code?: string;
    syscall?: string;
    address?: string;
    path?: string;
  };
  if (syscall === 'listen') {
    if (code === 'EADDRINUSE') return `Port ${config.port} is taken by another program. Set PORT to another one.`;
    if (code === 'EACCES')
      return `Port ${config.port} may not be used by this user. Set PORT to another one, above 1023.`;
    return `Peyk cannot listen on ${address ?? config.host} (${code}). Set HOST to an address of this machine.`;
  }
  if (place && (isWithin(config.dataDir, place) || isWithin(place, config.dataDir))) {
    if (['EACCES', 'EPERM', 'EROFS', 'ENOENT', 'ENOTDIR', 'EEXIST', 'ENOSPC'].includes(code ?? '')) {
      return `DATA_DIR cannot be written: ${config.dataDir} (${code}). Set DATA_DIR to a folder that this user may write to.`;
    }
  }
  // Must not contain the password in DATABASE_URL.
  if (config.databaseUrl && ['ECONNREFUSED', 'ENOTFOUND', 'ENOENT', '28P01', '28000', '3D000'].includes(code ?? '')) {
    return `The database of DATABASE_URL does not let us in (${code}).`;
  }
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
