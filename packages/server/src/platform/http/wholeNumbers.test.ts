import { describe, expect, it } from 'vitest';
import { readContract } from './contract.ts';
import { misspeltNumber, wholeNumbersOf } from './wholeNumbers.ts';

describe('a whole number of an address', () => {
  const numbers = [
    { name: 'id', in: 'path' },
    { name: 'page', in: 'query' },
    { name: 'countries', in: 'query' },
  ];

  it.each(['0', '7', '-7', '10', '-10', '2147483648', ''])('is written as %j', (value) => {
    expect(misspeltNumber(numbers, 'query', { page: value })).toBeNull();
    expect(misspeltNumber(numbers, 'path', { id: value })).toBeNull();
  });

  it.each(['7.0', '07', '-07', '+7', '0x7', '7e0', ' 7', '7 ', '7\n', '۷', '--7', '-', '1_0', 'x', '00', '-0.0'])(
    'is not written as %j',
    (value) => {
      expect(misspeltNumber(numbers, 'query', { page: value })).toBe('page');
      expect(misspeltNumber(numbers, 'path', { id: value })).toBe('id');
    },
  );

  it('is looked at where it stands, each of a list, and in the order of the contract', () => {
    expect(misspeltNumber(numbers, 'query', { countries: ['1', '02'] })).toBe('countries');
    expect(misspeltNumber(numbers, 'query', { countries: ['1', '2'] })).toBeNull();
    expect(misspeltNumber(numbers, 'query', { countries: '01', page: '01' })).toBe('page');
    expect(misspeltNumber(numbers, 'query', { id: '01', name: '01' })).toBeNull();
    expect(misspeltNumber(numbers, 'path', { page: '01' })).toBeNull();
    expect(misspeltNumber(numbers, 'query', {})).toBeNull();
  });

  it('is what the contract declares as one, or as a list of them, by itself or by reference', () => {
    const of = wholeNumbersOf({
      components: { schemas: { Id: { type: 'integer' } } },
      paths: {
        '/x/{id}': {
          get: {
            operationId: 'one',
            parameters: [
              { name: 'id', in: 'path', schema: { $ref: '#/components/schemas/Id' } },
              { name: 'name', in: 'query', schema: { type: 'string' } },
              { name: 'maybe', in: 'query', schema: { type: ['integer', 'null'] } },
              { name: 'ids', in: 'query', schema: { type: 'array', items: { $ref: '#/components/schemas/Id' } } },
              { name: 'names', in: 'query', schema: { type: 'array', items: { type: 'string' } } },
            ],
            responses: {},
          },
          post: { operationId: 'none', responses: {} },
        },
      },
    } as never);
    expect(of).toEqual(
      new Map([
        [
          'one',
          [
            { name: 'id', in: 'path' },
            { name: 'maybe', in: 'query' },
            { name: 'ids', in: 'query' },
          ],
        ],
        ['none', []],
      ]),
    );
    expect(wholeNumbersOf(readContract()).get('listUniversities')).toEqual([{ name: 'country', in: 'query' }]);
  });
});
