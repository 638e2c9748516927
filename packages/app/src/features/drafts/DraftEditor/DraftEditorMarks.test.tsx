import { describe, expect, test, vi } from 'vitest';
import { MockRewrites, boast, judgementOf, resultGap } from '../../../mocks/fixtures/letter';
import { render } from '../../../mocks/render';
import { answeredInPersian } from '../../../mocks/serverTexts';
import { type DraftEditorState, draftEditorStates } from './DraftEditor.states';
import { type DraftEditorActions, DraftEditorView } from './DraftEditorView';

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

function show(state: DraftEditorState, locale: 'en' | 'fa' = 'en') {
  const acts = silent();
  const path = '/professors/601/email?bot=801';
  const shown = locale === 'fa' ? answeredInPersian(state) : state;
  return { acts, screen: render(<DraftEditorView state={shown} {...acts} />, { locale, path }) };
}

const { review, gap, gapFilling, gapFailed, gaps, unbound, unboundChanged, stated, gapAndUnbound } = draftEditorStates;

const titles = { en: 'Where each sentence comes from', fa: 'منبع هر جمله' };
const rowsOf = (screen: ReturnType<typeof show>['screen'], locale: 'en' | 'fa' = 'en') =>
  screen.getByRole('list', { name: titles[locale] }).getByRole('listitem');

/** Words in Latin letters that are not said to be English. */
function looseEnglish(within: HTMLElement): readonly string[] {
  const walker = document.createTreeWalker(within, NodeFilter.SHOW_TEXT);
  const loose: string[] = [];
  while (walker.nextNode()) {
    const { textContent, parentElement } = walker.currentNode;
    if (/[A-Za-z]{2}/.test(textContent ?? '') && parentElement?.closest('[lang]')?.getAttribute('lang') !== 'en')
      loose.push(textContent ?? '');
  }
  return loose;
}

