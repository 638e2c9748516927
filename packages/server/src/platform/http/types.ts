import type { operations } from '@peyk/api-types';
import type { FastifyBaseLogger, FastifyReply, FastifyRequest } from 'fastify';
import type { Lang } from './messages/translate.ts';

/** Operations with their own handler; an alias (operationId ending in `Alias`) shares its canonical operation's. */
export type OperationId = {
  [O in keyof operations]: O extends `${string}Alias${string}` ? never : O;
}[keyof operations];

type In<O extends OperationId, W extends string> = operations[O] extends { parameters: { [K in W]?: infer Q } }
  ? NonNullable<Q>
  : Record<string, never>;

type Body<O extends OperationId> = operations[O] extends { requestBody?: infer B }
  ? NonNullable<B> extends { content: infer C }
    ? C[keyof C]
    : undefined
  : undefined;

type Content<R> = R extends { content: infer C } ? C[keyof C] : undefined;

export type Result<O extends OperationId> = {
  [S in keyof operations[O]['responses']]: {
    status: S;
    body: Content<operations[O]['responses'][S]>;
    headers?: Record<string, string>;
  };
}[keyof operations[O]['responses']];

export interface Context<O extends OperationId> {
  query: In<O, 'query'>;
  path: In<O, 'path'>;
  body: Body<O>;
  /** The signed-in user; 0 for a public operation. */
  userId: number;
  /** The session behind the access token; 0 when there is none. */
  sessionId: number;
  /** From Accept-Language. */
  lang: Lang;
  log: FastifyBaseLogger;
  request: FastifyRequest;
  reply: FastifyReply;
}

/** One function per operation of the contract: a missing or extra handler, or one with a wrong response type, is a compile error. */
export type Handlers = { [O in OperationId]: (context: Context<O>) => Promise<Result<O>> };

/** An uploaded file in a multipart field. */
export interface UploadedFile {
  name: string;
  type: string;
  data: Buffer;
}
