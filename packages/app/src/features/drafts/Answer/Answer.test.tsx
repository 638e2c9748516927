import type { EmailAnswer, EmailDraft } from '@peyk/api-types';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { useApi } from '../../../api/useApi';
import { createTranslator } from '../../../i18n/translator';
import { formatDate } from '../../../i18n/format';
import type { Locale } from '../../../i18n/types';
import { MockDraftSent } from '../../../mocks/fixtures/draft';
import { render } from '../../../mocks/render';
import { type Answer as Served, serve } from '../../../mocks/serve';
import { Answer } from './Answer';

const path = `/api/emails/email-drafts/${MockDraftSent.id}/answer/`;
const name = MockDraftSent.professor_name;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T12:00:00Z') });
});
afterEach(() => {
  vi.useRealTimers();
});

function Shown({ first }: { first: EmailDraft }) {
  // The frame shows the level of the person.
  useApi('/api/auth/me/');
  const [draft, setDraft] = useState(first);
  return <Answer draft={draft} onChanged={async (changed) => setDraft(changed)} />;
}

/** What the server keeps: the body of a PUT, nothing after a DELETE. */
const keeping: Record<string, Served> = {
  [`PUT ${path}`]: async (request) => Response.json({ ...left, answer: await request.json() }),
  [`DELETE ${path}`]: () => Response.json({ ...left, answer: null }),
};
const left: EmailDraft = { ...MockDraftSent, sent_at: '2026-11-16T12:00:00Z' };

function show({
  answer = null,
  sentAt = '2026-11-16T12:00:00Z',
  locale = 'en',
  answers = keeping,
}: {
  answer?: EmailAnswer | null;
  sentAt?: string;
  locale?: Locale;
  answers?: Readonly<Record<string, Served>>;
} = {}) {
  const sent = serve(answers);
  const screen = render(<Shown first={{ ...left, sent_at: sentAt, answer }} />, { locale });
  const t = createTranslator(locale);
  return {
    screen,
    t,
    button: (text: string) => screen.getByRole('button', { name: text, exact: true }),
    puts: () => sent.filter(({ call }) => call === `PUT ${path}`).map(({ body }) => body),
    calls: () => sent.map(({ call }) => call),
    today: t('answers.today', { day: formatDate(locale, '2026-11-20') }),
    yesterday: t('answers.yesterday', { day: formatDate(locale, '2026-11-19') }),
  };
}
const interested: EmailAnswer = { kind: 'interested', received_on: '2026-11-19' };

describe.each(['en', 'fa'] as const)('in %s', (locale) => {
  test('REP-01 an answer is recorded in two presses, what it said and the day', async () => {
    const { screen, t, button, puts, calls, yesterday } = show({ locale });
    await button(t('answers.kinds.not_recruiting')).click();
    expect(puts()).toEqual([]);
    await button(yesterday).click();
    await expect.element(screen.getByRole('heading', { name: t('answers.from', { name }) })).toBeVisible();
    await expect.element(screen.getByText(t('answers.kinds.not_recruiting'))).toBeVisible();
    const day = formatDate(locale, '2026-11-19');
    await expect.element(screen.getByText(t('answers.on', { day }))).toBeVisible();
    expect(puts()).toEqual([{ kind: 'not_recruiting', received_on: '2026-11-19' }]);
    // What it earned is shown in the frame.
    await expect.poll(() => calls().slice(calls().indexOf(`PUT ${path}`))).toContain('GET /api/auth/me/');
  });

  test('REP-02 what it said, or its day, is corrected in one press after Change', async () => {
    const { screen, t, button, puts, today } = show({ locale, answer: interested });
    await button(t('answers.change')).click();
    await expect.element(button(t('answers.kinds.interested'))).not.toBeInTheDocument();
    await button(t('answers.kinds.later')).click();
    await expect.element(screen.getByRole('heading', { name: t('answers.from', { name }) })).toBeVisible();
    await button(t('answers.change')).click();
    await button(today).click();
    await expect.poll(puts).toEqual([
      { kind: 'later', received_on: '2026-11-19' },
      { kind: 'later', received_on: '2026-11-20' },
    ]);
    await expect.element(screen.getByText(t('answers.kinds.later'))).toBeVisible();
  });

  test('REP-01 is taken back in one press, and can be recorded anew', async () => {
    const { screen, t, button } = show({ locale, answer: interested });
    await button(t('answers.undo')).click();
    await expect.element(button(t('answers.kinds.interested'))).toBeVisible();
    await expect.element(screen.getByRole('heading', { name: t('answers.title') })).toHaveFocus();
  });

  test('REP-05 what “stop” does is told before it is saved, also where an answer is corrected to it', async () => {
    const { screen, t, button, puts, today } = show({ locale, answer: interested });
    await button(t('answers.change')).click();
    await button(t('answers.kinds.stop')).click();
    const told = screen.getByText(t('answers.stop', { name, email: left.to_email ?? '' }));
    await expect.element(told).toBeVisible();
    expect(puts()).toEqual([]);
    await button(today).click();
    await expect.element(screen.getByText(t('answers.listed', { name }))).toBeVisible();
    expect(puts()).toEqual([{ kind: 'stop', received_on: '2026-11-20' }]);
  });

  test('REP-01 is recorded by keyboard alone, and focus follows', async () => {
    const { screen, t, button, puts, today } = show({ locale });
    const press = async (text: string) => {
      for (let presses = 0; presses < 20 && button(text).element() !== document.activeElement; presses += 1)
        await userEvent.keyboard('{Tab}');
      await expect.element(button(text)).toHaveFocus();
      await userEvent.keyboard('{Enter}');
    };
    await press(t('answers.kinds.interested'));
    await expect.element(screen.getByRole('heading', { name: t('answers.title') })).toHaveFocus();
    await press(today);
    await expect.element(screen.getByRole('heading', { name: t('answers.from', { name }) })).toHaveFocus();
    expect(puts()).toEqual([{ kind: 'interested', received_on: '2026-11-20' }]);
  });

  test('REP-01 a day that the server refuses is told, and what was selected stays', async () => {
    const refused = 'Select the day the email was sent, or a later one.';
    const { screen, t, button, today } = show({
      locale,
      answers: {
        [`PUT ${path}`]: () =>
          Response.json({ detail: refused, code: 'invalid', received_on: [refused] }, { status: 400 }),
      },
    });
    await button(t('answers.kinds.later')).click();
    await button(today).click();
    await expect.element(screen.getByRole('alert').getByText(refused)).toBeVisible();
    await expect.element(screen.getByText(t('answers.kinds.later'))).toBeVisible();
    await expect.element(button(today)).toBeEnabled();
  });
});

