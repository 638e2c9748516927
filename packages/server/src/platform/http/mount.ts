import multipart from '@fastify/multipart';
import Ajv2020, { type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import openapiGlue, { type FastifyOpenapiGlueOptions } from 'fastify-openapi-glue';
import { MAX_TEXT, refusedText } from './body.ts';
import { type Contract, operationsOf, readContract, resolved } from './contract.ts';
import { declaredFieldsOf } from './declaredFields.ts';
import { type FieldMessages, HttpProblem, invalidField, notFound, unauthenticated } from './errors.ts';
import { type Lang, languageOf } from './messages/translate.ts';
import { coalesceByKey } from './coalesce.ts';
import type { Handlers, OperationId, UploadedFile } from './types.ts';
import { misspeltNumber, wholeNumbersOf } from './wholeNumbers.ts';

export interface Identity {
  userId: number;
  sessionId: number;
}

declare module 'fastify' {
  interface FastifyRequest {
    identity: Identity | null;
    lang: Lang;
    /** What else is wrong with the fields of a body that the contract may refuse for others. */
    fieldFaults: FieldMessages;
    /** True while a form is being taken apart: an error then is the sender's, although the parser does not say so. */
    readingForm: boolean;
  }
}

const UPLOAD_BYTES = 5 * 1024 * 1024;

function ajv(coerceTypes: boolean | 'array'): Ajv2020.default {
  const instance = new Ajv2020.default({
    allErrors: true,
    strict: false,
    useDefaults: true,
    coerceTypes,
    discriminator: false,
  });
  addFormats.default(instance);
  return instance;
}

const pointer = (part: string): string => encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1'));

/** What goes out for an operation. */
interface Answer {
  status: number;
  body: unknown;
  headers?: Record<string, string>;
}

/** Makes the validator of one declared JSON answer; null for a declared answer without JSON. */
type ReplyCheck = (() => ValidateFunction) | null;

/**
 * The checks of every declared answer, by operation and status. A validator is compiled when the first such answer goes out: all of them at
 * once cost a third of the memory of a fresh server and half of its start.
 */
export function replyChecks(contract: Contract): Map<string, ReplyCheck> {
  const strict = ajv(false);
  strict.addSchema({ $id: 'contract', ...contract });
  const check = new Map<string, ReplyCheck>();
  for (const { path, method, operation } of operationsOf(contract)) {
    for (const [status, response] of Object.entries(operation.responses)) {
      const base = response.$ref?.slice(1) ?? `/paths/${pointer(path)}/${method}/responses/${status}`;
      const target = base
        .split('/')
        .slice(1)
        .reduce<unknown>(
          (node, part) =>
            (node as Record<string, unknown>)[decodeURIComponent(part).replaceAll('~1', '/').replaceAll('~0', '~')],
          contract,
        ) as { content?: Record<string, unknown> };
      const json = target.content && 'application/json' in target.content;
      check.set(
        `${operation.operationId} ${status}`,
        json ? lazy(() => strict.compile({ $ref: `contract#${base}/content/application~1json/schema` })) : null,
      );
    }
  }
  return check;
}

function lazy<T>(make: () => T): () => T {
  let made: { value: T } | null = null;
  return () => (made ??= { value: make() }).value;
}

/** A validator as Fastify calls it, compiled at the first request that needs it. */
function compiledAtFirstUse(instance: Ajv2020.default, schema: object): ValidateFunction {
  const compiled = lazy(() => instance.compile(schema));
  const validate = (data: unknown): boolean => {
    const check = compiled();
    const valid = check(data);
    validate.errors = check.errors;
    return valid;
  };
  validate.errors = null as ValidateFunction['errors'];
  return validate as unknown as ValidateFunction;
}

/**
 * What the router must not take literally: a file part arrives as an object, which no JSON Schema type describes, and
 * the media type of an answer is not one that this server reads.
 */
function prepareRoutes(contract: Contract): void {
  for (const { operation } of operationsOf(contract)) {
    for (const response of Object.values(operation.responses)) {
      if (response.content && !('application/json' in response.content)) delete response.content;
    }
    const schema = operation.requestBody?.content?.['multipart/form-data']?.schema;
    const properties = (schema && resolved(contract, schema).properties) ?? {};
    for (const property of Object.values(properties)) {
      if (property.contentMediaType || property.format === 'binary') {
        delete property.type;
        delete property.format;
        delete property.contentMediaType;
      }
    }
  }
}

/**
 * What an operation knows to be wrong with a body beyond the limits of the contract, so that a person hears of all their fields at once. The
 * handler checks the same again: this is only told beside what the contract refuses.
 */
export type FieldChecks = Partial<Record<OperationId, (body: unknown) => Promise<FieldMessages>>>;

/**
 * Routes, security and validation from the contract alone. Requests are validated (query and path with coercion,
 * bodies without), answers strictly: one outside the contract is an error of ours, never sent.
 */
export async function mountContract(
  app: FastifyInstance,
  handlers: Handlers,
  authenticate: (request: FastifyRequest) => Promise<Identity>,
  fieldChecks: FieldChecks = {},
): Promise<void> {
  const contract = readContract();
  const routes = readContract();
  prepareRoutes(routes);
  const check = replyChecks(contract);
  const secured = new Set(
    operationsOf(contract)
      .filter(({ operation }) => (operation.security ?? contract.security ?? []).length > 0)
      .map(({ operation }) => operation.operationId),
  );
  const canonical = new Map(
    operationsOf(contract).map(({ operation }) => [
      operation.operationId,
      operation['x-alias-of'] ?? operation.operationId,
    ]),
  );

  const bodyOf = new Map(operationsOf(contract).map(({ operation }) => [operation.operationId, operation.requestBody]));

  // Twenty tabs of one person, or twenty requests of somebody impatient, cost about what two cost.
  const sharedReads = new Set(
    operationsOf(contract)
      .filter(({ method, operation }) => method === 'get' && secured.has(operation.operationId))
      .filter(({ operation }) => 'application/json' in (operation.responses[200]?.content ?? {}))
      .map(({ operation }) => operation.operationId),
  );
  const coalescedRead = coalesceByKey<Answer>();

  const declaredFields = declaredFieldsOf(contract);
  const wholeNumbers = wholeNumbersOf(contract);

  /** What the handler of an operation answers, checked against the contract; what is declared as JSON as its text. */
  const answer = async (id: string, request: FastifyRequest, reply: FastifyReply): Promise<Answer> => {
    const handle = handlers[(canonical.get(id) ?? id) as OperationId] as unknown as (
      context: unknown,
    ) => Promise<Answer>;
    request.body = declaredFields(id, request.headers['content-type'], request.body);
    const result = await handle({
      query: request.query,
      path: request.params,
      body: request.body,
      userId: request.identity?.userId ?? 0,
      sessionId: request.identity?.sessionId ?? 0,
      lang: request.lang,
      log: request.log,
      request,
      reply,
    });
    const declared = check.get(`${id} ${result.status}`);
    if (declared === undefined) throw new Error(`${id} answered ${result.status}, which the contract does not know`);
    const validate = declared?.();
    if (!validate) return result;
    if (!validate(result.body))
      throw new Error(`${id} ${result.status} breaks the contract: ${JSON.stringify(validate.errors?.slice(0, 4))}`);
    return { ...result, body: JSON.stringify(result.body) };
  };
  const bodies = ajv(false);
  const rest = ajv('array');
  app.decorateRequest('identity', null);
  app.decorateRequest('lang', 'en');
  app.decorateRequest('readingForm', false);
  app.decorateRequest('fieldFaults');
  app.addHook('onRequest', async (request) => {
    request.lang = languageOf(request.headers['accept-language']);
  });

  await app.register(async (scope) => {
    scope.setValidatorCompiler(({ schema, httpPart }) =>
      compiledAtFirstUse(httpPart === 'body' ? bodies : rest, schema as object),
    );
    // Answers are checked against the contract below; Fastify's own serializer would hide a drift by coercing it away.
    scope.setSerializerCompiler(() => (data) => JSON.stringify(data));
    scope.addHook('preValidation', async (request) => {
      request.readingForm = true;
    });
    await scope.register(multipart, {
      attachFieldsToBody: 'keyValues',
      limits: { fileSize: UPLOAD_BYTES, files: 1, fieldSize: 64 * 1024, fields: 40 },
      async onFile(this: FastifyRequest, part) {
        const file: UploadedFile = { name: part.filename, type: part.mimetype, data: await part.toBuffer() };
        (part as unknown as { value: UploadedFile }).value = file;
      },
    });
    await scope.register(openapiGlue, {
      specification: routes as unknown as Record<string, unknown>,
      addEmptySchema: true,
      // glue fills in method, address and schema; its type asks for a whole route.
      operationResolver: ((id: string) => ({
        onRequest: async (request: FastifyRequest) => {
          if (secured.has(id)) request.identity = await authenticate(request);
          // Fastify validates only the media types a route declares, and lets every other one through unread.
          const accepted = bodyOf.get(id)?.content;
          const type = request.headers['content-type']?.split(';')[0]?.trim().toLowerCase();
          if (accepted && type !== undefined && !(type in accepted))
            throw new HttpProblem(415, 'mediaType', { code: 'media_type' });
        },
        preValidation: async (request: FastifyRequest) => {
          request.readingForm = false;
          const numbers = wholeNumbers.get(id) ?? [];
          if (refusedText(request.params) !== null || misspeltNumber(numbers, 'path', request.params)) throw notFound();
          const misspelt = misspeltNumber(numbers, 'query', request.query);
          if (misspelt) throw invalidField(misspelt, 'wholeNumber');
          if (bodyOf.get(id)?.required && (request.body === undefined || request.body === null)) {
            throw new HttpProblem(400, 'object', { code: 'invalid', fields: { body: [{ key: 'object' }] } });
          }
          // Many clients name a media type with every call, and Fastify would check the body that is not there against the schema of that type.
          if (bodyOf.get(id) && request.body === undefined) request.body = {};
          const refused = refusedText(request.body) ?? refusedText(request.query);
          if (refused !== null) {
            const { field, key } = refused;
            throw new HttpProblem(400, 'invalid', {
              code: 'invalid',
              fields: { [field]: [{ key, params: { n: MAX_TEXT } }] },
            });
          }
          request.fieldFaults = (await fieldChecks[id as OperationId]?.(request.body)) ?? {};
        },
        handler: async (request: FastifyRequest, reply: FastifyReply) => {
          if (secured.has(id) && !request.identity) throw unauthenticated();
          const { status, headers, body } = await (sharedReads.has(id)
            ? coalescedRead(
                [request.identity?.userId, request.identity?.sessionId, request.lang, request.url].join(' '),
                () => answer(id, request, reply),
              )
            : answer(id, request, reply));
          reply.code(status).headers(headers ?? {});
          if (typeof body === 'string' && check.get(`${id} ${status}`)) reply.type('application/json; charset=utf-8');
          return reply.send(body);
        },
      })) as unknown as FastifyOpenapiGlueOptions['operationResolver'],
    });
  });
}
