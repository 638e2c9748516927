import Ajv2020 from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { describe, expect, it } from 'vitest';
import { fieldMessages } from './fieldMessages.ts';

/** The messages in both languages for this value under this schema. */
function told(schema: object, value: unknown) {
  const ajv = new Ajv2020.default({ allErrors: true, strict: false });
  addFormats.default(ajv);
  const check = ajv.compile(schema);
  expect(check(value)).toBe(false);
  return [fieldMessages(check.errors ?? [], 'en'), fieldMessages(check.errors ?? [], 'fa')];
}
const ofField = (schema: object, value: unknown) => told({ properties: { a: schema } }, { a: value });

describe('what is wrong with a field is told in the language of the person', () => {
  it.each<[string, object, unknown, string, string]>([
    ['below the least', { minimum: 3 }, 2, 'Value must be at least 3.', 'مقدار باید دست‌کم ۳ باشد.'],
    ['above the most', { maximum: 40 }, 41, 'Value must be at most 40.', 'مقدار باید حداکثر ۴۰ باشد.'],
    ['at the open lower end', { exclusiveMinimum: 0 }, 0, 'Value must be at least 0.', 'مقدار باید دست‌کم ۰ باشد.'],
    ['at the open upper end', { exclusiveMaximum: 9 }, 9, 'Value must be at most 9.', 'مقدار باید حداکثر ۹ باشد.'],
    ['too short', { minLength: 2 }, 'a', 'Must be at least 2 characters.', 'کوتاه‌تر از ۲\u00a0نویسه است.'],
    ['empty', { minLength: 1 }, '', 'This field is required.', 'پر کردن این فیلد الزامی است.'],
    ['blank', { pattern: '\\S' }, ' ', 'This field is required.', 'پر کردن این فیلد الزامی است.'],
    ['of another pattern', { pattern: '^\\d$' }, 'x', 'Invalid format.', 'قالب نادرست است.'],
    ['no date', { format: 'date' }, 'x', 'Invalid format.', 'قالب نادرست است.'],
    [
      'too long',
      { maxLength: 12 },
      'x'.repeat(13),
      'Must be at most 12 characters.',
      'باید حداکثر ۱۲\u00a0نویسه باشد.',
    ],
    ['too few', { minItems: 2 }, [1], 'Too few entries: the minimum is 2.', 'دست‌کم ۲\u00a0مورد لازم است.'],
    ['too many', { maxItems: 1 }, [1, 2], 'At most 1 entry is accepted.', 'حداکثر ۱\u00a0مورد پذیرفته می‌شود.'],
    [
      'no choice',
      { enum: ['x', 'y', null] },
      'z',
      'Please select one of: x, y.',
      'لطفاً یکی از این‌ها را انتخاب کنید: \u2068x\u2069، \u2068y\u2069.',
    ],
    ['no whole number', { type: 'integer' }, 1.5, 'Please enter a whole number.', 'لطفاً یک عدد صحیح وارد کنید.'],
    ['no number', { type: ['null', 'number'] }, 'x', 'Please enter a number.', 'لطفاً یک عدد وارد کنید.'],
    ['no text', { type: ['string', 'null'] }, 1, 'Please enter text.', 'لطفاً متن وارد کنید.'],
    ['no yes or no', { type: 'boolean' }, 'x', 'Please answer yes or no.', 'لطفاً بله یا خیر را انتخاب کنید.'],
    ['no list', { type: 'array' }, 'x', 'Please give a list.', 'لطفاً یک فهرست بفرستید.'],
    ['no object', { type: 'object' }, 'x', 'Please give an object.', 'لطفاً یک شیء بفرستید.'],
  ])('%s', (_what, schema, value, english, persian) => {
    expect(ofField(schema, value)).toEqual([{ a: [english] }, { a: [persian] }]);
  });

  it('by the path to it, under its own name, once for each reason', () => {
    const person = {
      required: ['name', 'a/b', 'c~d'],
      properties: {
        name: { type: 'string', minLength: 3, pattern: '^[a-z]+$' },
        ages: { type: 'array', items: { type: 'integer' } },
        'a/b': { type: 'integer' },
      },
    };
    const schema = { required: ['people'], properties: { people: { type: 'array', items: person } } };
    expect(told(schema, {})).toEqual([
      { people: ['This field is required.'] },
      { people: ['پر کردن این فیلد الزامی است.'] },
    ]);
    const people = [
      { 'a/b': 1, 'c~d': 1 },
      { name: '1', ages: [1, 'x', 3, 'y'], 'a/b': 'x' },
    ];
    expect(told(schema, { people })[0]).toEqual({
      'people.0.name': ['This field is required.'],
      'people.1.c~d': ['This field is required.'],
      'people.1.name': ['Must be at least 3 characters.', 'Invalid format.'],
      'people.1.ages.1': ['Please enter a whole number.'],
      'people.1.ages.3': ['Please enter a whole number.'],
      'people.1.a/b': ['Please enter a whole number.'],
    });
    expect(told({ type: 'object' }, 'x')[0]).toEqual({ body: ['Please give an object.'] });
  });

  it('without the branches that a schema of several leads to, unless there is nothing else to say', () => {
    const either = { anyOf: [{ type: 'integer' }, { type: 'null' }] };
    expect(ofField(either, 'x')[0]).toEqual({ a: ['Please enter a whole number.', 'Please enter text.'] });
    expect(ofField({ oneOf: [{ type: 'integer' }, { type: 'number' }] }, 1)[0]).toEqual({ a: ['Invalid format.'] });
  });

  it('up to twenty faults', () => {
    const list = { type: 'array', items: { type: 'integer' } };
    for (const [faults, shown] of [
      [19, 19],
      [20, 20],
      [21, 20],
    ] as const)
      expect(Object.keys(ofField(list, Array(faults).fill('x'))[0] ?? {})).toHaveLength(shown);
  });
});
