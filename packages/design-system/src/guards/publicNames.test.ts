import { expect, test } from 'vitest';
import { publicComponents, publicNames, valuesOf } from './publicNames';

const HOW = `What the package gives away changed. If screens are meant to use the new name, or none uses the old one any more,
renew the snapshot (vitest -u) and say so in the change; else leave the entry as it was.`;

test('the public names are these', () => {
  expect(publicNames['index.ts'], HOW).toMatchSnapshot();
});

test('the public names of the charts are these', () => {
  expect(publicNames['charts/index.ts'], HOW).toMatchSnapshot();
});

test('the guard reads values and leaves types out', () => {
  const text =
    "export { B, type C, useA } from './b';\nexport {\n  A,\n  type D,\n} from './a';\nexport { type E } from './e';";
  expect(valuesOf(text)).toEqual(['A', 'B', 'useA']);
  expect(publicComponents).toContain('Button');
  expect(publicComponents).not.toContain('useToast');
});
