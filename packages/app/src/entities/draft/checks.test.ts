import type { DraftCheck, DraftSentence } from '@peyk/api-types';
import { describe, expect, test } from 'vitest';
import { blockingCheck } from './checks';

const check = (code: string, blocks?: boolean | null, passed = false) =>
  ({ code, passed, value: null, ...(blocks === undefined ? {} : { blocks }) }) as DraftCheck;
const similar = check('similarity', true);
const gap = check('no_placeholders', true);

test.each<[string, readonly DraftCheck[], DraftCheck | null]>([
  ['nothing where nothing was checked', [], null],
  [
    'nothing where what failed blocks nothing',
    [check('word_count', false), check('similarity'), check('x', null)],
    null,
  ],
  ['the first that blocks, behind some that do not', [check('word_count', false), similar, check('x', true)], similar],
  ['a gap before another that blocks', [similar, check('x', true), gap], gap],
  ['another, where the gap blocks nothing', [check('no_placeholders', false), similar], similar],
])('what keeps a draft from being approved is %s', (_, checks, blocking) => {
  expect(blockingCheck({ checks: [...checks] })).toBe(blocking);
});

describe('a check of the sources', () => {
  const bound = check('sentences_bound', true);
  const sentence = (text: string, of: DraftSentence['class']) => ({ text, class: of }) as DraftSentence;
  const sentences = [
    sentence('I led a team.', 'unbound'),
    sentence('I won.', 'unbound'),
    sentence('Hello.', 'courtesy'),
  ];

  test.each<[string, readonly string[], DraftSentence[] | undefined, readonly DraftCheck[], DraftCheck | null]>([
    ['blocks nothing where each is stated', ['I won.', 'I led a team.'], sentences, [bound], null],
    ['blocks where one is not stated', ['I won.', 'Hello.'], sentences, [bound], bound],
    ['blocks where a stated one was changed', ['I won.', 'I led a team'], sentences, [bound], bound],
    ['blocks where no sentence is known', ['I won.'], undefined, [bound], bound],
    ['blocks where no sentence is the cause', ['I won.'], [sentence('Hello.', 'courtesy')], [bound], bound],
    ['lets others block', ['I won.', 'I led a team.'], sentences, [bound, similar], similar],
  ])('EVD-04 %s', (_, stated, of, checks, blocking) => {
    expect(blockingCheck({ checks: [...checks], sentences: of }, stated)).toBe(blocking);
  });
});
