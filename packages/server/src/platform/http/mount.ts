import multipart, { type MultipartFile } from '@fastify/multipart';
import Ajv2020, { type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { FastifyInstance, FastifyReply, FastifyRequest, FastifySchema } from 'fastify';
import type { FastifyRouteSchemaDef } from 'fastify/types/schema.js';
import { MAX_TEXT, refusedText } from './body.ts';
import {
  type Contract,
  inlined,
  type ObjectSchema,
  type Operation,
  operationsOf,
  readContract,
  resolved,
} from './contract.ts';
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
    /** Further field errors of a body, reported together with the contract's. */
    fieldFaults: FieldMessages;
    /** True while a form is parsed: an error is then the client's, although the parser does not mark it so. */
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
    // A test validates the contract against the meta-schema; compiling that would cost every start a fifth of a second.
    validateSchema: false,
  });
  addFormats.default(instance);
  return instance;
}

const pointer = (part: string): string => encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1'));

/** The response of an operation. */
interface Answer {
  status: number;
  body: unknown;
  headers?: Record<string, string>;
}

/** Creates the validator of one declared JSON response; null for a declared response without JSON. */
type ReplyCheck = (() => ValidateFunction) | null;

/**
 * The validators of all declared responses, by operation and status. Each is compiled at first use: all at once would take a third of a
 * fresh server's memory and half of its start.
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

/** A file of a form. One that is too large is answered at once, and what still comes of it is thrown away, never kept. */
async function bytesOf({ raw }: FastifyRequest, { file, fieldname, filename }: MultipartFile): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of file as AsyncIterable<Buffer>) {
    if (file.truncated) {
      raw.unpipe();
      raw.resume();
      const params = { name: filename.slice(0, 100), limit: UPLOAD_BYTES / 1024 / 1024 };
      // A photo that was cut has a name that nobody gave it.
      throw new HttpProblem(413, fieldname === 'photo' ? 'fileTooLarge' : 'namedFileTooLarge', {
        params,
        code: 'too_large',
      });
    }
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** The part of a request to validate; Fastify's type lacks a body's media type. */
type ValidatedPart = FastifyRouteSchemaDef<unknown> & { contentType?: string };

/** A validator for Fastify, compiled at the first request that needs it. */
function compiledAtFirstUse(make: () => ValidateFunction): ValidateFunction {
  const compiled = lazy(make);
  const validate = (data: unknown): boolean => {
    const check = compiled();
    const valid = check(data);
    validate.errors = check.errors;
    return valid;
  };
  validate.errors = null as ValidateFunction['errors'];
  return validate as unknown as ValidateFunction;
}

/** The schema of a body of this media type. A file in a form is parsed to an object, which no JSON Schema type describes. */
function bodySchema(contract: Contract, mediaType: string, schema: ObjectSchema): object {
  if (mediaType !== 'multipart/form-data') return schema;
  const form = resolved(contract, schema);
  const properties = Object.entries(form.properties ?? {}).map(([name, property]) => {
    const { type: _type, format: _format, contentMediaType, ...rest } = property;
    return [name, contentMediaType || property.format === 'binary' ? rest : property];
  });
  return { ...form, properties: Object.fromEntries(properties) };
}

/** The schemas by which Fastify validates an operation's requests. */
function routeSchema(contract: Contract, { parameters = [], requestBody }: Operation): FastifySchema {
  const all = parameters.map((parameter) => resolved(contract, parameter));
  const parametersIn = (place: string): object | undefined => {
    const here = all.filter((parameter) => parameter.in === place);
    if (here.length === 0) return undefined;
    const required = here.filter((parameter) => parameter.required).map(({ name }) => name);
    return {
      type: 'object',
      properties: Object.fromEntries(here.map(({ name, schema }) => [name, schema])),
      ...(required.length > 0 && { required }),
    };
  };
  const content = Object.entries(requestBody?.content ?? {}).flatMap(([mediaType, { schema }]) =>
    schema ? [[mediaType, { schema: bodySchema(contract, mediaType, schema) }]] : [],
  );
  const schema = {
    params: parametersIn('path'),
    querystring: parametersIn('query'),
    headers: parametersIn('header'),
    body: content.length > 0 ? { content: Object.fromEntries(content) } : undefined,
  };
  return Object.fromEntries(Object.entries(schema).filter(([, part]) => part !== undefined));
}

/** Everything that routing derives from the contract, shared by all servers of the process. */
const prepared = lazy(() => {
  const contract = readContract();
  const bodies = ajv(false);
  const rest = ajv('array');
  const validators = new Map<string, ValidateFunction>();
  return {
    operations: operationsOf(contract).map((found) => ({
      ...found,
      id: found.operation.operationId,
      isSecured: (found.operation.security ?? contract.security ?? []).length > 0,
    })),
    check: replyChecks(contract),
    declaredFields: declaredFieldsOf(contract),
    wholeNumbers: wholeNumbersOf(contract),
    schemaOf: (operation: Operation) => routeSchema(contract, operation),
    validator: (key: string, isBody: boolean, schema: unknown): ValidateFunction => {
      const validator =
        validators.get(key) ??
        compiledAtFirstUse(() => (isBody ? bodies : rest).compile(inlined(contract, schema) as object));
      validators.set(key, validator);
      return validator;
    },
  };
});

/**
 * Checks of a body beyond the contract's limits, so that all field errors are reported together. The handler repeats them; these only add
 * to a response that the contract's validation already refuses.
 */
export type FieldChecks = Partial<Record<OperationId, (body: unknown) => Promise<FieldMessages>>>;

/**
 * Derives routes, security and validation from the contract alone. Requests are validated (query and path with coercion, bodies without),
 * responses strictly: one outside the contract is a server error and is never sent.
 */
export async function mountContract(
  app: FastifyInstance,
  handlers: Handlers,
  authenticate: (request: FastifyRequest) => Promise<Identity>,
  fieldChecks: FieldChecks = {},
): Promise<void> {
  const { operations, check, declaredFields, wholeNumbers, schemaOf, validator } = prepared();
  const coalescedRead = coalesceByKey<Answer>();

  /** The response of an operation's handler, validated against the contract; JSON as text. */
  const answer = async (
    { operationId: id, 'x-alias-of': canonical = id }: Operation,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<Answer> => {
    const handle = handlers[canonical as OperationId] as unknown as (context: unknown) => Promise<Answer>;
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
  app.decorateRequest('identity', null);
  app.decorateRequest('lang', 'en');
  app.decorateRequest('readingForm', false);
  app.decorateRequest('fieldFaults');
  app.addHook('onRequest', async (request) => {
    request.lang = languageOf(request.headers['accept-language']);
  });

  await app.register(async (scope) => {
    // Responses have no Fastify schema: its serializer would hide deviations from the contract by coercion.
    scope.setValidatorCompiler(({ schema, method, url, httpPart, contentType }: ValidatedPart) =>
      validator([method, url, httpPart, contentType].join(' '), httpPart === 'body', schema),
    );
    scope.addHook('preValidation', async (request) => {
      request.readingForm = true;
    });
    await scope.register(multipart, {
      attachFieldsToBody: 'keyValues',
      limits: { fileSize: UPLOAD_BYTES, files: 1, fieldSize: 64 * 1024, fields: 40 },
      async onFile(this: FastifyRequest, part) {
        const data = await bytesOf(this, part);
        const file: UploadedFile = { name: part.filename, type: part.mimetype, data };
        (part as unknown as { value: UploadedFile }).value = file;
      },
    });
    for (const { path, method, operation, id, isSecured } of operations) {
      const accepted = operation.requestBody?.content;
      const numbers = wholeNumbers.get(id) ?? [];
      // Concurrent identical reads of one person share a run: twenty cost about as much as two.
      const isShared = method === 'get' && isSecured && 'application/json' in (operation.responses[200]?.content ?? {});
      scope.route({
        method: method.toUpperCase(),
        url: path.replaceAll(/\{(\w+)\}/g, ':$1'),
        schema: schemaOf(operation),
        onRequest: async (request) => {
          if (isSecured) request.identity = await authenticate(request);
          // Fastify validates only the declared media types and passes every other one unvalidated.
          const type = request.headers['content-type']?.split(';')[0]?.trim().toLowerCase();
          if (accepted && type !== undefined && !(type in accepted))
            throw new HttpProblem(415, 'mediaType', { code: 'media_type' });
        },
        preValidation: async (request) => {
          request.readingForm = false;
          if (refusedText(request.params) !== null || misspeltNumber(numbers, 'path', request.params)) throw notFound();
          const misspelt = misspeltNumber(numbers, 'query', request.query);
          if (misspelt) throw invalidField(misspelt, 'wholeNumber');
          if (operation.requestBody?.required && (request.body === undefined || request.body === null)) {
            throw new HttpProblem(400, 'object', { code: 'invalid', fields: { body: [{ key: 'object' }] } });
          }
          // Many clients send a content type without a body, which Fastify would validate against that type's schema.
          if (operation.requestBody && request.body === undefined) request.body = {};
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
        handler: async (request, reply) => {
          if (isSecured && !request.identity) throw unauthenticated();
          const { status, headers, body } = await (isShared
            ? coalescedRead(
                [request.identity?.userId, request.identity?.sessionId, request.lang, request.url].join(' '),
                () => answer(operation, request, reply),
              )
            : answer(operation, request, reply));
          reply.code(status).headers(headers ?? {});
          if (typeof body === 'string' && check.get(`${id} ${status}`)) reply.type('application/json; charset=utf-8');
          return reply.send(body);
        },
      });
    }
  });
}
