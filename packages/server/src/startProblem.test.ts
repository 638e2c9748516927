import { describe, expect, it } from 'vitest';
import { ForeignKey } from './checkMasterKey.ts';
import { createSecrets } from './platform/secrets.ts';
import { startProblem } from './startProblem.ts';
import { StartRefusal } from './platform/startRefusal.ts';

const config = { port: 3000, host: '::', dataDir: '/srv/peyk', databaseUrl: null };
const error = (fields: object) => Object.assign(new Error('low level'), fields);

it.each([
  [{ syscall: 'listen', code: 'EADDRINUSE' }, 'Port 3000 is taken by another program. Set PORT to another one.'],
  [{ syscall: 'listen', code: 'EAFNOSUPPORT', address: '::' }, 'Set HOST'],
  [{ syscall: 'mkdir', code: 'EACCES', path: '/srv/peyk' }, 'DATA_DIR cannot be written: /srv/peyk'],
  [{ syscall: 'mkdir', code: 'EACCES', path: '/srv' }, 'DATA_DIR cannot be written: /srv/peyk'],
])('%j names the setting to change', (fields, sentence) => {
  expect(startProblem(error(fields), config)).toContain(sentence);
});

it('says why the database of DATABASE_URL refuses, without the address', () => {
  const databaseUrl = 'postgresql://user:secret@db/peyk';
  const said = startProblem(error({ code: 'ECONNREFUSED' }), { ...config, databaseUrl });
  expect(said).toBe('The database of DATABASE_URL does not let us in (ECONNREFUSED).');
});

it('names the key that does not fit the database, without a stack', () => {
  expect(startProblem(new ForeignKey(), config)).toMatch(/^SECRET_KEY .*[^\n]*$/);
});

it('says why a master key will not do, without a stack', () => {
  const weak = (): unknown => createSecrets('/srv/peyk', 'a');
  expect(weak).toThrow(StartRefusal);
  expect(startProblem(new StartRefusal('SECRET_KEY can be guessed'), config)).toBe('SECRET_KEY can be guessed');
});

it('shows the stack of what nobody expected', () => {
  expect(startProblem(new TypeError('odd'), config)).toMatch(/TypeError: odd\n\s+at /);
});

describe('what may go wrong at a start', () => {
  const own = { ...config, port: 80, host: '10.9.9.9' };
  const database = { ...own, databaseUrl: 'postgresql://user:secret@db/peyk' };
  const dataDir = (code: string, dir = '/srv/peyk') =>
    `DATA_DIR cannot be written: ${dir} (${code}). Set DATA_DIR to a folder that this user may write to.`;
  const letIn = (code: string) => `The database of DATABASE_URL does not let us in (${code}).`;

  it.each([
    [
      { syscall: 'listen', code: 'EACCES' },
      own,
      'Port 80 may not be used by this user. Set PORT to another one, above 1023.',
    ],
    [
      { syscall: 'listen', code: 'EADDRNOTAVAIL', address: '10.1.1.1' },
      own,
      'Peyk cannot listen on 10.1.1.1 (EADDRNOTAVAIL). Set HOST to an address of this machine.',
    ],
    [
      { syscall: 'listen', code: 'ENOTFOUND' },
      database,
      'Peyk cannot listen on 10.9.9.9 (ENOTFOUND). Set HOST to an address of this machine.',
    ],
    ...['EACCES', 'EPERM', 'EROFS', 'ENOENT', 'ENOTDIR', 'EEXIST', 'ENOSPC'].map(
      (code) => [{ code, path: '/srv/peyk/keys' }, own, dataDir(code)] as const,
    ),
    [{ code: 'ENOENT', path: '/srv/peyk/keys' }, database, dataDir('ENOENT')],
    [{ code: 'EACCES', path: '/' }, own, dataDir('EACCES')],
    [{ code: 'EACCES', path: '/srv/peyk/..keys' }, own, dataDir('EACCES')],
    [{ code: 'EACCES', path: '/srv/peyk' }, { ...own, dataDir: '/srv/peyk/' }, dataDir('EACCES', '/srv/peyk/')],
    ...['ECONNREFUSED', 'ENOTFOUND', 'ENOENT', '28P01', '28000', '3D000'].map(
      (code) => [{ code }, database, letIn(code)] as const,
    ),
    [{ code: 'ENOENT', path: '/run/postgresql/.s.PGSQL.5432' }, database, letIn('ENOENT')],
  ] as const)('%j is told in a sentence', (fields, settings, sentence) => {
    expect(startProblem(error(fields), settings)).toBe(sentence);
  });

  it.each([
    [{ code: 'ECONNREFUSED' }, own],
    [{ code: 'EMFILE', path: '/srv/peyk/keys' }, own],
    [{ code: 'EACCES', path: '/etc/peyk' }, own],
    [{ code: 'EACCES', path: '/srv/peyk2' }, own],
    [{ code: 'EACCES', path: '/srv/pe' }, own],
    [{ code: 'EACCES', path: '/srv/peyk/../other' }, own],
    [{ code: '42P01' }, database],
  ])('%j is told with its stack', (fields, settings) => {
    expect(startProblem(error(fields), settings)).toMatch(/^Error: low level\n\s+at /);
  });

  it('is told as it is when it is no error', () => {
    expect(startProblem('odd', own)).toBe('odd');
  });
});
