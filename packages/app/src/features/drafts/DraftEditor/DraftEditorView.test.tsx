import type { Evidence } from '@peyk/api-types';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { formatWeekdayTime } from '../../../i18n/format';
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
    onState: vi.fn(),
    onChooseSource: vi.fn(),
    onBind: vi.fn(),
    onPhrase: vi.fn(),
    onAnswer: vi.fn(),
    onFill: vi.fn(),
    onKeepAgain: vi.fn(),
    onRevise: vi.fn(),
    onRewrite: vi.fn(),
    onTake: vi.fn(),
    onKeepText: vi.fn(),
    onUndo: vi.fn(),
    onRecipientOpen: vi.fn(),
    onRecipientChange: vi.fn(),
    onRecipientBlur: vi.fn(),
  }) satisfies DraftEditorActions;

/** Approved, and planned for a time that is far off. */
const planned = {
  ...draftEditorStates.approved,
  draft: { ...draftEditorStates.approved.draft, scheduled_at: '2099-12-04T09:00:00Z' },
};
/** A button of the question whether an email leaves outside its planned time; the dialog is not inside the page. */
const asked = (name: string) => page.getByRole('alertdialog').getByRole('button', { name, exact: true });

async function show(state: DraftEditorState, locale: 'en' | 'fa' = 'en') {
  const acts = silent();
  return { acts, screen: render(<DraftEditorView state={state} {...acts} />, { locale, path }) };
}

const { review, skipped } = draftEditorStates;
test.each([
  ['before the approval', review],
  ['of a skipped email', skipped],
])('the seal %s names a sender and a recipient that are not known as what they are', async (_, state) => {
  const { screen } = await show({
    ...state,
    draft: { ...state.draft, from_email: null, would_leave_at: null, scheduled_at: null },
    gmail: { status: 'ready', email: null },
    recipient: { ...state.recipient, value: '' },
  });
  await expect
    .element(screen.getByText(/^After your approval, Peyk sends it once, from your Gmail account to the professor’s/))
    .toBeVisible();
  await expect.element(screen.getByText('Your Gmail account', { exact: true })).toBeVisible();
  await expect.element(screen.getByText('No address yet')).toBeVisible();
});

test('R1 approving wakes when the end of the letter has been on screen', async () => {
  const { screen, acts } = await show(draftEditorStates.review);
  const approve = screen.getByRole('button', { name: 'Approve and schedule' });
  await expect.element(approve).toBeDisabled();
  screen.getByText('End of email').element().scrollIntoView();
  await expect.element(approve).toBeEnabled();
  await approve.click();
  expect(acts.onAct).toHaveBeenCalledExactlyOnceWith('approve');
});

test.each([
  [
    'en',
    'Approve and schedule',
    /You cannot approve this email yet\. A placeholder is not filled in\. Fill it in or remove it\./,
  ],
  [
    'fa',
    'تأیید و زمان‌بندی',
    /این ایمیل را هنوز نمی‌توان تأیید کرد\. عبارتی جایگزین‌نشده در متن مانده است\. آن را جایگزین یا حذف کنید\./,
  ],
] as const)('R12 R13 a check that blocks is named at the button, with its way out (%s)', async (locale, name, why) => {
  const { screen } = await show(draftEditorStates.checksFailed, locale);
  const approve = screen.getByRole('button', { name });
  const end = screen.getByText(locale === 'en' ? 'End of email' : 'پایان ایمیل');
  end.element().scrollIntoView();
  await expect.element(approve).toHaveAccessibleDescription(why);
  await expect.element(approve).toBeDisabled();
});

