import { type Contract, operationsOf, resolved } from './contract.ts';

const mediaTypeOf = (contentType: string | undefined): string =>
  contentType?.split(';')[0]?.trim().toLowerCase() ?? 'application/json';

/**
 * What a handler may see of a body: the fields that its operation declares for the media type. The others were checked by nothing, and a
 * handler that reads one would store whatever was sent. A body that is no object, or one of several kinds, is handed on as it is.
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
