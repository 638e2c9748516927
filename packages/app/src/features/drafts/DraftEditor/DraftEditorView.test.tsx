import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from '../../../mocks/render';
import { type DraftEditorState, draftEditorStates } from './DraftEditor.states';
import { type DraftEditorActions, DraftEditorView } from './DraftEditorView';

const path = '/professors/601/email?bot=801';

const silent = () =>
  ({
    onRetry: vi.fn(),
    onCreate: vi.fn(),
    onAct: vi.fn(),
    onEdit: vi.fn(),
    onEditChange: vi.fn(),
    onSave: vi.fn(),
    onCancel: vi.fn(),
    onKeepMine: vi.fn(),
    onTakeTheirs: vi.fn(),
    onRecipientOpen: vi.fn(),
    onRecipientChange: vi.fn(),
    onRecipientBlur: vi.fn(),
  }) satisfies DraftEditorActions;

async function show(state: DraftEditorState, locale: 'en' | 'fa' = 'en') {
  const acts = silent();
  return { acts, screen: render(<DraftEditorView state={state} {...acts} />, { locale, path }) };
}

test('R1 approving wakes when the end of the letter has been on screen', async () => {
  const { screen, acts } = await show(draftEditorStates.review);
  const approve = screen.getByRole('button', { name: 'Approve and schedule' });
  await expect.element(approve).toBeDisabled();
  screen.getByText('End of the letter').element().scrollIntoView();
  await expect.element(approve).toBeEnabled();
  await approve.click();
  expect(acts.onAct).toHaveBeenCalledExactlyOnceWith('approve');
});

test('R1 approving sleeps again when another text of the letter comes', async () => {
  const { review } = draftEditorStates;
  function Replaced() {
    const [version, setVersion] = useState(1);
    return (
      <>
        <button onClick={() => setVersion(2)}>It is changed elsewhere</button>
        <DraftEditorView state={{ ...review, draft: { ...review.draft, version } }} {...silent()} />
      </>
    );
  }
  const screen = render(<Replaced />, { path });
  const approve = screen.getByRole('button', { name: 'Approve and schedule' });
  screen.getByText('End of the letter').element().scrollIntoView();
  await expect.element(approve).toBeEnabled();
  scrollTo(0, 0);
  await screen.getByRole('button', { name: 'It is changed elsewhere' }).click();
  await expect.element(approve).toBeDisabled();
  screen.getByText('End of the letter').element().scrollIntoView();
  await expect.element(approve).toBeEnabled();
});

test('R1 approving wakes for whoever moves by keyboard', async () => {
  const { screen } = await show(draftEditorStates.review);
  (screen.getByRole('button', { name: 'Change the subject' }).element() as HTMLElement).focus();
  await userEvent.keyboard('{Tab}');
  await expect.element(screen.getByRole('button', { name: 'Edit text' })).toHaveFocus();
  await expect.element(screen.getByRole('button', { name: 'Approve and schedule' })).toBeEnabled();
});

test('nothing is approved while the text is being changed', async () => {
  const { screen } = await show(draftEditorStates.editing);
  await expect.element(screen.getByRole('button', { name: 'Approve and schedule' })).toBeDisabled();
});

test('A-132 saving hands over the text, and bad input lands on its field with what was typed', async () => {
  const { screen, acts } = await show(draftEditorStates.saveInvalid);
  await expect.element(screen.getByText('This field is required.').first()).toBeVisible();
  await expect
    .element(screen.getByRole('textbox', { name: 'Text of the email' }))
    .toHaveValue(draftEditorStates.saveInvalid.editing.body);
  await screen.getByRole('button', { name: 'Save', exact: true }).click();
  expect(acts.onSave).toHaveBeenCalledOnce();
});

test('A-132 a link is held while changes are not saved', async () => {
  const { screen } = await show(draftEditorStates.editing);
  await screen.getByRole('link', { name: 'Review queue' }).click();
  await expect.element(screen.getByText('Leave without saving?')).toBeVisible();
});

test('a text that was changed elsewhere is chosen by its field, and cannot be saved before', async () => {
  const { screen, acts } = await show(draftEditorStates.conflict);
  await expect.element(screen.getByRole('button', { name: 'Save', exact: true })).toBeDisabled();
  await screen.getByRole('button', { name: 'Keep mine' }).click();
  expect(acts.onKeepMine).toHaveBeenCalledExactlyOnceWith('body');
  await screen.getByRole('button', { name: 'Take the saved one' }).click();
  expect(acts.onTakeTheirs).toHaveBeenCalledExactlyOnceWith('body');
});

test('A-126 without Gmail the seal leads to /gmail', async () => {
  const { screen } = await show(draftEditorStates.gmailMissing);
  await expect.element(screen.getByRole('link', { name: 'Connect Gmail' })).toHaveAttribute('href', '/gmail');
});

test('an approved draft is sent now or taken back', async () => {
  const { screen, acts } = await show(draftEditorStates.approved);
  await screen.getByRole('button', { name: 'Send now' }).click();
  await screen.getByRole('button', { name: 'Take it back' }).click();
  expect(acts.onAct.mock.calls).toEqual([['send'], ['withdraw']]);
});

test('A-128 says No draft found. and writes one only when asked', async () => {
  const { screen, acts } = await show(draftEditorStates.none);
  await expect.element(screen.getByText('No draft found.')).toBeVisible();
  await screen.getByRole('button', { name: 'Create draft' }).click();
  expect(acts.onCreate).toHaveBeenCalledOnce();
});

test('the gloss stands beside a Persian page only', async () => {
  const { screen } = await show(draftEditorStates.review, 'fa');
  await expect.element(screen.getByText('برای خواندن شما: فرستاده نمی‌شود')).toBeVisible();
});

test('R7 an approved email says when it leaves and why not sooner', async () => {
  const { screen } = await show(draftEditorStates.delayed);
  await expect.element(screen.getByRole('heading', { name: /^Approved: leaves on Friday 4 December/ })).toBeVisible();
  await expect.element(screen.getByText(/somebody of this department has your email/)).toBeVisible();
});

test('R17 an approved email that waits without a time promises none', async () => {
  const { screen } = await show(draftEditorStates.delayedOpen);
  await expect.element(screen.getByRole('heading', { name: 'Approved, and it waits' })).toBeVisible();
  await expect.element(screen.getByText('It waits, because you paused everything.')).toBeVisible();
});

test('R14 an email that came back says so', async () => {
  const { screen } = await show(draftEditorStates.bounced);
  await expect.element(screen.getByRole('heading', { name: 'Sent, and it came back' })).toBeVisible();
  await expect.element(screen.getByText('It came back: the address does not take email.')).toBeVisible();
});