describe('what the sentences of a letter stand on', () => {
  test.each([
    ['en', ['From your profile', 'From the paper', 'Without a source', 'Your sentence']],
    ['fa', ['از نمایهٔ شما', 'از مقاله', 'بدون منبع', 'جملهٔ شما']],
  ] as const)('LTR-16 EVD-03 is said in words beside each, and courtesies need none (%s)', async (locale, words) => {
    const { screen } = show(gapAndUnbound, locale);
    const rows = rowsOf(screen, locale);
    await expect.element(rows.first()).toBeVisible();
    const found = rows.elements().map((row) => words.find((word) => row.textContent.includes(word)));
    const [own, paper, without, yours] = words;
    expect(found).toEqual([own, paper, yours, without, own, own]);
  });

  test('LTR-16 opens at its source: title, date, link, and the quoted words as the proof', async () => {
    const { screen } = show(review);
    const mark = rowsOf(screen).nth(1);
    await mark.getByRole('button', { name: 'From the paper' }).click();
    const paper = review.draft.evidence.find(({ kind }) => kind === 'publication');
    await expect.element(mark.getByText(paper?.title ?? '').first()).toBeVisible();
    await expect.element(mark.getByText('Journal of Northern Structures, 14 September 2025')).toBeVisible();
    await expect.element(mark.getByText(/^On spans below 15 m, a temperature change/)).toBeVisible();
    await expect.element(mark.getByRole('link', { name: /^Open/ })).toHaveAttribute('href', paper?.url ?? '');
  });

  test('LTR-16 is the profile also for quoted words that stand there', async () => {
    const quoted = judgementOf(review.draft.body);
    const sentences = quoted.sentences.map((each) =>
      each.class === 'own' ? { ...each, class: 'bound' as const } : each,
    );
    const { screen } = show({ ...review, marks: { status: 'ready', ...quoted, sentences } });
    await expect.element(rowsOf(screen).first().getByRole('button', { name: 'From your profile' })).toBeVisible();
    await expect.element(rowsOf(screen).nth(1).getByRole('button', { name: 'From the paper' })).toBeVisible();
  });

  test.each([
    [0, '/profile?step=degrees&entry=41'],
    [3, '/profile?step=research-interests&entry=31'],
  ])('LTR-16 of an own sentence leads to the place of its entry in the profile (%i)', async (index, href) => {
    const { screen } = show(review);
    await screen.getByRole('button', { name: 'From your profile' }).nth(index).click();
    await expect
      .element(screen.getByRole('link', { name: /^Show in your profile/ }).first())
      .toHaveAttribute('href', href);
  });

  test.each([
    ['en', 'From the paper', 'Sample'],
    ['fa', 'از مقاله', 'نمونه'],
  ] as const)('LTR-16 an invented paper is marked as a sample and has no link (%s)', async (locale, word, sample) => {
    const { screen } = show(draftEditorStates.samplePaper, locale);
    const mark = rowsOf(screen, locale).nth(1);
    await mark.getByRole('button', { name: word }).click();
    await expect.element(mark.getByText(sample, { exact: true })).toBeVisible();
    expect(mark.getByRole('link').elements()).toEqual([]);
  });

  test('LTR-16 on a Persian page holds no English outside what is said to be English', async () => {
    const { screen } = show(review, 'fa');
    for (const mark of screen.getByRole('button', { name: /^از/ }).elements()) (mark as HTMLElement).click();
    await expect.element(screen.getByText('متن منبع').first()).toBeVisible();
    const list = rowsOf(screen, 'fa').first().element().parentElement as HTMLElement;
    expect(looseEnglish(list)).toEqual([]);
  });

  test('is not said of a letter as it arrives', async () => {
    const { screen } = show(gapAndUnbound);
    await screen.getByText('Recipient view', { exact: true }).click();
    await expect.element(screen.getByText(/\[Your sentence: what came out of/).first()).toBeVisible();
    expect(screen.getByRole('list', { name: titles.en }).elements()).toEqual([]);
    expect(screen.getByText('Without a source').elements()).toEqual([]);
  });
});

describe('a gap', () => {
  test('LTR-02 is a place in the letter with a field, the question, and what is known beside it', async () => {
    const { screen, acts } = show(gap);
    const place = screen.getByRole('group', { name: 'Your sentence' });
    const field = place.getByRole('textbox', { name: 'What did you do, and what was the result?' });
    await expect.element(place.getByText(/^.?Vibration-based sensing of prestressed/).first()).toBeVisible();
    await expect.element(place.getByText(/10.*40 words/)).toBeVisible();
    await field.fill('M');
    expect(acts.onAnswer).toHaveBeenCalledExactlyOnceWith(resultGap, { text: 'M' });
    await place.getByText(/^Save this as the result of “.?Vibration-based sensing/).click();
    expect(acts.onAnswer).toHaveBeenLastCalledWith(resultGap, { keep: true });
  });

  test.each([
    [
      'en',
      'Your sentence',
      'How does this finding relate to your own work?',
      /^One sentence in English: where the finding and your work agree/,
    ],
    ['fa', 'جملهٔ شما', 'این یافتهٔ استاد چه ارتباطی با کار خود شما دارد؟', /^یک جملهٔ انگلیسی/],
  ] as const)(
    'LTR-12 that joins both sides is asked for beside the finding and the own result (%s)',
    async (locale, name, asks, help) => {
      const { screen } = show(draftEditorStates.gapJoining, locale);
      const place = screen.getByRole('group', { name });
      await expect.element(place.getByRole('textbox', { name: asks })).toBeVisible();
      await expect.element(place.getByText(help)).toBeVisible();
      await expect.element(place.getByText(/^On spans below 15 m, a temperature change/)).toBeVisible();
      await expect.element(place.getByText(/^With one temperature sensor in the deck/)).toBeVisible();
    },
  );

  test('LTR-02 that asks for no result of an entry offers to keep none', async () => {
    const { screen } = show(gaps);
    await expect.element(screen.getByRole('group', { name: 'Your sentence' }).nth(1)).toBeVisible();
    expect(screen.getByRole('checkbox').elements()).toHaveLength(1);
  });

  test.each([
    ['en', 'No result yet'],
    ['fa', 'هنوز نتیجه‌ای ندارم'],
  ] as const)(
    'LTR-02 of somebody without a result says so at a press, and keeps it nowhere (%s)',
    async (locale, name) => {
      const { screen, acts } = show(gap, locale);
      await screen.getByRole('button', { name }).click();
      expect(acts.onAnswer).toHaveBeenCalledExactlyOnceWith(resultGap, {
        text: 'I have no result of my own yet.',
        keep: false,
      });
      expect(acts.onFill).not.toHaveBeenCalled();
    },
  );

  test('LTR-02 that is being written, or asks for something else, does not offer to say that there is none', async () => {
    const { screen } = show(gapFilling);
    await expect.element(screen.getByRole('group', { name: 'Your sentence' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'No result yet' }).elements()).toEqual([]);
    document.body.replaceChildren();
    const joining = show(draftEditorStates.gapJoining);
    await expect.element(joining.screen.getByRole('group', { name: 'Your sentence' })).toBeVisible();
    expect(joining.screen.getByRole('button', { name: 'No result yet' }).elements()).toEqual([]);
  });

  test('LTR-02 takes no empty sentence, and the written one goes into the letter', async () => {
    const empty = show(gap);
    await empty.screen.getByRole('button', { name: 'Add to email' }).click();
    await expect.element(empty.screen.getByText('Write the sentence first.')).toBeVisible();
    expect(empty.acts.onFill).not.toHaveBeenCalled();
    document.body.replaceChildren();
    const { screen, acts } = show(gapFilling);
    await screen.getByRole('button', { name: 'Add to email' }).click();
    expect(acts.onFill.mock.calls).toMatchObject([[{ name: resultGap, sentence: { class: 'gap' } }]]);
  });

  test('LTR-02 that could not be saved keeps what was written, and says so', async () => {
    const { screen } = show(gapFailed);
    await expect.element(screen.getByText('Could not save the sentence')).toBeVisible();
    await expect
      .element(screen.getByRole('textbox', { name: 'What did you do, and what was the result?' }))
      .toHaveValue(gapFailed.answers[resultGap]?.text ?? '');
  });

  test('LTR-02 of a letter that can no longer be changed is no field', async () => {
    const { screen } = show({ ...gap, draft: { ...gap.draft, state: 'sending' } });
    await expect.element(screen.getByText(/\[Your sentence: what came out of/).first()).toBeVisible();
    expect(screen.getByRole('group', { name: 'Your sentence' }).elements()).toEqual([]);
  });
});

describe('the approval', () => {
  test.each([
    ['a gap', gap, 'en', 'Approve (1 sentence to write)', /each missing sentence in its place/],
    ['two gaps', gaps, 'en', 'Approve (2 sentences to write)', /each missing sentence in its place/],
    [
      'a sentence without a source',
      unbound,
      'en',
      'Approve (1 sentence has no source)',
      /yet\. For each sentence without a source/,
    ],
    [
      'both',
      gapAndUnbound,
      'en',
      'Approve (2 sentences to finish)',
      /in its place in the email\. For each sentence without a source/,
    ],
    ['a gap', gap, 'fa', /تأیید \(۱.جملهٔ نانوشته\)/, /در جای خود در ایمیل/],
    ['a sentence without a source', unbound, 'fa', /تأیید \(۱.جملهٔ بدون منبع\)/, /جملهٔ بدون منبع/],
  ] as const)(
    'LTR-02 EVD-04 R12 is blocked by %s, and the button says so (%s)',
    async (_, state, locale, name, why) => {
      const { screen } = show(state, locale);
      const end = screen.getByText(locale === 'en' ? 'End of email' : 'پایان ایمیل');
      end.element().scrollIntoView();
      const approve = screen.getByRole('button', { name });
      await expect.element(approve).toBeDisabled();
      await expect.element(approve).toHaveAccessibleDescription(why);
    },
  );

  test.each([
    ['the field of a gap', gap, 'textbox', 'What did you do, and what was the result?'],
    ['the mark of a sentence without a source', unbound, 'button', 'Without a source'],
  ] as const)('LTR-02 leads to %s that blocks it', async (_, state, role, name) => {
    const { screen } = show(state);
    await screen.getByRole('button', { name: 'Go to sentence' }).click();
    await expect.element(screen.getByRole(role, { name })).toHaveFocus();
    // It also leads there from the letter as it arrives, which shows no marks.
    await screen.getByText('Recipient view', { exact: true }).click();
    await screen.getByRole('button', { name: 'Go to sentence' }).click();
    await expect.element(screen.getByRole(role, { name })).toHaveFocus();
  });
});

describe('a sentence without a source', () => {
  test('EVD-04 is open from the start, and can be deleted', async () => {
    const { screen, acts } = show(unbound);
    await expect.element(screen.getByText('Neither the professor’s papers nor your profile says this.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Restore earlier sentence' }).elements()).toEqual([]);
    await screen.getByRole('button', { name: 'Delete sentence' }).click();
    expect(acts.onRevise).toHaveBeenCalledExactlyOnceWith(unbound.draft.body.replace(boast, ''));
  });

  test('EVD-04 gives its place back to the one that it replaced', async () => {
    const { screen, acts } = show(unboundChanged);
    await screen.getByRole('button', { name: 'Restore earlier sentence' }).click();
    expect(acts.onRevise).toHaveBeenCalledExactlyOnceWith(unboundChanged.earlier?.body);
  });

  test('EVD-04 offers a statement, with what it means', async () => {
    const { screen, acts } = show(unbound);
    const box = screen.getByRole('checkbox', { name: 'I state this myself' });
    await expect.element(box).not.toBeChecked();
    await expect
      .element(box)
      .toHaveAccessibleDescription('The sentence is sent as your own statement, without a source.');
    await screen.getByText('I state this myself').click();
    expect(acts.onState).toHaveBeenCalledExactlyOnceWith(boast, true);
  });

  test('EVD-04 that is stated is marked as such, keeps nothing from being approved, and can be unticked', async () => {
    const { screen, acts } = show(stated);
    await expect.element(screen.getByRole('button', { name: 'Stated by you' })).toBeVisible();
    expect(screen.getByText('Without a source').elements()).toEqual([]);
    await expect.element(screen.getByText('Every sentence without a source is stated by you')).toBeVisible();
    expect(screen.getByText(/^A sentence has no source/).elements()).toEqual([]);
    screen.getByText('End of email').element().scrollIntoView();
    await expect.element(screen.getByRole('button', { name: 'Approve and schedule' })).toBeEnabled();
    await screen.getByText('I state this myself').click();
    expect(acts.onState).toHaveBeenCalledExactlyOnceWith(boast, false);
  });

  test('EVD-04 is stated once the text is saved, and no longer after the approval', async () => {
    const editing = show(draftEditorStates.judged);
    await expect
      .element(
        editing.screen.getByText('Save the text first. You can then add a source or select “I state this myself”.'),
      )
      .toBeVisible();
    expect(editing.screen.getByRole('checkbox').elements()).toEqual([]);
    document.body.replaceChildren();
    const approved = show(draftEditorStates.statedApproved);
    await expect
      .element(approved.screen.getByText('The sentence is sent as your own statement, without a source.'))
      .toBeVisible();
    expect(approved.screen.getByRole('checkbox').elements()).toEqual([]);
  });

  test('EVD-04 that is stated is told without English on a Persian page', async () => {
    const { screen } = show(stated, 'fa');
    await expect.element(screen.getByRole('button', { name: 'گفتهٔ خود شما' })).toBeVisible();
    await expect
      .element(screen.getByRole('checkbox', { name: 'این گفتهٔ خودم است' }))
      .toHaveAccessibleDescription('این جمله بدون منبع و به‌عنوان گفتهٔ خود شما در ایمیل می‌ماند.');
    expect(looseEnglish(rowsOf(screen, 'fa').first().element().parentElement as HTMLElement)).toEqual([]);
  });

  test('EVD-03 EVD-04 is marked while the text is edited, and goes from the field', async () => {
    const { judged } = draftEditorStates;
    const { screen, acts } = show(judged);
    await screen.getByRole('button', { name: 'Delete sentence' }).click();
    expect(acts.onEditChange).toHaveBeenCalledExactlyOnceWith({ body: judged.editing.body.replace(boast, '') });
    expect(acts.onRevise).not.toHaveBeenCalled();
  });
});

describe('the marks of a text that is edited', () => {
  test('EVD-03 are those of the last saved text where it could not be judged, and say so', async () => {
    const { judgingFailed } = draftEditorStates;
    const { screen } = show(judgingFailed);
    await expect.element(screen.getByText(/^These marks belong to the last saved text/)).toBeVisible();
    await expect.element(screen.getByRole('textbox', { name: 'Email text' })).toHaveValue(judgingFailed.editing.body);
    expect(screen.getByText('Without a source').elements()).toEqual([]);
    expect(rowsOf(screen).elements()).toHaveLength(7);
  });

  test('EVD-03 stay on what was not changed while it is judged', async () => {
    const { screen } = show(draftEditorStates.judging);
    await expect.element(screen.getByText('Checking your changes…')).toBeVisible();
  });
});

describe('another text from the same facts', () => {
  test.each([
    ['Shorten', 'shorter'],
    ['Simplify', 'plainer'],
    ['Cite another paper', 'other_paper'],
    ['Use another entry', 'other_entry'],
    ['Rewrite from profile', 'anew'],
  ])('LTR-18 is asked for by %s', async (name, action) => {
    const { screen, acts } = show(review);
    await screen.getByRole('button', { name }).click();
    expect(acts.onRewrite).toHaveBeenCalledExactlyOnceWith(action);
  });

  test('LTR-18 shows what would be removed and added, with the source of what is new, before it is taken', async () => {
    const { screen, acts } = show(draftEditorStates.rewriteOtherPaper);
    const changes = screen.getByRole('list', { name: 'What would change' });
    await expect.element(changes.getByText(/^In “Drive-by damage detection/)).toBeVisible();
    const added = changes
      .getByRole('insertion')
      .elements()
      .map((each) => each.textContent);
    const removed = changes
      .getByRole('deletion')
      .elements()
      .map((each) => each.textContent);
    expect(added[0]).toMatch(/^In your 2024 paper/);
    expect(removed[0]).toMatch(/^In “Drive-by/);
    const subject = screen.getByRole('list', { name: 'Subject' });
    expect(subject.getByRole('insertion').element().textContent).toBe(MockRewrites.other_paper.subject);
    await screen.getByRole('button', { name: 'From the paper' }).click();
    await expect.element(screen.getByText(/^What two winters do/).first()).toBeVisible();
    await screen.getByRole('button', { name: 'Use new text' }).click();
    expect(acts.onTake).toHaveBeenCalledOnce();
    await screen.getByRole('button', { name: 'Keep mine' }).click();
    expect(acts.onKeepText).toHaveBeenCalledOnce();
  });

  test('LTR-18 keeps the letter from being approved until it is taken or not', async () => {
    const { screen } = show(draftEditorStates.rewriteShorter);
    await expect
      .element(screen.getByRole('button', { name: 'Approve and schedule' }))
      .toHaveAccessibleDescription(/^First select “Use new text” or “Keep mine”/);
  });

  test.each([
    ['en', 'No other paper fits'],
    ['fa', 'مقالهٔ مناسب دیگری نیست'],
  ] as const)('LTR-18 that does not exist is said plainly (%s)', async (locale, said) => {
    const { screen } = show(draftEditorStates.rewriteNothingElse, locale);
    await expect.element(screen.getByText(said)).toBeVisible();
  });

  test.each(['sent', 'approved', 'sending', 'unknown'] as const)(
    'LTR-18 is not offered for a letter that is %s',
    async (state) => {
      const { screen } = show({ ...review, draft: { ...review.draft, state } });
      await expect.element(screen.getByRole('heading', { level: 1 })).toBeVisible();
      expect(screen.getByRole('button', { name: 'Shorten' }).elements()).toEqual([]);
    },
  );

  test('LTR-17 that was taken is undone with one press', async () => {
    const { screen, acts } = show(draftEditorStates.rewriteTaken);
    await expect.element(screen.getByText('Undo restores your earlier text.')).toBeVisible();
    await screen.getByRole('button', { name: 'Undo' }).click();
    expect(acts.onUndo).toHaveBeenCalledOnce();
  });
});