test('R12 R13 a sentence that is left to write is named once at the button', async () => {
  const { checksFailed } = draftEditorStates;
  const checks = [{ code: 'no_gaps', passed: false, value: '[the question]', blocks: true }];
  const { screen } = await show({ ...checksFailed, draft: { ...checksFailed.draft, checks } });
  const approve = screen.getByRole('button', { name: 'Approve and schedule' });
  screen.getByText('End of email').element().scrollIntoView();
  await expect
    .element(approve)
    .toHaveAccessibleDescription(
      'You cannot approve this email yet. Write each missing sentence in its place in the email.',
    );
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
  screen.getByText('End of email').element().scrollIntoView();
  await expect.element(approve).toBeEnabled();
  scrollTo(0, 0);
  await screen.getByRole('button', { name: 'It is changed elsewhere' }).click();
  await expect.element(approve).toBeDisabled();
  screen.getByText('End of email').element().scrollIntoView();
  await expect.element(approve).toBeEnabled();
});

test('R1 approving wakes for whoever moves by keyboard', async () => {
  const { screen } = await show(draftEditorStates.review);
  (screen.getByRole('button', { name: 'Edit subject' }).element() as HTMLElement).focus();
  await userEvent.keyboard('{Tab}');
  await expect.element(screen.getByRole('button', { name: 'Edit text' })).toHaveFocus();
  await expect.element(screen.getByRole('button', { name: 'Approve and schedule' })).toBeEnabled();
});

test('nothing is approved while the text is being changed', async () => {
  const { screen } = await show(draftEditorStates.editing);
  await expect.element(screen.getByRole('button', { name: 'Approve and schedule' })).toBeDisabled();
});

test('saving hands over the text, and bad input lands on its field with what was typed', async () => {
  const { screen, acts } = await show(draftEditorStates.saveInvalid);
  await expect.element(screen.getByText('This field is required.').first()).toBeVisible();
  await expect
    .element(screen.getByRole('textbox', { name: 'Email text' }))
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
  await screen.getByRole('button', { name: 'Use saved version' }).click();
  expect(acts.onTakeTheirs).toHaveBeenCalledExactlyOnceWith('body');
});

test('A-126 without Gmail the seal leads to /gmail', async () => {
  const { screen } = await show(draftEditorStates.gmailMissing);
  await expect.element(screen.getByRole('link', { name: 'Connect Gmail' })).toHaveAttribute('href', '/gmail');
});

test('an approved draft is sent now or taken back', async () => {
  const { screen, acts } = await show(planned);
  await screen.getByRole('button', { name: 'Send now' }).click();
  await asked('Send now').click();
  await screen.getByRole('button', { name: 'Withdraw approval' }).click();
  expect(acts.onAct.mock.calls).toEqual([['send'], ['withdraw']]);
});

test('an email is sent outside its planned time only when that was asked and answered', async () => {
  const { screen, acts } = await show(planned);
  await screen.getByRole('button', { name: 'Send now' }).click();
  await expect
    .element(page.getByRole('alertdialog').getByText(/in Norway, and the email is scheduled for/))
    .toBeVisible();
  await asked('Keep scheduled time').click();
  await expect.element(page.getByRole('alertdialog')).not.toBeInTheDocument();
  expect(acts.onAct).not.toHaveBeenCalled();
});

test('an email whose time has all but come is sent without a question', async () => {
  const { approved } = draftEditorStates;
  const scheduled_at = new Date(Date.now() + 10 * 60_000).toISOString();
  const { screen, acts } = await show({ ...approved, draft: { ...approved.draft, scheduled_at } });
  await screen.getByRole('button', { name: 'Send now' }).click();
  expect(acts.onAct.mock.calls).toEqual([['send']]);
});

test('FAC-61 ERR-50 A-128 says No draft found. and writes one only when asked', async () => {
  const { screen, acts } = await show(draftEditorStates.none);
  await expect.element(screen.getByText('No draft found.')).toBeVisible();
  await screen.getByRole('button', { name: 'Create draft' }).click();
  expect(acts.onCreate).toHaveBeenCalledOnce();
});

test('the gloss stands beside a Persian page only', async () => {
  const { screen } = await show(draftEditorStates.review, 'fa');
  await expect.element(screen.getByText('فقط برای اطلاع شما؛ فرستاده نمی‌شود')).toBeVisible();
});

