import { describe, expect, it } from 'vitest';
import { canonicalEmail, readEmail } from './emailAddress.ts';
import { invisible, misspelt, spelling } from '../testing/spellings.ts';
import { seeded } from '../testing/random.ts';

const seed = Number(process.env.SPELLINGS_SEED ?? Date.now() % 1_000_000);
const many = 10_000;

describe(`an address (SPELLINGS_SEED=${seed})`, () => {
  it.each(['no@mail.uni.example', 'jane.van-der.doe+phd@xn--bcher-kva.example', "o'neil_7@a.b.c.example"])(
    `has one form in ${many} spellings of %s`,
    (address) => {
      const random = seeded(seed);
      const spellings = new Set(Array.from({ length: many }, () => spelling(address, random)));
      expect(spellings.size).toBeGreaterThan(many / 3);
      expect([...spellings].filter((text) => canonicalEmail(text) !== address)).toEqual([]);
    },
  );

  it(`is refused in each of ${many} spellings that hide something in it or break it`, () => {
    const random = seeded(seed);
    const spellings = Array.from({ length: many }, () => misspelt('no@mail.uni.example', random));
    expect(spellings.filter((text) => canonicalEmail(text) !== null)).toEqual([]);
  });

  it('keeps its form when it is read again', () => {
    const random = seeded(seed);
    for (let count = 0; count < 1000; count++) {
      const one = canonicalEmail(spelling('Jane.Doe@bücher.example', random));
      expect(one).toBe('jane.doe@xn--bcher-kva.example');
      expect(canonicalEmail(one ?? '')).toBe(one);
    }
  });
});

describe('readEmail', () => {
  it.each([
    ['no@mail。uni.example', 'no@mail.uni.example'],
    ['ｎｏ＠ｍａｉｌ．ｕｎｉ．ｅｘａｍｐｌｅ', 'no@mail.uni.example'],
    ['no@mail｡uni.example', 'no@mail.uni.example'],
    ['\u200E\u202Ano@mail.uni.example\u202C\u00AD ', 'no@mail.uni.example'],
    ['NO@XN--BCHER-KVA.example', 'no@xn--bcher-kva.example'],
    ['no@bu\u0308cher.example', 'no@xn--bcher-kva.example'],
    ['نه@مثال.ایران', null],
    ['no@مثال.ایران', 'no@xn--mgbh0fb.xn--mgba3a4f16a'],
    ['a.b+c@gmail.com', 'a.b+c@gmail.com'],
  ])('reads %s as %s', (text, one) => {
    expect(canonicalEmail(text)).toBe(one);
  });

  it.each([...invisible])('refuses an address with U+%# hidden in it, and says what to do', (mark) => {
    expect(readEmail(`n${mark}o@mail.uni.example`)).toEqual({ problem: 'emailInvisible' });
    expect(readEmail(`no@ma${mark}il.uni.example`)).toEqual({ problem: 'emailInvisible' });
  });

  it.each([
    '',
    'a',
    '@b.example',
    'a@',
    'a@b',
    'a@b@c.example',
    'a b@c.example',
    'a@b.example,c@d.example',
    '<a@b.example>',
    '"a b"@c.example',
    'a..b@c.example',
    '.a@c.example',
    'a.@c.example',
    'a@c..example',
    'a@.c.example',
    'a@c.example.',
    'a@-c.example',
    'a@c-.example',
    'a@c_d.example',
    'a@c%2eexample.org',
    'a@c.example/path',
    'a@c.example:25',
    'a@127.0.0.1',
    'a@0x7f.1',
    'a@[127.0.0.1]',
    'a@xn--a.example',
    'a@xn--abc-.example',
    'а@c.example',
    `${'a'.repeat(65)}@c.example`,
    `a@${'b'.repeat(64)}.example`,
    `a@${'bcd.'.repeat(63)}example`,
    'a\uD800@c.example',
  ])('refuses %j', (text) => {
    expect(readEmail(text)).toEqual({ problem: 'emailFormat' });
  });

  it('reads what is as long as an address may be, and nothing longer', () => {
    const host = `${'b'.repeat(63)}.${'c'.repeat(63)}.${'d'.repeat(53)}.example`;
    const local = 'a'.repeat(64);
    expect(`${local}@${host}`).toHaveLength(254);
    expect(canonicalEmail(`${local}@${host}`)).toBe(`${local}@${host}`);
    expect(canonicalEmail(`${local}@d${host}`)).toBeNull();
  });

  it('refuses an address behind a million blanks', () => {
    expect(canonicalEmail(`${' '.repeat(1_000_000)}a@b.example`)).toBeNull();
  });
});
