import { useState } from 'react';
import { describe, expect, test, vi } from 'vitest';
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

test.each([
  ['en', 'Approve and schedule', /It cannot be approved yet\. A gap is left to fill\. Fill it in or remove it\./],
  ['fa', 'تأیید و زمان‌بندی', /هنوز نمی‌توان آن را تأیید کرد\. جای خالی در متن مانده است\. آن را پر یا حذف کنید\./],
] as const)('R12 R13 a check that blocks is named at the button, with its way out (%s)', async (locale, name, why) => {
  const { screen } = await show(draftEditorStates.checksFailed, locale);
  const approve = screen.getByRole('button', { name });
  const end = screen.getByText(locale === 'en' ? 'End of the letter' : 'پایان نامه');
  end.element().scrollIntoView();
  await expect.element(approve).toHaveAccessibleDescription(why);
  await expect.element(approve).toBeDisabled();
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

describe('what the seal offers', () => {
  const { review } = draftEditorStates;
  const buttons = ['Approve and schedule', 'Send now', 'Take it back', 'Skip'];
  const offered = (screen: Awaited<ReturnType<typeof show>>['screen']) =>
    buttons.filter((name) => screen.getByRole('button', { name, exact: true }).elements().length > 0);
  const seenEnd = async (screen: Awaited<ReturnType<typeof show>>['screen']) => {
    screen.getByText('End of the letter').element().scrollIntoView();
    await expect.poll(() => screen.getByText('The button wakes when').elements()).toEqual([]);
  };

  test.each([
    ['needs_review', ['Approve and schedule', 'Skip']],
    ['failed', ['Approve and schedule', 'Skip']],
    ['skipped', ['Approve and schedule']],
    ['approved', ['Send now', 'Take it back']],
    ['sending', []],
    ['sent', []],
    ['unknown', []],
  ] as const)('of a letter that is %s is %j', async (state, acts) => {
    const { screen } = await show({ ...review, draft: { ...review.draft, state } });
    await expect.element(screen.getByRole('heading', { level: 1 })).toBeVisible();
    expect(offered(screen)).toEqual(acts);
    const changeable = state === 'needs_review' || state === 'failed' || state === 'skipped';
    for (const name of ['Edit text', 'Change the subject', 'Change the address of the recipient'])
      expect([name, screen.getByRole('button', { name }).elements().length]).toEqual([name, changeable ? 1 : 0]);
  });

  test.each(['missing', 'reconnect'] as const)(
    'without Gmail (%s) is to skip, and not what is skipped already',
    async (status) => {
      const gmail = { status };
      const waiting = await show({ ...review, gmail });
      await expect.element(waiting.screen.getByRole('button', { name: 'Skip' })).toBeEnabled();
      expect(offered(waiting.screen)).toEqual(['Skip']);
      await waiting.screen.getByRole('button', { name: 'Skip' }).click();
      expect(waiting.acts.onAct.mock.calls).toEqual([['skip']]);
      document.body.replaceChildren();
      const skipped = await show({ ...review, gmail, draft: { ...review.draft, state: 'skipped' } });
      await expect.element(skipped.screen.getByRole('link', { name: /Gmail$/ }).first()).toBeVisible();
      expect(offered(skipped.screen)).toEqual([]);
    },
  );

  test.each([
    ['no address', { recipient: { open: true, value: '', mark: 'none' } }, /^Add the address/],
    ['half an address', { recipient: { open: true, value: 'a@b', mark: 'none' } }, /^Add the address/],
    ['an address that is not saved', { recipient: { ...review.recipient, mark: 'unsaved' } }, /is not saved yet/],
    ['an address that is being saved', { recipient: { ...review.recipient, mark: 'saving' } }, /is not saved yet/],
    ['an account that is looked for', { gmail: { status: 'checking' } }, /^Looking for your Gmail/],
  ] as const)('is no approval with %s, and why', async (_, change, why) => {
    function Changing() {
      const [state, setState] = useState<DraftEditorState>(review);
      return (
        <>
          <DraftEditorView state={state} {...silent()} />
          <button onClick={() => setState({ ...review, ...change })}>Something changes</button>
        </>
      );
    }
    const screen = render(<Changing />, { path });
    await seenEnd(screen);
    const approve = screen.getByRole('button', { name: 'Approve and schedule' });
    await expect.element(approve).toBeEnabled();
    await screen.getByRole('button', { name: 'Something changes' }).click();
    await expect.element(approve).toBeDisabled();
    await expect.element(approve).toHaveAccessibleDescription(why);
  });

  test('is an approval with an address that was saved a moment ago', async () => {
    const { screen } = await show({ ...review, recipient: { ...review.recipient, mark: 'saved' } });
    await seenEnd(screen);
    const approve = screen.getByRole('button', { name: 'Approve and schedule' });
    await expect.element(approve).toBeEnabled();
    await expect.element(approve).toHaveAccessibleDescription('You have seen the whole letter.');
  });

  test.each([
    ['needs_review', 'approve', 'Skip'],
    ['needs_review', 'skip', 'Approve and schedule'],
    ['approved', 'send', 'Take it back'],
    ['approved', 'withdraw', 'Send now'],
  ] as const)('of a letter that is %s waits while %s is under way', async (state, busy, other) => {
    const { screen, acts } = await show({ ...review, busy, draft: { ...review.draft, state } });
    if (state === 'needs_review') await seenEnd(screen);
    await expect.element(screen.getByRole('button', { name: other, exact: true })).toBeDisabled();
    expect(acts.onAct).not.toHaveBeenCalled();
  });

  test.each(['approved', 'sent'] as const)(
    'says of a letter that is %s from where and to whom it goes, not what stands in the field',
    async (state) => {
      const draft = { ...review.draft, state, from_email: 'own@mail.example', to_email: 'approved@uni.example' };
      const { screen } = await show({
        ...review,
        draft,
        gmail: { status: 'ready', email: 'other@mail.example' },
        recipient: { open: false, value: 'newer@uni.example', mark: 'none' },
      });
      await expect.element(screen.getByText(/From .?own@mail\.example.? to .?approved@uni\.example/)).toBeVisible();
    },
  );

  test('says of a letter to review to whom it will go: what stands in the field', async () => {
    const { screen } = await show({
      ...review,
      draft: { ...review.draft, from_email: null, to_email: 'older@uni.example' },
      gmail: { status: 'ready', email: 'mine@mail.example' },
      recipient: { open: false, value: 'newer@uni.example', mark: 'none' },
    });
    await expect.element(screen.getByText(/from .?mine@mail\.example.? to .?newer@uni\.example/)).toBeVisible();
  });

  test.each([
    [
      'the next letter of the same bot',
      { botId: 801, next: { professorId: 7, name: 'Elin' } },
      ['/professors/7/email?bot=801'],
    ],
    ['the queue of the bot where none is next', { botId: 801, next: null }, ['/bots/801']],
    ['nothing where no bot is known', { botId: null, next: { professorId: 7, name: 'Elin' } }, []],
  ] as const)('after a letter was sent is %s', async (_, change, hrefs) => {
    const { screen } = await show({ ...draftEditorStates.sent, ...change });
    await expect.element(screen.getByRole('heading', { level: 1 })).toBeVisible();
    const links = screen.getByRole('link', { name: /^(Next draft|Back to the (review )?queue)/ });
    expect(links.elements().map((link) => link.getAttribute('href'))).toEqual(hrefs);
  });

  test.each([true, false])('is the local mailbox where there is one: %s', async (hasMailbox) => {
    const { screen } = await show({ ...draftEditorStates.sent, hasMailbox });
    await expect.element(screen.getByRole('heading', { level: 1 })).toBeVisible();
    expect(screen.getByRole('link', { name: 'See it in the mailbox' }).elements()).toHaveLength(hasMailbox ? 1 : 0);
  });
});
