import type { ErrorObject } from 'ajv';
import { type MessageKey, type MessageParams, type Lang, translate } from './messages/translate.ts';

type Message = { key: MessageKey; params?: MessageParams };

const TYPE_MESSAGES: Record<string, MessageKey> = {
  integer: 'wholeNumber',
  number: 'number',
  string: 'text',
  boolean: 'trueFalse',
  array: 'list',
  object: 'object',
};

function messageOf(error: ErrorObject): Message {
  const { keyword, params } = error;
  switch (keyword) {
    case 'required':
      return { key: 'required' };
    case 'minimum':
    case 'exclusiveMinimum':
      return { key: 'minimum', params: { min: params.limit as number } };
    case 'maximum':
    case 'exclusiveMaximum':
      return { key: 'maximum', params: { max: params.limit as number } };
    case 'minLength':
      return params.limit === 1 ? { key: 'required' } : { key: 'minLength', params: { n: params.limit as number } };
    case 'maxLength':
      return { key: 'maxLength', params: { n: params.limit as number } };
    case 'minItems':
      return { key: 'tooFewItems', params: { n: params.limit as number } };
    case 'maxItems':
      return { key: 'tooManyItems', params: { n: params.limit as number } };
    case 'enum':
      return {
        key: 'choice',
        params: {
          choices: (params.allowedValues as (string | number | null)[]).filter((value) => value !== null),
        },
      };
    case 'pattern':
      // The contract's pattern for "not blank".
      return params.pattern === '\\S' ? { key: 'required' } : { key: 'format' };
    case 'type': {
      const types = [params.type as string | string[]].flat();
      const type = types.find((name) => name !== 'null') ?? 'string';
      return { key: TYPE_MESSAGES[type] ?? 'format' };
    }
    default:
      return { key: 'format' };
  }
}

function fieldOf(error: ErrorObject): string {
  const path = error.instancePath.split('/').slice(1);
  if (error.keyword === 'required') path.push(error.params.missingProperty as string);
  return path.map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~')).join('.');
}

/** More errors are unreadable at once; the rest appears once these are fixed. */
const MOST_FAULTS = 20;

/** Ajv's first errors as `{ field: [messages] }`; a nested field is named by its dotted path. */
export function fieldMessages(errors: readonly ErrorObject[], lang: Lang): Record<string, string[]> {
  const fields: Record<string, string[]> = {};
  let faults = 0;
  for (const error of errors) {
    // Summaries of branches; the branches' own errors have the field.
    if (['oneOf', 'anyOf', 'allOf', 'if'].includes(error.keyword) && errors.length > 1) continue;
    const field = fieldOf(error) || 'body';
    const { key, params } = messageOf(error);
    const text = translate(lang, key, params);
    const list = (fields[field] ??= []);
    if (list.includes(text)) continue;
    list.push(text);
    faults += 1;
    if (faults === MOST_FAULTS) break;
  }
  return fields;
}