test('the gloss quotes each of several sources by itself', async () => {
  const { draft } = draftEditorStates.review;
  const [paper] = draft.evidence.filter(({ kind }) => kind === 'publication');
  const other = { ...paper!, marker: 99, title: 'A second paper' };
  const sentences = [{ ...draft.sentences![0]!, evidence: [paper!.marker, other.marker] }];
  const { screen } = await show(
    { ...draftEditorStates.review, draft: { ...draft, evidence: [...draft.evidence, other], sentences } },
    'fa',
  );
  const gloss = screen.getByRole('region', { name: 'خلاصهٔ فارسی' });
  const said = async (words: string) =>
    expect.poll(() => gloss.element().textContent.replaceAll(/[\u2066-\u2069]/g, '')).toContain(words);
  await said(`«${paper!.title}» و «A second paper»`);
});

test('R7 an approved email says when it leaves and why not sooner', async () => {
  const { screen } = await show(draftEditorStates.delayed);
  await expect
    .element(screen.getByRole('heading', { name: /^Approved: scheduled for Friday 4 December/ }))
    .toBeVisible();
  await expect.element(screen.getByText(/one unanswered email per department/)).toBeVisible();
});

test('R17 an approved email that waits without a time promises none', async () => {
  const { screen } = await show(draftEditorStates.delayedOpen);
  await expect.element(screen.getByRole('heading', { name: 'Approved: waiting' })).toBeVisible();
  await expect.element(screen.getByText('Waiting: all sending is paused.')).toBeVisible();
});

test('R14 an email that came back says so', async () => {
  const { screen } = await show(draftEditorStates.bounced);
  await expect.element(screen.getByRole('heading', { name: 'Sent, but bounced' })).toBeVisible();
  await expect.element(screen.getByText('Bounced: this email was not delivered.')).toBeVisible();
});

