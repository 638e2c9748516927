/** What a schema says about a value that a form can hold to. `enum` without null, which `nullable` says. */
const KEYWORDS = ['minLength', 'maxLength', 'minimum', 'maximum', 'minItems', 'maxItems', 'pattern', 'format'];

const nameOf = ($ref) => $ref.split('/').at(-1);

/**
 * The limits of every field that a request may hold, a file per schema: a bundler puts into a page what its own forms need. Files by their
 * name, such as `DegreeInput.ts`, and the shape of them all in `Limits.ts`, which is written by hand.
 */
export function limitsOf(contract) {
  const { schemas } = contract.components;
  const resolve = (schema) => (schema.$ref ? { ...resolve(schemas[nameOf(schema.$ref)]), ...schema } : schema);
  const files = {};

  function add(name) {
    const file = `${name}.ts`;
    const { properties } = schemas[name];
    if (!properties || file in files) return;
    files[file] = '';
    for (const schema of Object.values(properties)) if (schema.$ref) add(nameOf(schema.$ref));
    files[file] = fileOf(name, schemas[name]);
  }

  function fileOf(name, { properties, required = [] }) {
    const fields = Object.entries(properties)
      // Of an edit, not of what is edited.
      .filter(([field]) => field !== 'version')
      .map(([field, schema]) => `  ${field}: ${written(fieldLimits(resolve(schema), required.includes(field)))},\n`);
    return [
      '/** Made from the contract by `npm run gen`. */',
      "import type { Limits } from './Limits.ts';",
      "import type { components } from '../schema.d.ts';",
      '',
      `export const limits: Limits<components['schemas']['${name}']> = {\n${fields.join('')}};`,
      '',
    ].join('\n');
  }

  for (const schema of requestSchemas(contract)) {
    // What a form of files takes is told by the schema of the same fields as JSON.
    if (schema.$ref) add(nameOf(schema.$ref));
  }
  return files;
}

function requestSchemas(contract) {
  return Object.values(contract.paths).flatMap((methods) =>
    Object.values(methods).flatMap(({ requestBody }) => {
      const schema = requestBody?.content?.['application/json']?.schema;
      return schema ? [schema, ...(schema.oneOf ?? schema.anyOf ?? [])] : [];
    }),
  );
}

function fieldLimits(schema, required) {
  const limits = {};
  if (required) limits.required = true;
  if ([schema.type].flat().includes('null') || schema.enum?.includes(null)) limits.nullable = true;
  for (const keyword of KEYWORDS) if (schema[keyword] !== undefined) limits[keyword] = schema[keyword];
  if (schema.enum) limits.enum = schema.enum.filter((word) => word !== null);
  return limits;
}

const written = (limits) => {
  const parts = Object.entries(limits).map(([key, value]) => `${key}: ${JSON.stringify(value)}`);
  return parts.length > 0 ? `{ ${parts.join(', ')} }` : '{}';
};
