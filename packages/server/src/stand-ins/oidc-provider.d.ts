/** The part of oidc-provider used here; the package has no types. */
declare module 'oidc-provider' {
  import type { IncomingMessage, ServerResponse } from 'node:http';

  export interface Payload {
    grantId?: string;
    userCode?: string;
    uid?: string;
    consumed?: unknown;
    [key: string]: unknown;
  }

  export interface Adapter {
    upsert(id: string, payload: Payload, expiresIn?: number): Promise<void>;
    find(id: string): Promise<Payload | undefined>;
    findByUid(uid: string): Promise<Payload | undefined>;
    findByUserCode(userCode: string): Promise<Payload | undefined>;
    consume(id: string): Promise<void>;
    destroy(id: string): Promise<void>;
    revokeByGrantId(grantId: string): Promise<void>;
  }

  export interface Grant {
    addOIDCScope(scope: string): void;
    rejectOIDCScope(scope: string): void;
    save(): Promise<string>;
  }

  export interface Interaction {
    uid: string;
    prompt: { name: string };
    params: Record<string, string | undefined>;
  }

  export interface AccessToken {
    accountId: string;
    scope?: string;
  }

  export class Provider {
    constructor(issuer: string, configuration: Record<string, unknown>);
    proxy: boolean;
    Grant: new (input: { accountId: string; clientId: string }) => Grant;
    AccessToken: { find(token: string): Promise<AccessToken | undefined> };
    callback(): (request: IncomingMessage, response: ServerResponse) => Promise<void>;
    interactionDetails(request: IncomingMessage, response: ServerResponse): Promise<Interaction>;
    interactionResult(
      request: IncomingMessage,
      response: ServerResponse,
      result: Record<string, unknown>,
    ): Promise<string>;
    on(event: string, listener: (...values: unknown[]) => void): this;
  }

  export interface Prompt {
    name: string;
  }

  export const interactionPolicy: {
    Prompt: new (info: { name: string; requestable?: boolean }) => Prompt;
    base(): Prompt[] & { add(prompt: Prompt, index?: number): void };
  };

  export default Provider;
}
