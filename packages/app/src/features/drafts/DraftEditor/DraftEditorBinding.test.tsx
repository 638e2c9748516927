import type { EmailDraft } from '@peyk/api-types';
import { userEvent } from 'vitest/browser';
import { afterEach, describe, expect, test } from 'vitest';
import { Route } from 'wouter';
import { MockConfig } from '../../../mocks/fixtures/config';
import { MockGmail } from '../../../mocks/fixtures/gmail';
import { MockLetterUnbound, bindingOf, boast } from '../../../mocks/fixtures/letter';
import { MockMatch, MockProfessor } from '../../../mocks/fixtures/professor';
import { render } from '../../../mocks/render';
import { type Answer, serve } from '../../../mocks/serve';
import { DraftEditor } from './DraftEditor';

afterEach(() => sessionStorage.clear());

const address = `/api/emails/email-drafts/${MockLetterUnbound.id}/`;
const refusal = 'A number or year is not in the source.';

/** A letter with a sentence without a source, and a server that lets only the job bear it. */
function open(more: Readonly<Record<string, Answer>> = {}, locale: 'en' | 'fa' = 'en') {
  let stored: EmailDraft = MockLetterUnbound;
  const sent = serve({
    'POST /api/emails/email-drafts/find/': () => Response.json(stored),
    'GET /api/professor/professors/601/': MockProfessor,
    'GET /api/matching/match-scores/': [MockMatch],
    'GET /integrations/api/gmail/accounts/': [MockGmail],
    'GET /api/config/': MockConfig,
    [`POST ${address}bind/`]: async (request: Request) => {
      const { text, source } = (await request.json()) as { text: string; source: string | null };
      if (source !== null && !source.startsWith('jobs:'))
        return Response.json({ detail: refusal, code: 'invalid', source: [refusal] }, { status: 422 });
      stored =
        source === null ? { ...MockLetterUnbound, version: stored.version + 1 } : bindingOf(MockLetterUnbound, text);
      return Response.json(stored);
    },
    ...more,
  });
  const screen = render(
    <Route path="/professors/:professorId/email">
      <DraftEditor />
    </Route>,
    { path: '/professors/601/email', locale },
  );
  const reads = () => sent.filter(({ call }) => call === 'POST /api/emails/email-drafts/find/').length;
  return {
    screen,
    reads,
    asked: () => sent.filter(({ call }) => call === `POST ${address}bind/`).map(({ body }) => body),
  };
}

const dialogOf = (screen: ReturnType<typeof open>['screen']) => screen.getByRole('dialog');

