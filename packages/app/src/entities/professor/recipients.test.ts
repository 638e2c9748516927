import { expect, it } from 'vitest';
import { handoverIn } from './recipients';

const ada = { id: 601, name: 'Ada Berg', university: 'Nordmark', email: 'ada@nordmark.example' };

it('CMP-04 whom Professor Matches hands over are read as they are', () => {
  expect(handoverIn({ recipients: [ada], bot: 802 })).toEqual({ recipients: [ada], bot: 802 });
  expect(handoverIn({ recipients: [{ ...ada, id: null, email: null }], bot: null })).toEqual({
    recipients: [{ ...ada, id: null, email: null }],
    bot: null,
  });
});

it.each([null, undefined, 'recipients', 7, {}, { recipients: 'Ada' }, { recipients: null }])(
  'a history that holds %o hands nobody over',
  (state) => {
    expect(handoverIn(state)).toEqual({ recipients: [], bot: null });
  },
);

it('what is no recipient is left out, and no field is taken for what it is not', () => {
  const strange = { id: -1, name: 'Bo', university: 7, email: {} };
  expect(handoverIn({ recipients: [null, { id: 1 }, strange], bot: '802' })).toEqual({
    recipients: [{ id: null, name: 'Bo', university: null, email: null }],
    bot: null,
  });
});
