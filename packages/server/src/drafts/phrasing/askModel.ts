import type { LanguageModelConfig } from '../../platform/config.ts';
import { ANSWER_SCHEMA, type ChatMessage } from './prompt.ts';

/** Why a service gave no answer that can be read. */
export type CallFailure =
  | 'late'
  | 'unreachable'
  | 'status'
  | 'unsupported'
  | 'too_large'
  | 'not_json'
  | 'shape'
  | 'unfinished';

export type Asked =
  | { content: string; tokens: number | null }
  | { failed: CallFailure; status?: number; tokens: number | null };

export const MAX_TOKENS = 900;
const MAX_BYTES = 256 * 1024;

/** Which of the fields that services differ in a service takes, as far as it has said. */
interface Abilities {
  format: 'json_schema' | 'json_object' | 'none';
  limit: 'max_tokens' | 'max_completion_tokens';
  temperature: boolean;
}

/** Known until the process ends, by service and model. */
const known = new Map<string, Abilities>();
const AT_FIRST: Abilities = { format: 'json_schema', limit: 'max_tokens', temperature: true };

/** What to leave out from the next call on, read from a refusal; null where it names none of it. */
function less(abilities: Abilities, refusal: string): Abilities | null {
  if (/max_(?:completion_)?tokens/u.test(refusal) && abilities.limit === 'max_tokens')
    return { ...abilities, limit: 'max_completion_tokens' };
  if (/temperature/u.test(refusal) && abilities.temperature) return { ...abilities, temperature: false };
  if (/response_format|json_schema|schema|grammar/u.test(refusal) && abilities.format !== 'none')
    return { ...abilities, format: abilities.format === 'json_schema' ? 'json_object' : 'none' };
  return null;
}

const formatOf = ({ format }: Abilities): object => {
  if (format === 'none') return {};
  if (format === 'json_object') return { response_format: { type: 'json_object' } };
  return {
    response_format: { type: 'json_schema', json_schema: { name: 'sentences', strict: true, schema: ANSWER_SCHEMA } },
  };
};

/** The whole body as text; null once it is larger than an answer can be. */
async function bodyOf(response: Response): Promise<string | null> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  // Leaving the loop cancels the rest.
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength;
    if (size > MAX_BYTES) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What the service says it counted; null for what no count can be. */
function tokensIn(answer: Record<string, unknown>): number | null {
  const total = isObject(answer['usage']) ? answer['usage']['total_tokens'] : null;
  return Number.isInteger(total) && Number(total) > 0 && Number(total) <= 1_000_000 ? Number(total) : null;
}

/** The one message of an answer that ended by itself; thoughts beside it are never read, and a tool it asks for is never called. */
function contentOf(answer: Record<string, unknown>): { content: string } | { failed: CallFailure } {
  const choices = answer['choices'];
  const [choice, ...others] = Array.isArray(choices) ? (choices as unknown[]) : [];
  if (!isObject(choice) || others.length > 0) return { failed: 'shape' };
  const { message } = choice;
  if (choice['finish_reason'] !== 'stop') return { failed: 'unfinished' };
  if (!isObject(message) || typeof message['content'] !== 'string') return { failed: 'shape' };
  const tools = message['tool_calls'];
  const asksMore = (tools != null && !(Array.isArray(tools) && tools.length === 0)) || message['function_call'] != null;
  const refuses = typeof message['refusal'] === 'string' && message['refusal'] !== '';
  return asksMore || refuses ? { failed: 'shape' } : { content: message['content'] };
}

/** One call without a retry: what a service does not take is left out of the next one. Never throws. */
export async function askModel(
  { baseUrl, apiKey, model }: Pick<LanguageModelConfig, 'baseUrl' | 'apiKey' | 'model'>,
  messages: readonly ChatMessage[],
  signal: AbortSignal,
): Promise<Asked> {
  const key = `${baseUrl} ${model}`;
  const abilities = known.get(key) ?? AT_FIRST;
  try {
    const response = await fetch(`${baseUrl}/chat/completions`, {
      method: 'POST',
      // Never to where somebody else points: the key goes to this service alone.
      redirect: 'error',
      signal,
      headers: {
        'content-type': 'application/json',
        accept: 'application/json',
        ...(apiKey === null ? {} : { authorization: `Bearer ${apiKey}` }),
      },
      body: JSON.stringify({
        model,
        messages,
        [abilities.limit]: MAX_TOKENS,
        ...(abilities.temperature ? { temperature: 0.3 } : {}),
        ...formatOf(abilities),
      }),
    });
    const text = await bodyOf(response);
    if (text === null) return { failed: 'too_large', tokens: null };
    if (response.status === 400) {
      const next = less(abilities, text);
      if (next !== null) {
        known.set(key, next);
        return { failed: 'unsupported', status: 400, tokens: null };
      }
    }
    if (response.status !== 200) return { failed: 'status', status: response.status, tokens: null };
    return readAnswer(text);
  } catch {
    return { failed: signal.aborted ? 'late' : 'unreachable', tokens: null };
  }
}

function readAnswer(text: string): Asked {
  let answer: unknown;
  try {
    answer = JSON.parse(text);
  } catch {
    return { failed: 'not_json', tokens: null };
  }
  if (!isObject(answer)) return { failed: 'shape', tokens: null };
  const tokens = tokensIn(answer);
  if (answer['error'] != null) return { failed: 'shape', tokens };
  return { ...contentOf(answer), tokens };
}
