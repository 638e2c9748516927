import contract from '@peyk/api-types/contract.json';
import type { FieldLimits } from '@peyk/api-types/limits/Limits';
import { limits as degree } from '@peyk/api-types/limits/DegreeInput';
import { describe, expect, test } from 'vitest';

interface Schema {
  $ref?: string;
  type?: string | string[];
  properties?: Record<string, Schema>;
  required?: string[];
  [keyword: string]: unknown;
}

const schemas = contract.components.schemas as unknown as Record<string, Schema>;
const resolved = (schema: Schema): Schema =>
  schema.$ref ? { ...resolved(schemas[schema.$ref.split('/').at(-1) ?? ''] ?? {}), ...schema } : schema;
const files = import.meta.glob<{ limits: Record<string, FieldLimits> }>('../../../api-types/src/limits/*.ts', {
  eager: true,
});
const byName = new Map(
  Object.entries(files).map(([file, { limits }]) => [file.split('/').at(-1)?.replace('.ts', '') ?? '', limits]),
);
byName.delete('Limits');

/** Schemas used in the JSON body of a request. */
const requested = Object.values(contract.paths as unknown as Record<string, Record<string, Schema>>)
  .flatMap((methods) => Object.values(methods))
  .map(({ requestBody }) => JSON.stringify((requestBody as { content?: object } | undefined)?.content ?? {}))
  .flatMap(
    (content) => /"application\/json":\{"schema":\{"\$ref":"#\/components\/schemas\/(\w+)"/.exec(content)?.[1] ?? [],
  );

describe('the limits of fields', () => {
  test('every JSON request of the contract has its own, with those of what it holds', () => {
    expect(requested.length).toBeGreaterThan(40);
    expect(requested.filter((name) => schemas[name]?.properties && !byName.has(name))).toEqual([]);
    expect([...byName.keys()]).toContain('AdvancedFilters');
  });

  test.each([...byName])('%s says of each field what the contract says', (name, limits) => {
    const { properties = {}, required = [] } = schemas[name] ?? {};
    const expected = Object.entries(properties).flatMap(([field, schema]) => {
      const { type, enum: words, ...rest } = resolved(schema);
      const isNullable = [type].flat().includes('null') || (words as unknown[] | undefined)?.includes(null);
      const keywords = ['minLength', 'maxLength', 'minimum', 'maximum', 'minItems', 'maxItems', 'pattern', 'format'];
      const kept = Object.fromEntries(Object.entries(rest).filter(([keyword]) => keywords.includes(keyword)));
      const said = {
        ...kept,
        ...(required.includes(field) ? { required: true } : {}),
        ...(isNullable ? { nullable: true } : {}),
        ...(words ? { enum: (words as unknown[]).filter((word) => word !== null) } : {}),
      };
      return field === 'version' ? [] : [[field, said]];
    });
    expect(limits).toEqual(Object.fromEntries(expected));
  });

  test('a field is required, may be unset, or has a choice of words', () => {
    expect(degree.field_of_study).toEqual({ required: true, minLength: 1, maxLength: 300, pattern: String.raw`\S` });
    expect(degree.year_end).toEqual({ nullable: true, minimum: 1000, maximum: 9999 });
    expect(degree.degree_type.enum).toContain('Post-PhD');
  });
});
