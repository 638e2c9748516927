import Ajv2020 from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import { readContract } from './contract.ts';
import { replyChecks } from './mount.ts';

describe('the checks of answers', () => {
  it('can all be compiled, although each is compiled only when its first answer goes out', () => {
    const checks = [...replyChecks(readContract()).entries()];
    expect(checks.length).toBeGreaterThan(200);
    for (const [answer, check] of checks) expect(() => check?.(), answer).not.toThrow();
  });

  it('are made of schemas that the meta-schema admits, which no start checks again', () => {
    const ajv = new Ajv2020.default({ strict: false, validateFormats: false });
    const { components = {} } = readContract();
    const schemas = Object.entries(components.schemas ?? {});
    expect(schemas.length).toBeGreaterThan(50);
    for (const [name, schema] of schemas) expect(ajv.validateSchema(schema), name).toBe(true);
    expect(ajv.validateSchema({ type: 'text' })).toBe(false);
  });

  it('are compiled once', () => {
    const check = replyChecks(readContract()).get('listBots 200');
    expect(check?.()).toBe(check?.());
  });
});
