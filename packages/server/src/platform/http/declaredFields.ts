import { type Contract, operationsOf, resolved } from './contract.ts';

const mediaTypeOf = (contentType: string | undefined): string =>
  contentType?.split(';')[0]?.trim().toLowerCase() ?? 'application/json';

/**
 * The part of a body that a handler gets: the fields that its operation declares for the media type. Others are not validated, and a
 * handler could store them unchecked. A body that is no object, or of a union type, is passed on unchanged.
 */
export function declaredFieldsOf(
  contract: Contract,
): (operationId: string, contentType: string | undefined, body: unknown) => unknown {
  const declared = new Map(
    operationsOf(contract).flatMap(({ operation }) =>
      Object.entries(operation.requestBody?.content ?? {}).flatMap(([type, { schema }]) => {
        const properties = schema && resolved(contract, schema).properties;
        return properties ? [[`${operation.operationId} ${type}`, new Set(Object.keys(properties))] as const] : [];
      }),
    ),
  );
  return (operationId, contentType, body) => {
    const names = declared.get(`${operationId} ${mediaTypeOf(contentType)}`);
    if (!names || typeof body !== 'object' || body === null || Array.isArray(body)) return body;
    return Object.fromEntries(Object.entries(body).filter(([name]) => names.has(name)));
  };
}
