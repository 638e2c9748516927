import type { EmailDraft } from '@peyk/api-types';
import { afterEach, describe, expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { Route } from 'wouter';
import { MockConfig } from '../../../mocks/fixtures/config';
import { MockDegree } from '../../../mocks/fixtures/degree';
import { openPoint, ownWork } from '../../../mocks/fixtures/draft';
import { MockGmail } from '../../../mocks/fixtures/gmail';
import {
  MockLetter,
  MockLetterUnbound,
  MockLetterWithGap,
  MockRewrites,
  boast,
  judgementOf,
  resultGap,
  withBoast,
} from '../../../mocks/fixtures/letter';
import { MockMatch, MockProfessor } from '../../../mocks/fixtures/professor';
import { render } from '../../../mocks/render';
import { type Answer, serve } from '../../../mocks/serve';
import { DraftEditor } from './DraftEditor';

afterEach(() => sessionStorage.clear());

const address = `/api/emails/email-drafts/${MockLetter.id}/`;
const mine =
  'False alarms on a prestressed bridge fell from 21 % to 5 % over two winters, with one sensor in the deck.';

/** A server that stores a letter as the real one does: with a version, and judged. */
function open(letter: EmailDraft, more: Readonly<Record<string, Answer>> = {}) {
  let stored = letter;
  const sent = serve({
    'POST /api/emails/email-drafts/find/': () => Response.json(stored),
    'GET /api/professor/professors/601/': MockProfessor,
    'GET /api/matching/match-scores/': [MockMatch],
    'GET /integrations/api/gmail/accounts/': [MockGmail],
    'GET /api/config/': MockConfig,
    [`PATCH ${address}`]: async (request: Request) => {
      const { version, ...text } = (await request.json()) as Partial<EmailDraft>;
      if (version !== stored.version)
        return Response.json({ detail: 'It was changed.', code: 'draft_changed' }, { status: 409 });
      stored = { ...stored, ...text, version: stored.version + 1 };
      stored = { ...stored, sentences: judgementOf(stored.body).sentences };
      return Response.json(stored);
    },
    [`POST ${address}judge/`]: async (request: Request) => {
      const { body } = (await request.json()) as { body: string };
      return Response.json(judgementOf(body));
    },
    ...more,
  });
  const screen = render(
    <Route path="/professors/:professorId/email">
      <DraftEditor />
    </Route>,
    { path: '/professors/601/email' },
  );
  const bodies = (call: string) => sent.filter((each) => each.call === call).map(({ body }) => body);
  return {
    screen,
    field: (name: string) => screen.getByRole('textbox', { name }),
    press: (name: string) => screen.getByRole('button', { name, exact: true }).click(),
    patches: () => bodies(`PATCH ${address}`),
    judged: () => bodies(`POST ${address}judge/`),
    bodies,
    changeElsewhere: (change: Partial<EmailDraft>) => {
      stored = { ...stored, ...change, version: stored.version + 1 };
    },
  };
}

const asked = 'What did you do, and what was the result?';
const degree = { ...MockDegree, version: 4, result: null };

describe('a gap', () => {
  test('LTR-02 is filled with what was written there, and the letter can be approved', async () => {
    const { screen, field, press, patches, bodies } = open(MockLetterWithGap);
    await field(asked).fill(`  ${mine} `);
    await press('Add to email');
    await expect.element(screen.getByText(/False alarms on a prestressed bridge/).first()).toBeVisible();
    expect(patches()).toEqual([{ body: MockLetterWithGap.body.replace(resultGap, mine), version: 1 }]);
    await expect.element(screen.getByRole('group', { name: 'Your sentence' })).not.toBeInTheDocument();
    expect(bodies('GET /api/student/degrees/')).toEqual([]);
  });

  test('LTR-02 that is filled on a phone leaves the sentence in sight', async () => {
    await page.viewport(390, 844);
    onTestFinished(() => page.viewport(1280, 800));
    const { screen, field, press } = open(MockLetterWithGap);
    await field(asked).fill(mine);
    await press('Add to email');
    await expect.element(screen.getByText('The sentence was added to the email.')).toBeVisible();
    const places = [...screen.element().querySelectorAll('p')]
      .filter(({ textContent }) => textContent.includes('False alarms on a prestressed bridge fell'))
      .map((paragraph) => paragraph.getBoundingClientRect());
    expect(places.some(({ top, bottom }) => top > 0 && bottom < 844)).toBe(true);
  });

  test('LTR-02 that is written without an end gets one, so that the next sentence stays one of its own', async () => {
    const { screen, field, press, patches } = open(MockLetterWithGap);
    await field(asked).fill(mine.slice(0, -1));
    await press('Add to email');
    await expect.element(screen.getByText('The sentence was added to the email.')).toBeVisible();
    expect(patches()).toEqual([{ body: MockLetterWithGap.body.replace(resultGap, mine), version: 1 }]);
  });

  test('LTR-02 is said to be filled until the text is changed in another way', async () => {
    const { screen, field, press } = open(MockLetterWithGap);
    const said = screen.getByText('The sentence was added to the email.');
    await field(asked).fill(mine);
    await press('Add to email');
    await expect.element(said).toBeVisible();
    await press('Edit text');
    await field('Email text').fill(MockLetterWithGap.body.replace(resultGap, mine.replace('two', 'three')));
    await press('Save');
    await expect.element(screen.getByText(/over three winters/).first()).toBeVisible();
    await expect.element(said).not.toBeInTheDocument();
  });

  test('LTR-02 takes no sentence that the reader of the email could not read', async () => {
    const { screen, field, press, patches } = open(MockLetterWithGap);
    await field(asked).fill('هشدارهای نادرست کم شد.');
    await press('Add to email');
    await expect.element(screen.getByText('Write this in English, in Latin letters.')).toBeVisible();
    expect(patches()).toEqual([]);
  });

  test.each([
    ['the result', { ...degree }, { result: mine, version: 4 }],
    ['the English of a result in Persian', { ...degree, result: 'هشدارها کم شد.' }, { result_en: mine, version: 4 }],
  ])('LTR-02 is kept as %s of its entry where that is ticked', async (_, entry, change) => {
    const { screen, field, press, bodies } = open(MockLetterWithGap, {
      'GET /api/student/degrees/': [entry],
      'PATCH /api/student/degrees/41/': entry,
    });
    await field(asked).fill(mine);
    await screen.getByText(/^Save this as the result/).click();
    await press('Add to email');
    await expect.element(screen.getByText(/in your profile for future emails\.$/)).toBeVisible();
    expect(bodies('PATCH /api/student/degrees/41/')).toEqual([change]);
  });

  test('LTR-02 that the profile did not keep stands in the letter, and is tried again', async () => {
    let works = false;
    const { screen, field, press, patches } = open(MockLetterWithGap, {
      'GET /api/student/degrees/': [degree],
      'PATCH /api/student/degrees/41/': () =>
        works ? Response.json(degree) : Response.json({ detail: 'Out of order.' }, { status: 500 }),
    });
    await field(asked).fill(mine);
    await screen.getByText(/^Save this as the result/).click();
    await press('Add to email');
    await expect
      .element(screen.getByText('The sentence was added to the email but not saved in your profile'))
      .toBeVisible();
    works = true;
    await press('Try again');
    await expect.element(screen.getByText(/in your profile for future emails\.$/)).toBeVisible();
    expect(patches()).toHaveLength(1);
  });

  test('LTR-02 LTR-17 loses nothing that is written where the save fails, or the page is loaded again', async () => {
    const first = open(MockLetterWithGap, {
      [`PATCH ${address}`]: () => Response.json({ detail: 'Out of order.' }, { status: 500 }),
    });
    await first.field(asked).fill(mine);
    await first.press('Add to email');
    await expect.element(first.screen.getByText('Out of order.')).toBeVisible();
    await expect.element(first.field(asked)).toHaveValue(mine);
    document.body.replaceChildren();
    const again = open(MockLetterWithGap);
    await expect.element(again.field(asked)).toHaveValue(mine);
  });

  test('LTR-17 never overwrites a text that was changed elsewhere', async () => {
    const { screen, field, press, patches, changeElsewhere } = open(MockLetterWithGap);
    await field(asked).fill(mine);
    const theirs = MockLetterWithGap.body.replace('Yours sincerely', 'With kind regards');
    changeElsewhere({ body: theirs, sentences: judgementOf(theirs).sentences });
    await press('Add to email');
    await expect.element(screen.getByText('It was changed.')).toBeVisible();
    await expect.element(screen.getByText(/^With kind regards/).first()).toBeVisible();
    await press('Add to email');
    await expect.element(screen.getByText(/False alarms on a prestressed bridge/).first()).toBeVisible();
    expect(patches()[1]).toEqual({ body: theirs.replace(resultGap, mine), version: 2 });
  });
});

describe('a text that is edited', () => {
  const edited = withBoast(MockLetter.body);

  test('EVD-03 is judged once after a pause in typing, and only what was changed is marked anew', async () => {
    const { screen, field, press, judged } = open(MockLetter);
    await press('Edit text');
    await field('Email text').fill(`${edited} More`);
    await field('Email text').fill(edited);
    await expect.element(screen.getByRole('button', { name: 'Without a source' })).toBeVisible();
    expect(judged()).toEqual([{ subject: MockLetter.subject, body: edited }]);
    expect(
      screen
        .getByRole('list', { name: /^Where each/ })
        .getByRole('listitem')
        .elements(),
    ).toHaveLength(8);
  });

  test('EVD-03 that is judged late is not marked with the answer to an older text', async () => {
    const late = Promise.withResolvers<Response>();
    const answers = [late.promise];
    const { screen, field, press, judged } = open(MockLetter, {
      [`POST ${address}judge/`]: async (request: Request) =>
        answers.shift() ?? Response.json(judgementOf(((await request.json()) as { body: string }).body)),
    });
    await press('Edit text');
    await field('Email text').fill(edited);
    await expect.poll(() => judged().length).toBe(1);
    const honest = MockLetter.body.replace(` ${openPoint}`, '');
    await field('Email text').fill(honest);
    await expect.poll(() => judged().length).toBe(2);
    await expect.element(screen.getByText('Checking your changes…')).not.toBeInTheDocument();
    late.resolve(Response.json(judgementOf(edited)));
    await late.promise;
    expect(
      screen
        .getByRole('list', { name: /^Where each/ })
        .getByRole('listitem')
        .elements(),
    ).toHaveLength(6);
    expect(screen.getByText('Without a source').elements()).toEqual([]);
  });

  test('EVD-03 keeps every word where judging fails, and can be saved', async () => {
    const { screen, field, press, patches } = open(MockLetter, {
      [`POST ${address}judge/`]: () => Response.json({ detail: 'Out of order.' }, { status: 500 }),
    });
    await press('Edit text');
    await field('Email text').fill(edited);
    await expect.element(screen.getByText(/^These marks belong to the last saved text/)).toBeVisible();
    await expect.element(field('Email text')).toHaveValue(edited);
    await press('Save');
    await expect.element(screen.getByRole('button', { name: 'Approve (1 sentence has no source)' })).toBeVisible();
    expect(patches()).toEqual([{ body: edited, version: 1 }]);
  });

  test('EVD-04 gives the earlier sentence back after it was saved, and one press brings the edit back', async () => {
    const changed = MockLetter.body.replace(ownWork, boast);
    const { screen, field, press, patches } = open(MockLetter);
    await press('Edit text');
    await field('Email text').fill(changed);
    await press('Save');
    await press('Restore earlier sentence');
    await expect.element(screen.getByText('Without a source')).not.toBeInTheDocument();
    await press('Undo');
    await expect.element(screen.getByText('Your text is restored.')).toBeVisible();
    expect(patches()).toEqual([
      { body: changed, version: 1 },
      { body: MockLetter.body, version: 2 },
      { body: changed, version: 3 },
    ]);
  });
});

describe('a sentence without a source', () => {
  const approve = `POST ${address}approve/`;
  const seen = { version: 1, recipient: MockLetterUnbound.to_email };
  const approval = { [approve]: { ...MockLetterUnbound, state: 'approved' } };
  const box = (screen: ReturnType<typeof open>['screen']) =>
    screen.getByRole('checkbox', { name: 'I state this myself' });
  const readToTheEnd = (screen: ReturnType<typeof open>['screen']) =>
    screen.getByText('End of email').element().scrollIntoView();

  test('EVD-04 that the person states lets the email be approved, and the approval carries its text', async () => {
    const { screen, press, bodies } = open(MockLetterUnbound, approval);
    await expect.element(screen.getByRole('button', { name: 'Approve (1 sentence has no source)' })).toBeDisabled();
    await screen.getByText('I state this myself').click();
    await expect.element(screen.getByRole('button', { name: 'Stated by you' })).toBeVisible();
    readToTheEnd(screen);
    await press('Approve and schedule');
    await expect.poll(() => bodies(approve)).toEqual([{ ...seen, stated: [boast] }]);
  });

  test('EVD-04 is still stated after the page is loaded again, and no longer after the tick is taken away', async () => {
    const first = open(MockLetterUnbound);
    await first.screen.getByText('I state this myself').click();
    await expect.element(box(first.screen)).toBeChecked();
    document.body.replaceChildren();
    const again = open(MockLetterUnbound);
    await expect.element(box(again.screen)).toBeChecked();
    await again.screen.getByText('I state this myself').click();
    await expect.element(box(again.screen)).not.toBeChecked();
    document.body.replaceChildren();
    await expect.element(box(open(MockLetterUnbound).screen)).not.toBeChecked();
  });

  test('EVD-04 of an approved email is a statement also where another browser made it', async () => {
    const { screen } = open({ ...MockLetterUnbound, state: 'approved' });
    await expect.element(screen.getByRole('button', { name: 'Stated by you' })).toBeVisible();
    expect(screen.getByText('Without a source').elements()).toEqual([]);
  });

  test('EVD-04 loses its tick when it is edited, also when the same words come back; others keep theirs', async () => {
    const won = 'I won a prize for it.';
    const body = MockLetterUnbound.body.replace(boast, `${boast} ${won}`);
    const { screen, field, press, bodies } = open(
      { ...MockLetterUnbound, body, sentences: judgementOf(body).sentences },
      approval,
    );
    const edit = async (text: string) => {
      await press('Edit text');
      await field('Email text').fill(text);
      await press('Save');
      await expect.element(screen.getByRole('button', { name: 'Edit text' })).toBeVisible();
    };
    await expect.element(box(screen).nth(1)).toBeVisible();
    await screen.getByText('I state this myself').first().click();
    await screen.getByText('I state this myself').nth(1).click();
    await expect.element(screen.getByRole('button', { name: 'Approve and schedule' })).toBeVisible();
    await edit(body.replace('twelve', 'thirteen'));
    await expect.element(box(screen).first()).not.toBeChecked();
    await expect.element(box(screen).nth(1)).toBeChecked();
    await edit(body);
    await expect.element(box(screen).first()).not.toBeChecked();
    readToTheEnd(screen);
    await expect.element(screen.getByRole('button', { name: 'Approve (1 sentence has no source)' })).toBeDisabled();
    await edit(body.replace(` ${won}`, ''));
    await screen.getByText('I state this myself').click();
    readToTheEnd(screen);
    await press('Approve and schedule');
    await expect.poll(() => bodies(approve)).toEqual([{ ...seen, version: 4, stated: [boast] }]);
  });
});

describe('another text from the same facts', () => {
  const rewrite = `POST ${address}rewrite/`;

  test('LTR-18 LTR-17 is saved as an edit when it is taken, and one press brings back what was there', async () => {
    const { screen, press, patches, bodies } = open(MockLetter, { [rewrite]: MockRewrites.other_paper });
    await press('Cite another paper');
    await expect.element(screen.getByRole('heading', { name: 'An email about another paper' })).toHaveFocus();
    expect(patches()).toEqual([]);
    await press('Use new text');
    await expect.element(screen.getByText('New text saved')).toBeVisible();
    await press('Undo');
    await expect.element(screen.getByText('Your text is restored.')).toBeVisible();
    const { subject, body } = MockRewrites.other_paper;
    expect(bodies(rewrite)).toEqual([{ action: 'other_paper', version: 1 }]);
    expect(patches()).toEqual([
      { subject, body, version: 1 },
      { subject: MockLetter.subject, body: MockLetter.body, version: 2 },
    ]);
  });

  test('LTR-17 can be undone after the page is loaded again', async () => {
    const first = open(MockLetter, { [rewrite]: MockRewrites.shorter });
    await first.press('Shorten');
    await first.press('Use new text');
    await expect.element(first.screen.getByText('New text saved')).toBeVisible();
    document.body.replaceChildren();
    const { body, sentences } = MockRewrites.shorter;
    const { screen, press, patches } = open({ ...MockLetter, body, sentences, version: 2 });
    await press('Undo');
    await expect.element(screen.getByText('Your text is restored.')).toBeVisible();
    expect(patches()).toEqual([{ body: MockLetter.body, version: 2 }]);
  });

  test('LTR-18 that is not taken changes nothing', async () => {
    const { screen, press, patches } = open(MockLetter, { [rewrite]: MockRewrites.plainer });
    await press('Simplify');
    await press('Keep mine');
    await expect.element(screen.getByRole('button', { name: 'Edit text' })).toHaveFocus();
    expect(patches()).toEqual([]);
  });

  test.each([
    ['Cite another paper', 'No other paper fits'],
    ['Use another entry', 'No other profile entry fits'],
    ['Shorten', 'Nothing can be left out'],
  ])('LTR-18 that does not exist is said plainly after %s', async (name, said) => {
    const { screen, press } = open(MockLetter, {
      [rewrite]: () => Response.json({ detail: 'Nothing else.', code: 'nothing_else' }, { status: 409 }),
    });
    await press(name);
    await expect.element(screen.getByText(said)).toBeVisible();
  });

  test('LTR-18 that could not be saved is still there to be taken', async () => {
    const { screen, press } = open(MockLetter, {
      [rewrite]: MockRewrites.shorter,
      [`PATCH ${address}`]: () => Response.json({ detail: 'Out of order.' }, { status: 500 }),
    });
    await press('Shorten');
    await press('Use new text');
    await expect.element(screen.getByText('Could not save the new text')).toBeVisible();
    await expect.element(screen.getByRole('button', { name: 'Use new text' })).toBeEnabled();
  });

  test('LTR-18 that could not be written says why', async () => {
    const { screen, press } = open(MockLetter, {
      [rewrite]: () => Response.json({ detail: 'Out of order.' }, { status: 500 }),
    });
    await press('Simplify');
    await expect.element(screen.getByText('Could not write another version')).toBeVisible();
    await expect.element(screen.getByText('Out of order.')).toBeVisible();
  });
});
