import { expect, it } from 'vitest';
import { paths } from '../../paths';
import { remedyFor } from './remedy';

it.each([
  ['gmail_reconnect', paths.gmail],
  ['gmail_disconnected', paths.botEdit(7)],
  ['domain_policy', paths.botEdit(7)],
  ['bounces', undefined],
  [null, paths.gmail],
  [undefined, paths.gmail],
] as const)('R14 a bot paused by %s leads to %s', (paused_by, href) => {
  expect(remedyFor({ id: 7, ...(paused_by === undefined ? {} : { paused_by }) })?.href).toBe(href);
});
