import type { EmailDraft } from '@peyk/api-types';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { MockDraft } from '../../../mocks/fixtures/draft';
import { MockCvAttached, MockProposalAttached, MockProposalFile } from '../../../mocks/fixtures/files';
import { render } from '../../../mocks/render';
import { type Answer, serve } from '../../../mocks/serve';
import { pressOn } from '../../../testing/tabTo';
import { Attachments } from './Attachments';

const path = `/api/emails/email-drafts/${MockDraft.id}/attachments/`;
const plain: EmailDraft = { ...MockDraft, attachments: [] };
const withBoth: EmailDraft = { ...MockDraft, attachments: [MockCvAttached, MockProposalAttached] };

function Shown({ first }: { first: EmailDraft }) {
  const [draft, setDraft] = useState(first);
  return <Attachments draft={draft} onChanged={async (changed) => setDraft(changed)} />;
}

function show(draft: EmailDraft, answers: Readonly<Record<string, Answer>> = {}, locale: 'en' | 'fa' = 'en') {
  const sent = serve({ 'GET /api/account/files/': [MockProposalFile], ...answers });
  const screen = render(<Shown first={draft} />, { locale });
  return { screen, bodies: () => sent.filter(({ call }) => call === `PUT ${path}`).map(({ body }) => body) };
}

test('ATT-01 the CV is attached and taken off by one switch, and its file is named', async () => {
  const { screen, bodies } = show(plain, { [`PUT ${path}`]: { ...plain, attachments: [MockCvAttached] } });
  const own = screen.getByRole('switch', { name: 'My CV' });
  await own.click({ force: true });
  await expect.element(screen.getByText('3 pages, 0.2 MB')).toBeVisible();
  await expect.element(own).toBeChecked();
  await own.click({ force: true });
  await expect.poll(bodies).toEqual([
    { cv: 'current', proposal: null },
    { cv: 'none', proposal: null },
  ]);
});

test('ATT-01 one of the own proposals is chosen again without an upload, beside the CV that stays', async () => {
  const { screen, bodies } = show({ ...plain, attachments: [MockCvAttached] }, { [`PUT ${path}`]: withBoth });
  await screen.getByRole('combobox', { name: /Proposal from your files/ }).click();
  await screen.getByRole('option', { name: MockProposalFile.name }).click();
  await expect.poll(bodies).toEqual([{ cv: 'kept', proposal: MockProposalFile.id }]);
  await expect.element(screen.getByText('4 pages, 1.9 MB')).toBeVisible();
});

test('ATT-02 a file that is refused is told by the words of the server, and what was attached stays', async () => {
  const detail = 'The file letter.pdf is encrypted. Save it without a password, then select it again.';
  const { screen, bodies } = show(withBoth, {
    'POST /api/account/files/': () => Response.json({ detail, code: 'invalid', file: [detail] }, { status: 400 }),
  });
  const input = document.querySelector<HTMLInputElement>('input[type=file]');
  const chosen = new DataTransfer();
  chosen.items.add(new File(['%PDF-1.7'], 'letter.pdf', { type: 'application/pdf' }));
  if (input) input.files = chosen.files;
  input?.dispatchEvent(new Event('change', { bubbles: true }));
  await expect.element(screen.getByText(detail).first()).toBeVisible();
  await expect.element(screen.getByText('3 pages, 0.2 MB')).toBeVisible();
  expect(bodies()).toEqual([]);
});

test('ATT-03 a CV that has changed since says so, and is renewed by a press', async () => {
  const outdated = { ...withBoth, attachments: [{ ...MockCvAttached, outdated: true }, MockProposalAttached] };
  const { screen, bodies } = show(outdated, { [`PUT ${path}`]: withBoth });
  const told = screen.getByText(/Your profile has changed since this CV was made/);
  await expect.element(told).toBeVisible();
  await screen.getByRole('button', { name: 'Use current CV' }).click();
  await expect.element(told).not.toBeInTheDocument();
  expect(bodies()).toEqual([{ cv: 'current', proposal: MockProposalFile.id }]);
});

test('ATT-03 an approved email keeps its CV until the current one is asked for, which takes the approval back', async () => {
  const attachments = [{ ...MockCvAttached, outdated: true }, MockProposalAttached];
  const { screen, bodies } = show({ ...withBoth, state: 'approved', attachments }, { [`PUT ${path}`]: withBoth });
  const told = screen.getByText(/keeps the CV that you approved/);
  await expect.element(told).toBeVisible();
  await expect.element(screen.getByRole('switch')).not.toBeInTheDocument();
  await screen.getByRole('button', { name: 'Use current CV' }).click();
  await expect.element(screen.getByRole('switch', { name: 'My CV' })).toBeChecked();
  await expect.element(told).not.toBeInTheDocument();
  expect(bodies()).toEqual([{ cv: 'current', proposal: MockProposalFile.id }]);
});

test('ATT-03 an approved email whose CV is still the same says nothing of it', async () => {
  const { screen } = show({ ...withBoth, state: 'approved' });
  await expect.element(screen.getByText(MockCvAttached.name).first()).toBeVisible();
  await expect.element(screen.getByText(/Your profile has changed/)).not.toBeInTheDocument();
});

test('ATT-01 an email that has left names its files and offers no change', async () => {
  const { screen } = show({ ...withBoth, state: 'sent' });
  await expect.element(screen.getByText(MockCvAttached.name).first()).toBeVisible();
  await expect.element(screen.getByRole('switch')).not.toBeInTheDocument();
});

test('a server without attachments shows nothing of them', async () => {
  const { attachments: _, ...bare } = plain;
  const { screen } = show(bare);
  await expect.element(screen.getByText('Attachments')).not.toBeInTheDocument();
});

test('ATT-01 by keyboard alone the CV is attached, and a proposal is chosen', async () => {
  const { screen, bodies } = show(plain, { [`PUT ${path}`]: { ...plain, attachments: [MockCvAttached] } });
  await pressOn(screen.getByRole('switch', { name: 'My CV' }), '{Space}');
  await expect.element(screen.getByRole('switch', { name: 'My CV' })).toBeChecked();
  await pressOn(screen.getByRole('combobox', { name: /Proposal from your files/ }), '{ArrowDown}');
  await expect.element(screen.getByRole('option', { name: MockProposalFile.name })).toBeVisible();
  await userEvent.keyboard('{End}{Enter}');
  await expect.poll(bodies).toEqual([
    { cv: 'current', proposal: null },
    { cv: 'kept', proposal: MockProposalFile.id },
  ]);
});
