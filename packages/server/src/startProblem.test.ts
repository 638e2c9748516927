import { expect, it } from 'vitest';
import { ForeignKey } from './checkKey.ts';
import { createSecrets } from './secrets.ts';
import { startProblem } from './startProblem.ts';
import { StartRefusal } from './startRefusal.ts';

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