describe('what the seal offers', () => {
  const { review } = draftEditorStates;
  const buttons = ['Approve and schedule', 'Send now', 'Withdraw approval', 'Skip'];
  const offered = (screen: Awaited<ReturnType<typeof show>>['screen']) =>
    buttons.filter((name) => screen.getByRole('button', { name, exact: true }).elements().length > 0);
  const seenEnd = async (screen: Awaited<ReturnType<typeof show>>['screen']) => {
    screen.getByText('End of email').element().scrollIntoView();
    await expect.poll(() => screen.getByText('Scroll to the end').elements()).toEqual([]);
  };

  test.each([
    ['needs_review', ['Approve and schedule', 'Skip']],
    ['failed', ['Approve and schedule', 'Skip']],
    ['skipped', ['Approve and schedule']],
    ['approved', ['Send now', 'Withdraw approval']],
    ['sending', []],
    ['sent', []],
    ['unknown', []],
  ] as const)('of a letter that is %s is %j', async (state, acts) => {
    const { screen } = await show({ ...review, draft: { ...review.draft, state } });
    await expect.element(screen.getByRole('heading', { level: 1 })).toBeVisible();
    expect(offered(screen)).toEqual(acts);
    const changeable = state === 'needs_review' || state === 'failed' || state === 'skipped';
    for (const name of ['Edit text', 'Edit subject', 'Edit recipient'])
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
    ['no address', { recipient: { open: true, value: '', mark: 'none' } }, /^Enter a complete email address/],
    ['half an address', { recipient: { open: true, value: 'a@b', mark: 'none' } }, /^Enter a complete email address/],
    ['an address that is not saved', { recipient: { ...review.recipient, mark: 'unsaved' } }, /is not saved yet/],
    ['an address that is being saved', { recipient: { ...review.recipient, mark: 'saving' } }, /is not saved yet/],
    ['an account that is looked for', { gmail: { status: 'checking' } }, /^Checking your Gmail/],
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
    await expect.element(approve).toHaveAccessibleDescription('You have reached the end of the email.');
  });

  test.each([
    ['needs_review', 'approve', 'Skip'],
    ['needs_review', 'skip', 'Approve and schedule'],
    ['approved', 'send', 'Withdraw approval'],
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
      await expect.element(screen.getByText(/from .?own@mail\.example.? to .?approved@uni\.example/)).toBeVisible();
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
    const links = screen.getByRole('link', { name: /^(Next draft|Back to queue)/ });
    expect(links.elements().map((link) => link.getAttribute('href'))).toEqual(hrefs);
  });

  test.each([true, false])('is the local mailbox where there is one: %s', async (hasMailbox) => {
    const { screen } = await show({ ...draftEditorStates.sent, hasMailbox });
    await expect.element(screen.getByRole('heading', { level: 1 })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Open local mailbox' }).elements()).toHaveLength(hasMailbox ? 1 : 0);
  });
});

/** Renders the page in a state that a press replaces with another, and shows the current URL. */
function turning(before: DraftEditorState, after: DraftEditorState, locale: 'en' | 'fa' = 'en') {
  const acts = silent();
  function Turning() {
    const [state, setState] = useState(before);
    const [address] = useLocation();
    const turn = () => setState(after);
    const turned = { onEdit: turn, onCancel: turn, onAct: turn };
    const noted = {
      ...acts,
      ...Object.fromEntries(
        Object.entries(turned).map(([name, go]) => [
          name,
          (...said: never[]) => {
            (acts[name as keyof typeof acts] as (...said: never[]) => void)(...said);
            go();
          },
        ]),
      ),
    };
    return (
      <>
        <p>{`At ${address}`}</p>
        <DraftEditorView state={state} {...noted} />
      </>
    );
  }
  return { acts, screen: render(<Turning />, { locale, path }) };
}

describe('a text that is being changed', () => {
  const { review, editing } = draftEditorStates;
  const own = { subject: review.draft.subject, body: review.draft.body };
  const open = (change: Partial<typeof editing.editing>) => ({
    ...review,
    editing: { ...editing.editing, ...own, ...change },
  });

  test.each([
    ['only the subject is another', { subject: 'Another subject' }],
    ['only the text is another', { body: 'Another text' }],
  ])('is asked about on the way out where %s, and Stay here stays', async (_, change) => {
    const { screen, acts } = turning(open(change), review);
    await screen.getByRole('link', { name: 'Review queue' }).click();
    await screen.getByRole('alertdialog').getByRole('button', { name: 'Stay on page' }).click();
    await expect.element(screen.getByRole('alertdialog')).not.toBeInTheDocument();
    await expect.element(screen.getByText('At /professors/601/email')).toBeVisible();
    expect(acts.onCancel).not.toHaveBeenCalled();
    await screen.getByRole('link', { name: 'Review queue' }).click();
    await screen.getByRole('alertdialog').getByRole('button', { name: 'Leave page' }).click();
    await expect.element(screen.getByText('At /bots/801')).toBeVisible();
    expect(acts.onCancel).toHaveBeenCalledOnce();
  });

  test('is left without a question where nothing is another', async () => {
    const { screen } = turning(open({}), review);
    await screen.getByRole('link', { name: 'Review queue' }).click();
    await expect.element(screen.getByText('At /bots/801')).toBeVisible();
  });

  test.each([
    ['Edit subject', 'subject', 'Subject'],
    ['Edit text', 'body', 'Email text'],
  ] as const)('begins by %s with focus where it was begun, and gives focus back', async (name, begin, field) => {
    const { screen, acts } = turning(review, open({ begin }));
    await screen.getByRole('button', { name }).click();
    expect(acts.onEdit.mock.calls).toEqual([[begin]]);
    await expect.element(screen.getByRole('textbox', { name: field })).toHaveFocus();
  });

  test('that is given up leaves focus on the way to change it again', async () => {
    const { screen } = turning(open({}), review);
    await screen.getByRole('button', { name: 'Cancel' }).click();
    await expect.element(screen.getByRole('button', { name: 'Edit text' })).toHaveFocus();
  });

  test('FAC-53 FAC-54 FAC-55 hands over each field by its own name, has 16 rows for the text, and counts its words', async () => {
    const { screen, acts } = await show(open({ body: 'one two three' }));
    await screen.getByRole('textbox', { name: 'Subject' }).fill('S');
    await expect.element(screen.getByRole('textbox', { name: 'Email text' })).toHaveAttribute('rows', '16');
    await screen.getByRole('textbox', { name: 'Email text' }).fill('T');
    expect(acts.onEditChange.mock.calls).toEqual([[{ subject: 'S' }], [{ body: 'T' }]]);
    await expect.element(screen.getByText('3 words')).toBeVisible();
  });

  test('cannot be given up while it is saved, nor saved twice', async () => {
    const { screen, acts } = await show(draftEditorStates.saving);
    await expect.element(screen.getByRole('button', { name: 'Cancel' })).toBeDisabled();
    const save = screen.getByRole('button', { name: /^Save/ });
    await expect.element(save).toHaveAttribute('aria-disabled', 'true');
    (save.element() as HTMLElement).click();
    expect(acts.onSave).not.toHaveBeenCalled();
  });
});

test.each([
  ['Skip', 'This email was skipped', draftEditorStates.review, draftEditorStates.skipped],
  ['Withdraw approval', 'Your approval covers this exact text', draftEditorStates.approved, draftEditorStates.review],
  ['Send now', 'Sending now', planned, draftEditorStates.sending],
] as const)(
  'after %s, whose button is gone, focus is on what became of the letter',
  async (name, title, before, after) => {
    const { screen } = turning(before, after);
    await screen.getByRole('button', { name, exact: true }).click();
    if (name === 'Send now') await asked(name).click();
    await expect.element(screen.getByRole('heading', { name: title })).toHaveFocus();
  },
);

describe('the letter as it arrives', () => {
  const words = {
    en: { arrives: 'Recipient view', notes: 'With sources', gloss: 'What the email says', match: 'Why this match' },
    fa: {
      arrives: 'از دید گیرنده',
      notes: 'با منابع',
      gloss: 'چه می‌گوید',
      match: 'چرا این استاد',
    },
  };
  const claims = () => document.querySelectorAll('[aria-describedby^="evidence-"]').length;

  test.each([
    ['en', 0],
    ['fa', 1],
  ] as const)('in %s is without notes and marks, and they come back', async (locale, gloss) => {
    const { screen } = await show(draftEditorStates.withoutMarks, locale);
    const { arrives, notes } = words[locale];
    const sections = () => ({
      gloss: document.querySelectorAll('#gloss-heading').length,
      match: document.querySelectorAll('#match-heading').length,
      checks: document.querySelectorAll('#checks-heading').length,
      claims: claims(),
    });
    await expect.poll(sections).toEqual({ gloss, match: 1, checks: 1, claims: 4 });
    await screen.getByText(arrives, { exact: true }).click();
    await expect.poll(sections).toEqual({ gloss: 0, match: 0, checks: 0, claims: 0 });
    await screen.getByText(notes, { exact: true }).click();
    await expect.poll(sections).toEqual({ gloss, match: 1, checks: 1, claims: 4 });
  });

  test('has no pencils', async () => {
    const { screen } = await show(draftEditorStates.review);
    const pencils = () => screen.getByRole('button', { name: /^Edit/ }).elements().length;
    await expect.poll(pencils).toBe(3);
    await screen.getByText('Recipient view', { exact: true }).click();
    await expect.poll(pencils).toBe(0);
  });
});

describe('the notes of a letter', () => {
  test('open from the numbers in it', async () => {
    const { screen } = await show(draftEditorStates.review);
    const note = screen.getByRole('button', { name: 'From the paper' }).first();
    await expect.element(note).toHaveAttribute('aria-expanded', 'false');
    await screen.getByRole('button', { name: 'Show where sentence 2 comes from' }).click();
    await expect.element(note).toHaveAttribute('aria-expanded', 'true');
    await expect.element(note).toHaveFocus();
  });

  test('stand below their paragraphs where there is no margin', async () => {
    await page.viewport(390, 844);
    const { screen } = await show(draftEditorStates.review);
    await expect.element(screen.getByRole('heading', { level: 1 })).toBeVisible();
    const lists = [...document.querySelectorAll('article ol')];
    expect(lists.map((list) => list.children.length)).toEqual([1, 2, 2, 1, 1]);
    expect(document.querySelectorAll('aside ol')).toHaveLength(0);
    await page.viewport(1280, 720);
    await expect.poll(() => document.querySelectorAll('aside ol').length).toBe(1);
    expect(document.querySelectorAll('article ol')).toHaveLength(0);
  });
});

test.each([
  ['gmail_expired', 'conflict', ['/gmail']],
  ['gmail_missing', 'conflict', ['/gmail']],
  ['already_contacted', 'conflict', []],
  [null, 'conflict', []],
] as const)('a refusal because of %j leads to Gmail only where Gmail is the reason', async (code, kind, hrefs) => {
  const problem = { act: 'send', problem: { kind, detail: 'Not now.', code } } as const;
  const { screen } = await show({ ...draftEditorStates.approved, problem });
  await expect.element(screen.getByRole('alert').getByText('Not now.')).toBeVisible();
  const links = screen.getByRole('link', { name: 'Manage Gmail accounts' }).elements();
  expect(links.map((link) => link.getAttribute('href'))).toEqual(hrefs);
});

test.each(['approve', 'send', 'withdraw', 'skip'] as const)('says in %s what was not done', async (act) => {
  const titles = {
    approve: 'Could not approve the email',
    send: 'Could not send the email',
    withdraw: 'Could not withdraw your approval',
    skip: 'Could not skip the email',
  };
  const { screen } = await show({ ...draftEditorStates.review, problem: { act, problem: { kind: 'network' } } });
  await expect.element(screen.getByRole('alert').getByText(titles[act])).toBeVisible();
});

test('a note of a claim opens web addresses that exist, and says where the words of the letter are gone', async () => {
  const { withoutMarks: review } = draftEditorStates;
  const urls = [
    'https://doi.org/10.1/x',
    'http://uni.no/page',
    'https://doi.example/10',
    'javascript:alert(1)',
    'mailto:a@b.no',
    'https://',
    null,
  ];
  const evidence = urls.map((url, index): Evidence => ({
    marker: index + 1,
    kind: 'page',
    title: `Source ${index + 1}`,
    detail: index ? null : 'A detail',
    url,
    quote: ['words that are gone', null, 'Nasrin Ahmadi'][index] ?? null,
    section: null,
  }));
  const { screen } = await show({ ...review, draft: { ...review.draft, evidence } });
  await expect.element(screen.getByText('The sentence with this source is no longer in the email.')).toBeVisible();
  expect(screen.getByText(/The sentence with this source is no longer in the email\./).elements()).toHaveLength(1);
  const links = screen.getByRole('link', { name: /^Open/ }).elements();
  expect(links.map((link) => link.getAttribute('href'))).toEqual([urls[0], urls[1]]);
});

test.each([
  ['the bot whose queue this is', 801, ['/bots/801', 'Review queue']],
  ['the bots where none is known', null, ['/bots', 'My Bots']],
] as const)('leads back to %s, with a letter and without one', async (_, botId, [href, name]) => {
  for (const state of [
    { ...draftEditorStates.review, botId },
    { ...draftEditorStates.none, botId },
  ]) {
    const { screen } = await show(state);
    await expect.element(screen.getByRole('link', { name })).toHaveAttribute('href', href);
    document.body.replaceChildren();
  }
});

test('an address that is not finished says so, and an empty one says nothing yet', async () => {
  const { review } = draftEditorStates;
  const { screen } = await show({ ...review, recipient: { open: true, value: 'half@', mark: 'unsaved' } });
  await expect.element(screen.getByText('Enter a complete email address.')).toBeVisible();
  expect(screen.getByText('Not saved yet').elements()).toEqual([]);
  document.body.replaceChildren();
  const empty = await show({ ...review, recipient: { open: true, value: '', mark: 'unsaved' } });
  await expect.element(empty.screen.getByText('Not saved yet')).toBeVisible();
});

test('an address that was being changed is closed once the letter is approved', async () => {
  const { approved } = draftEditorStates;
  const { screen } = await show({ ...approved, recipient: { open: true, value: 'new@uni.example', mark: 'none' } });
  await expect.element(screen.getByRole('heading', { name: /^Approved/ })).toBeVisible();
  expect(screen.getByRole('textbox').elements()).toEqual([]);
});

describe('when a letter leaves or left', () => {
  const { review } = draftEditorStates;
  const times = {
    scheduled_at: '2026-11-23T08:20:00Z',
    sent_at: null,
    time_zone: 'America/New_York',
    country_code: 'US',
  };
  const title = async (draft: Partial<typeof review.draft>, locale: 'en' | 'fa' = 'en') => {
    const { screen } = await show({ ...review, draft: { ...review.draft, ...times, ...draft } }, locale);
    await expect.element(screen.getByRole('heading', { level: 1 })).toBeVisible();
    const found = [...document.querySelectorAll('h2')].at(-1)?.textContent ?? '';
    const clock = screen.getByText(/^0?3:20/).elements().length;
    document.body.replaceChildren();
    return [found.replaceAll(/[\u2066-\u2069\u200e\u200f]/g, ''), clock];
  };

  test('an approved one is dated by the clock there, else by that of the person, else not at all', async () => {
    expect(await title({ state: 'approved' })).toEqual(['Approved: scheduled for Monday 23 November, 03:20', 1]);
    expect(await title({ state: 'approved', time_zone: null })).toEqual([
      `Approved: scheduled for ${formatWeekdayTime('en', '2026-11-23T08:20:00Z')}`,
      0,
    ]);
    expect(await title({ state: 'approved', scheduled_at: null })).toEqual([
      'Approved: scheduled for the next available time',
      0,
    ]);
    expect(await title({ state: 'approved', scheduled_at: null, delay: 'It waits.' })).toEqual([
      'Approved: waiting',
      0,
    ]);
  });

  test('one that was sent is dated by when it was sent, by the clock of the person', async () => {
    for (const locale of ['en', 'fa'] as const) {
      const [said] = await title({ state: 'sent', sent_at: '2026-11-24T12:00:00Z' }, locale);
      expect(said).toContain(
        formatWeekdayTime(locale, '2026-11-24T12:00:00Z').replaceAll(/[\u2066-\u2069\u200e\u200f]/g, ''),
      );
    }
    expect(await title({ state: 'sent', scheduled_at: null })).toEqual(['Sent', 0]);
  });
});

test('where the professor is not there the page leads to the list of professors', async () => {
  const { screen } = await show(draftEditorStates.noProfessor);
  await expect.element(screen.getByRole('link', { name: 'My Professors' })).toHaveAttribute('href', '/professors');
});

/** How far each note that stands beside the letter is from the line of its sentence. */
function offLines(): readonly number[] {
  return [...document.querySelectorAll<HTMLElement>('[data-on-line]')].map((row) => {
    const [line] = document.querySelector(`[aria-describedby~="${CSS.escape(row.id)}"]`)?.getClientRects() ?? [];
    return line ? Math.round(Math.abs(row.getBoundingClientRect().top - line.top)) : Infinity;
  });
}

test('the notes stand on the lines of their sentences when the letter is approved, taken back and sent', async () => {
  function Settled() {
    const [at, setAt] = useState<'review' | 'approved' | 'sent'>('review');
    return (
      <>
        {(['approved', 'review', 'sent'] as const).map((next) => (
          <button key={next} onClick={() => setAt(next)}>
            Now {next}
          </button>
        ))}
        <DraftEditorView state={draftEditorStates[at]} {...silent()} />
      </>
    );
  }
  const { innerWidth, innerHeight } = window;
  await page.viewport(1280, 900);
  const screen = render(<Settled />, { path });
  const settled = () => offLines().length > 0 && offLines().every((off) => off <= 1);
  await expect.poll(settled).toBe(true);
  for (const next of ['approved', 'review', 'sent']) {
    await screen.getByRole('button', { name: `Now ${next}` }).click();
    await expect.poll(settled).toBe(true);
  }
  await page.viewport(innerWidth, innerHeight);
});