test('REP-01 a day that is not offered is entered, from the day the email left to today', async () => {
  const { screen, t, button, puts } = show();
  await button(t('answers.kinds.later')).click();
  await button(t('answers.otherDay')).click();
  await button('Save').click();
  await expect.element(screen.getByText(t('answers.dayMissing'))).toBeVisible();
  const enter = async (text: string) => {
    await userEvent.click(screen.getByRole('spinbutton', { name: /year/i }));
    await userEvent.keyboard(text);
    await userEvent.keyboard('{Tab}');
  };
  await enter('20261115');
  await button('Save').click();
  expect(puts()).toEqual([]);
  await enter('20261117');
  await button('Save').click();
  await expect.poll(puts).toEqual([{ kind: 'later', received_on: '2026-11-17' }]);
  await expect.element(screen.getByText('Received on 17 November 2026')).toBeVisible();
});

test.each([
  ['2026-11-20T12:00:00Z', [true, false, false]],
  ['2026-11-19T12:00:00Z', [true, true, false]],
  ['2026-11-18T12:00:00Z', [true, true, true]],
])('REP-01 of an email that left at %s no day before it is offered', async (sentAt, offered) => {
  const { t, button, today, yesterday } = show({ sentAt });
  await button(t('answers.kinds.later')).click();
  await expect.element(button(today)).toBeVisible();
  expect([today, yesterday, t('answers.otherDay')].map((text) => button(text).query() !== null)).toEqual(offered);
});

test('REP-01 a failed save is told, nothing is lost, and the same press tries again', async () => {
  let fails = true;
  const { screen, t, button, puts, today } = show({
    answers: {
      ...keeping,
      [`PUT ${path}`]: async (request) =>
        fails ? Promise.reject(new TypeError('offline')) : Response.json({ ...left, answer: await request.json() }),
    },
  });
  await button(t('answers.kinds.interested')).click();
  await button(today).click();
  await expect.element(screen.getByText(t('answers.saveFailed'))).toBeVisible();
  await expect.element(screen.getByText(t('answers.kinds.interested'))).toBeVisible();
  fails = false;
  await button(today).click();
  await expect.element(screen.getByRole('heading', { name: t('answers.from', { name }) })).toBeVisible();
  expect(puts()).toEqual([1, 2].map(() => ({ kind: 'interested', received_on: '2026-11-20' })));
});

test('REP-01 an answer that cannot be taken back stands', async () => {
  const { screen, t, button } = show({
    answer: interested,
    answers: { [`DELETE ${path}`]: () => Response.json({ detail: 'No.' }, { status: 500 }) },
  });
  await button(t('answers.undo')).click();
  await expect.element(screen.getByText(t('answers.undoFailed'))).toBeVisible();
  await expect.element(screen.getByText(t('answers.kinds.interested'))).toBeVisible();
});

test('REP-01 Back leads to what was there before, and saves nothing', async () => {
  const { screen, t, button, puts } = show({ answer: interested });
  await button(t('answers.change')).click();
  await button(t('answers.kinds.stop')).click();
  await button(t('answers.back')).click();
  await button('Cancel').click();
  await expect.element(screen.getByRole('heading', { name: t('answers.from', { name }) })).toBeVisible();
  expect(puts()).toEqual([]);
});

test('REP-04 an automatic reply says that a real answer may still come', async () => {
  const { screen, t } = show({ answer: { kind: 'out_of_office', received_on: '2026-11-17' } });
  await expect.element(screen.getByText(t('answers.automatic', { name }))).toBeVisible();
  expect(page.getByText(t('answers.listed', { name })).query()).toBeNull();
});