describe('a sentence without a source', () => {
  test('EVD-04 is bound to a source that is chosen among the papers of the professor and the own entries', async () => {
    const { screen, asked } = open();
    await screen.getByRole('button', { name: 'Add source' }).click();
    const dialog = dialogOf(screen);
    await expect.element(dialog.getByRole('heading', { name: 'What is the source of this sentence?' })).toBeVisible();
    await expect.element(dialog.getByText(boast)).toBeVisible();
    const papers = dialog.getByRole('list', { name: 'Professor’s papers' }).getByRole('listitem');
    const entries = dialog.getByRole('list', { name: 'Your profile' }).getByRole('listitem');
    expect([papers.elements().length, entries.elements().length]).toEqual([2, 4]);
    await expect.element(papers.first().getByText(/14 September 2025$/)).toBeVisible();
    await expect.element(entries.nth(2).getByText(/^Jobs/)).toBeVisible();
    await dialog.getByRole('button', { name: 'Bridge engineer' }).click();
    await expect.element(dialog).not.toBeInTheDocument();
    expect(asked()).toEqual([{ text: boast, source: 'jobs:51', version: 1 }]);
    expect(screen.getByText('Without a source').elements()).toEqual([]);
    await expect.element(screen.getByText('I led the inspection of bridges with twelve engineers.')).toBeVisible();
    await expect.element(screen.getByText(/^You added this source\./)).toBeVisible();
    await expect.element(screen.getByRole('button', { name: 'From your profile' }).nth(3)).toHaveFocus();
  });

  test('EVD-04 that is bound lets the email be approved, and its source can be taken away', async () => {
    const { screen, asked } = open();
    await screen.getByRole('button', { name: 'Add source' }).click();
    await dialogOf(screen).getByRole('button', { name: 'Bridge engineer' }).click();
    await expect.element(screen.getByRole('button', { name: 'Approve and schedule' })).toBeVisible();
    await screen.getByRole('button', { name: 'Remove source' }).click();
    await expect.element(screen.getByRole('button', { name: 'Without a source' })).toHaveFocus();
    expect(asked().at(-1)).toEqual({ text: boast, source: null, version: 2 });
    await expect.element(screen.getByRole('button', { name: /^Approve \(1 sentence has no source/ })).toBeVisible();
  });

  test('EVD-04 is not bound to a source that does not bear it, and says why', async () => {
    const { screen } = open();
    await screen.getByRole('button', { name: 'Add source' }).click();
    const dialog = dialogOf(screen);
    await dialog.getByRole('button', { name: /^Vibration-based sensing/ }).click();
    const alert = dialog.getByRole('alert');
    await expect.element(alert.getByText('This source does not fit')).toBeVisible();
    await expect.element(alert.getByText(refusal)).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(screen.getByRole('button', { name: 'Add source' })).toHaveFocus();
    await expect.element(screen.getByRole('button', { name: 'Without a source' })).toBeVisible();
  });

  test('EVD-04 whose choice is closed while a source is checked does not open it again with the answer', async () => {
    let answer = () => undefined as void;
    const held = new Promise<void>((resolve) => {
      answer = resolve;
    });
    let isChanged = false;
    const { screen, asked, reads } = open({
      [`POST ${address}bind/`]: async () => {
        await held;
        isChanged = true;
        return Response.json({ detail: 'It was changed.', code: 'draft_changed' }, { status: 409 });
      },
      'POST /api/emails/email-drafts/find/': () =>
        Response.json(
          isChanged ? { ...MockLetterUnbound, subject: 'Changed elsewhere', version: 2 } : MockLetterUnbound,
        ),
    });
    const button = screen.getByRole('button', { name: 'Add source' });
    await button.click();
    await dialogOf(screen).getByRole('button', { name: 'Bridge engineer' }).click();
    await expect.poll(asked).toHaveLength(1);
    await userEvent.keyboard('{Escape}');
    await expect.element(dialogOf(screen)).not.toBeInTheDocument();
    answer();
    await expect.poll(reads).toBe(2);
    await expect.element(screen.getByText('Changed elsewhere').first()).toBeVisible();
    expect(dialogOf(screen).elements()).toEqual([]);
    await expect.element(button).toHaveFocus();
    await button.click();
    await expect.element(dialogOf(screen).getByRole('button', { name: 'Bridge engineer' })).toBeVisible();
    expect(dialogOf(screen).getByRole('alert').elements()).toEqual([]);
  });

  test('EVD-04 is bound by the keyboard alone', async () => {
    const { screen, asked } = open();
    const button = screen.getByRole('button', { name: 'Add source' });
    await expect.element(button).toBeVisible();
    (button.element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    const job = dialogOf(screen).getByRole('button', { name: 'Bridge engineer' });
    await expect.element(job).toBeVisible();
    // The close button, two papers, the thesis, the project and the job.
    for (let step = 0; step < 8 && document.activeElement !== job.element(); step += 1) await userEvent.tab();
    await expect.element(job).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect.element(screen.getByRole('button', { name: 'Remove source' })).toBeVisible();
    expect(asked()).toHaveLength(1);
  });

  test('EVD-04 of a letter that was changed meanwhile is bound to nothing, and says so', async () => {
    const { screen } = open({
      [`POST ${address}bind/`]: () =>
        Response.json({ detail: 'It was changed.', code: 'draft_changed' }, { status: 409 }),
    });
    await screen.getByRole('button', { name: 'Add source' }).click();
    await dialogOf(screen).getByRole('button', { name: 'Bridge engineer' }).click();
    const alert = dialogOf(screen).getByRole('alert');
    await expect.element(alert.getByText('Could not save the source')).toBeVisible();
    await expect.element(alert.getByText('It was changed.')).toBeVisible();
  });

  test('EVD-04 is bound on a Persian page without an English word outside what is said to be English', async () => {
    const { screen } = open({}, 'fa');
    await screen.getByRole('button', { name: 'تعیین منبع' }).click();
    const dialog = screen.getByRole('dialog', { name: 'منبع این جمله کدام است؟' });
    await expect.element(dialog.getByRole('list', { name: 'مقاله‌های استاد' })).toBeVisible();
    const loose: (string | null)[] = [];
    const walker = document.createTreeWalker(dialog.element(), NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const { textContent, parentElement } = walker.currentNode;
      if (/[A-Za-z]{2}/.test(textContent ?? '') && parentElement?.closest('[lang]')?.getAttribute('lang') !== 'en')
        loose.push(textContent);
    }
    expect(loose).toEqual([]);
  });
});
