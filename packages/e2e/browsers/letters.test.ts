import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type OwnProduct, startProduct } from '../support/product';
import { until } from './drive';
import { browsers } from './programs';

let product: OwnProduct;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.stop());

/**
 * In the page: texts rendered narrower or wider than their parts. Letters do not join across a zero-width non-joiner, so a word is as wide
 * as the parts around it, except for kerning; any other space adds less than the width of a letter M. The narrowest letter is a fifth of
 * that.
 */
const MISDRAWN = String.raw`
  const ruler = document.body.appendChild(document.createElement('span'));
  Object.assign(ruler.style, { position: 'absolute', whiteSpace: 'pre', fontSize: '100px' });
  const width = (text) => { ruler.textContent = text; return ruler.getBoundingClientRect().width; };
  const parts = ['پیش', 'نویس', 'بات', 'های', 'می', 'شود', 'گذرواژه', 'ها', 'نمایه', 'ام'];
  const joiners = [['\u200C', -5, 5], ['\u0020', 5, 100], ['\u00A0', 5, 100], ['\u202F', 5, 100], ['\u2009', 5, 100]];
  const misdrawn = [];
  for (const [joiner, least, most] of joiners)
    for (const one of parts)
      for (const other of parts) {
        const more = width(one + joiner + other) - width(one) - width(other);
        if (more < least || more > most) misdrawn.push(escape(joiner) + ' ' + one + joiner + other + ' ' + more);
      }
  ruler.remove();
  return misdrawn;
`;

describe.each([...browsers])('%s', (_name, launch) => {
  it('draws every letter of a Persian text around half-spaces and spaces', async () => {
    const drive = await launch({ width: 390, height: 844 });
    await drive.open(`${product.url}/privacy`);
    await drive.run(`localStorage.setItem('peyk.language', 'fa');`);
    await drive.open(`${product.url}/privacy`);
    await until('Persian letters', () =>
      drive.run(`
        const hasCome = (face) => face.family.includes('Peyk Persian') && face.status === 'loaded';
        return document.fonts.status === 'loaded' && [...document.fonts].some(hasCome);
      `),
    );
    expect(await drive.run(MISDRAWN)).toEqual([]);
  });
});
