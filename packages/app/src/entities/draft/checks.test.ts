import type { DraftCheck } from '@peyk/api-types';
import { expect, test } from 'vitest';
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
