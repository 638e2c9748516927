import type { ResearchInterest } from '@peyk/api-types';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { type Locator, page as tab, userEvent } from 'vitest/browser';
import { MockStudentProfile, MockUser } from '../../../mocks/fixtures/user';
import { MockInterests } from '../../../mocks/fixtures/interest';
import { MockPapers } from '../../../mocks/fixtures/profile';
import { render } from '../../../mocks/render';
import { type Answer, serve } from '../../../mocks/serve';
import { Cv } from './Cv';

// What one test chose would be the choice of the next.
// Before each as well: an answer to the page of the test before may have been kept after its end.
beforeEach(() => sessionStorage.clear());
afterEach(() => sessionStorage.clear());

const list = 'GET /api/student/research-interests/';
const post = 'POST /api/student/cv/';
const get = 'GET /api/student/cv/pdf/';

const interest = (id: number, interest_name: string): ResearchInterest => ({ id, interest_name, subfield: null });
const four = [...MockInterests, interest(35, 'Low-cost sensing')];
const [first, second, third, fourth] = four.map(({ interest_name: name }) => name) as [string, string, string, string];

/** A CV of our renderer for the interests of a request. */
const made = async (request: Request): Promise<Response> => {
  const { research_interests: names } = (await request.json()) as { research_interests: string[] };
  return Response.json({
    format: 'html',
    html: `<!doctype html><p>CV for ${names.join(' and ')}</p>`,
    pdf_url: null,
    pages: 2,
  });
};
const pdf = (headers: Record<string, string> = {}) =>
  new Response('%PDF-1.7 the file', { headers: { 'Content-Type': 'application/pdf', ...headers } });
const page = (status: number) =>
  new Response('<!DOCTYPE html><h1>Bad gateway</h1>', { status, headers: { 'Content-Type': 'text/html' } });

function open(more: Readonly<Record<string, Answer>> = {}, locale: 'en' | 'fa' = 'en') {
  const addresses: string[] = [];
  const sent = serve({ [list]: four, [post]: made, [get]: pdf, ...more });
  const fetched = globalThis.fetch;
  vi.stubGlobal('fetch', (request: Request) => {
    addresses.push(request.url);
    return fetched(request);
  });
  const screen = render(<Cv />, { path: '/profile?step=cv', locale });
  return {
    screen,
    addresses,
    posts: () => sent.filter(({ call }) => call === post).map(({ body }) => body),
    calls: () => sent.map(({ call }) => call).filter((call) => call === post || call === get),
  };
}

const box = (screen: Locator, name: string) => screen.getByRole('checkbox', { name });
/** The card of an interest: its checkbox has no size of its own. */
const choose = (screen: Locator, name: string) =>
  screen.getByRole('group', { name: 'Select interests' }).getByText(name, { exact: true }).click();
const button = (screen: Locator, name: string) => screen.getByRole('button', { name, exact: true });
const preview = (screen: Locator) => screen.getByTitle('Your generated CV');
const shown = (text: string) => expect.stringContaining(`<p>${text}</p>`);
/** The interests that the preview says it is for. */
const madeFor = (screen: Locator) =>
  screen
    .getByRole('list', { name: 'Interests in this CV' })
    .getByRole('listitem')
    .elements()
    .map(({ textContent }) => textContent);
const alert = (screen: Locator) => screen.getByRole('alert');

/** Records the files the page downloads, without saving them. */
function downloads() {
  const files: { name: string; type: string; text: Promise<string> }[] = [];
  const blobs: Blob[] = [];
  const address = vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => `blob:${blobs.push(blob as Blob)}`);
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    const blob = blobs.at(-1);
    if (blob) files.push({ name: this.download, type: blob.type, text: blob.text() });
  });
  onTestFinished(() => {
    address.mockRestore();
    click.mockRestore();
  });
  return files;
}

describe('the choice', () => {
  test('CV-01 is of the interests of the profile, and counts them', async () => {
    const { screen } = open();
    for (const name of [first, second, third, fourth]) await expect.element(box(screen, name)).not.toBeChecked();
    await expect.element(screen.getByText('0 selected (at most 3)')).toBeVisible();
    await choose(screen, second);
    await expect.element(box(screen, second)).toBeChecked();
    await expect.element(screen.getByText('1 selected (at most 3)')).toBeVisible();
  });

  test('CV-01 is of three at most, and says why the others are disabled', async () => {
    const { screen } = open();
    for (const name of [first, second, third]) await choose(screen, name);
    await expect.element(box(screen, fourth)).toBeDisabled();
    await expect.element(box(screen, first)).toBeEnabled();
    await expect
      .element(screen.getByText('A CV can have at most 3 interests. Deselect one to select another.'))
      .toBeVisible();
    await choose(screen, first);
    await expect.element(box(screen, fourth)).toBeEnabled();
  });

  test('CV-02 CV-03 CV-09 CV-10 has two buttons that are disabled while nothing is chosen', async () => {
    const { screen } = open();
    await expect.element(button(screen, 'Generate')).toBeDisabled();
    await expect.element(button(screen, 'Download PDF')).toBeDisabled();
    await expect
      .element(button(screen, 'Generate'))
      .toHaveAccessibleDescription('Select an interest to generate or download your CV.');
    await choose(screen, first);
    await expect.element(button(screen, 'Generate')).toBeEnabled();
    await expect.element(button(screen, 'Download PDF')).toBeEnabled();
    await choose(screen, first);
    await expect.element(button(screen, 'Generate')).toBeDisabled();
    await expect.element(button(screen, 'Download PDF')).toBeDisabled();
  });

  test('CV-13 without any interest says so, with a way to add one', async () => {
    const { screen } = open({ [list]: [] });
    await expect
      .element(
        screen.getByText('No research interests found. Please add some research interests first to generate your CV.', {
          exact: true,
        }),
      )
      .toBeVisible();
    await expect
      .element(screen.getByRole('link', { name: 'Add research interests' }))
      .toHaveAttribute('href', '/profile?step=research-interests');
    expect(screen.getByRole('button').elements()).toEqual([]);
  });

  test('that could not be loaded can be asked for again', async () => {
    let asked = 0;
    const { screen } = open({
      [list]: () => ((asked += 1) === 1 ? Response.json({}, { status: 500 }) : Response.json(four)),
    });
    await button(screen, 'Try again').click();
    await expect.element(box(screen, first)).toBeVisible();
  });
});

describe('generating', () => {
  test.each([false, true])('CV-04 CV-14 sends format, interests and the flag (%s)', async (force) => {
    const { screen, posts } = open();
    // In the order of the profile, whatever the order of the presses.
    await choose(screen, third);
    await choose(screen, first);
    if (force) await screen.getByText('Force regenerate CV (bypass cache)', { exact: true }).click();
    await button(screen, 'Generate').click();
    await expect.poll(posts).toEqual([{ format: 'html', research_interests: [first, third], force_regenerate: force }]);
    await expect.element(preview(screen)).toBeVisible();
  });

  test('CV-07 shows Generating... while it is busy and takes no second press', async () => {
    const answer = Promise.withResolvers<Response>();
    const { screen, calls } = open({ [post]: () => answer.promise });
    await choose(screen, first);
    await button(screen, 'Generate').click();
    await expect.element(button(screen, 'Generating...')).toHaveAttribute('aria-disabled', 'true');
    await button(screen, 'Generating...').click({ force: true });
    answer.resolve(Response.json({ format: 'html', html: '<p>CV</p>', pdf_url: null }));
    await expect.element(button(screen, 'Generate')).toBeEnabled();
    expect(calls()).toEqual([post]);
  });

  test('CV-16 SUC-06 CV-05 says that it succeeded and shows the CV, the interests it is for and its file name', async () => {
    const { screen } = open();
    await choose(screen, first);
    await choose(screen, fourth);
    await button(screen, 'Generate').click();
    await expect
      .element(screen.getByRole('status').filter({ hasText: 'CV generated' }))
      .toHaveTextContent('CV generated successfully! You can now download it as PDF.');
    await expect.element(preview(screen)).toHaveAttribute('srcdoc', shown(`CV for ${first} and ${fourth}`));
    await expect.element(preview(screen)).toHaveAttribute('srcdoc', expect.stringContaining('<html lang="en"'));
    const card = screen.getByRole('region', { name: 'Preview' });
    expect(madeFor(screen)).toEqual([first, fourth]);
    await expect.element(card.getByText('2 pages')).toBeVisible();
    await expect.element(card.getByText('CV_Structural-health-monitoring_Low-cost-sensing.pdf')).toBeVisible();
  });

  test('CV-05 a long CV scrolls inside 600 px, and inside less on a low screen', async () => {
    await tab.viewport(1280, 1600);
    onTestFinished(() => tab.viewport(1280, 800));
    const { screen } = open({
      [post]: { format: 'html', html: '<p>Line</p>'.repeat(500), pdf_url: null },
    });
    await choose(screen, first);
    await button(screen, 'Generate').click();
    await expect.element(preview(screen)).toBeVisible();
    const height = () => preview(screen).element().getBoundingClientRect().height;
    expect(height()).toBeGreaterThan(590);
    expect(height()).toBeLessThanOrEqual(600);
    await tab.viewport(1280, 500);
    await expect.poll(height).toBeLessThanOrEqual(400);
  });

  test('CV-05 opens the CV in full size, and closes it again', async () => {
    const { screen } = open();
    await choose(screen, first);
    await button(screen, 'Generate').click();
    await button(screen, 'Open full size').click();
    const dialog = screen.getByRole('dialog', { name: 'Your generated CV' });
    const paper = dialog.getByTitle('Your generated CV in full size');
    await expect.element(paper).toHaveAttribute('srcdoc', shown(`CV for ${first}`));
    await expect.element(paper).toHaveAttribute('sandbox', '');
    await expect.poll(() => paper.element().getBoundingClientRect().height).toBeLessThanOrEqual(600);
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(button(screen, 'Open full size')).toHaveFocus();
  });

  test('CV-06 clears the preview with the keyboard, and the focus stays with it', async () => {
    const { screen } = open();
    await choose(screen, first);
    await button(screen, 'Generate').click();
    await expect.element(preview(screen)).toBeVisible();
    (button(screen, 'Clear preview').element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(preview(screen)).not.toBeInTheDocument();
    await expect.element(button(screen, 'Clear preview')).not.toBeInTheDocument();
    await expect.element(screen.getByRole('heading', { level: 2, name: 'Preview' })).toHaveFocus();
    expect(screen.getByText(/CV generated successfully/).elements()).toEqual([]);
  });

  test('a late answer is shown as what it was asked for, and says that other interests are chosen now', async () => {
    const answers = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    let asked = 0;
    const { screen } = open({
      [post]: async (request) => {
        await answers[asked++]?.promise;
        return made(request);
      },
    });
    await choose(screen, first);
    await button(screen, 'Generate').click();
    await expect.element(button(screen, 'Generating...')).toBeVisible();
    await choose(screen, first);
    await choose(screen, second);
    answers[0]?.resolve();
    await expect.element(preview(screen)).toHaveAttribute('srcdoc', shown(`CV for ${first}`));
    expect(madeFor(screen)).toEqual([first]);
    const note = screen.getByText(
      'Your selections have changed since this CV was made. Generate it again to update it.',
    );
    await expect.element(note).toBeVisible();
    await button(screen, 'Generate').click();
    expect(madeFor(screen)).toEqual([first]);
    answers[1]?.resolve();
    await expect.poll(() => madeFor(screen)).toEqual([second]);
    await expect.element(preview(screen)).toHaveAttribute('srcdoc', shown(`CV for ${second}`));
    await expect.element(note).not.toBeInTheDocument();
  });

  test('what is unticked while it is busy leaves the button its focus', async () => {
    const answer = Promise.withResolvers<Response>();
    const { screen } = open({ [post]: () => answer.promise });
    await choose(screen, first);
    await button(screen, 'Generate').click();
    await choose(screen, first);
    await expect.element(button(screen, 'Generating...')).toHaveAttribute('aria-disabled', 'true');
    await expect.element(button(screen, 'Generating...')).not.toHaveAttribute('disabled');
    answer.resolve(Response.json({ format: 'html', html: '<p>CV</p>', pdf_url: null }));
    await expect.element(button(screen, 'Generate')).toBeDisabled();
  });

  test('another choice puts the words of a failure away', async () => {
    const { screen } = open({ [post]: () => Response.json({}, { status: 500 }) });
    await choose(screen, first);
    await button(screen, 'Generate').click();
    await expect.element(alert(screen)).toBeVisible();
    await choose(screen, second);
    await expect.element(alert(screen)).not.toBeInTheDocument();
  });
});

describe('downloading', () => {
  test('CV-08 shows Downloading... while it is busy', async () => {
    downloads();
    const answer = Promise.withResolvers<Response>();
    const { screen, calls } = open({ [get]: () => answer.promise });
    await choose(screen, first);
    await button(screen, 'Download PDF').click();
    await expect.element(button(screen, 'Downloading...')).toHaveAttribute('aria-disabled', 'true');
    answer.resolve(pdf());
    await expect.element(button(screen, 'Download PDF')).toBeEnabled();
    expect(calls()).toEqual([get]);
  });

  test('CV-17 SUC-07 CV-18 saves the PDF under the names of the interests and says so', async () => {
    const files = downloads();
    const { screen } = open();
    await choose(screen, second);
    await choose(screen, first);
    await button(screen, 'Download PDF').click();
    await expect
      .element(screen.getByRole('status').filter({ hasText: 'CV downloaded' }))
      .toHaveTextContent('CV downloaded successfully!');
    expect(files).toEqual([
      {
        name: 'CV_Structural-health-monitoring_Physics-informed-machine-learning.pdf',
        type: 'application/pdf',
        text: expect.any(Promise),
      },
    ]);
    expect(await files[0]?.text).toBe('%PDF-1.7 the file');
  });

  test('CV-18 takes the name that the server gives', async () => {
    const files = downloads();
    const name = encodeURIComponent('CV_پایش.pdf');
    const { screen } = open({
      [get]: () => pdf({ 'Content-Disposition': `attachment; filename="CV.pdf"; filename*=UTF-8''${name}` }),
    });
    await choose(screen, first);
    await button(screen, 'Download PDF').click();
    await expect.poll(() => files.map(({ name }) => name)).toEqual(['CV_پایش.pdf']);
  });

  test.each([
    [false, ''],
    [true, '&force_regenerate=true'],
  ])('CV-14 asks for the same interests, and past the cache: %s', async (force, flag) => {
    downloads();
    const { screen, addresses } = open();
    await choose(screen, first);
    await choose(screen, fourth);
    if (force) await screen.getByText('Force regenerate CV (bypass cache)', { exact: true }).click();
    await button(screen, 'Download PDF').click();
    await expect.element(screen.getByText('CV downloaded successfully!')).toBeVisible();
    const { pathname, search } = new URL(addresses.find((address) => address.includes('/pdf/')) ?? '');
    expect(pathname + search.replaceAll('+', '%20')).toBe(
      `/api/student/cv/pdf/?research_interests=Structural%20health%20monitoring&research_interests=Low-cost%20sensing${flag}`,
    );
  });

  test('that the browser refuses is a failure', async () => {
    const refused = vi.spyOn(URL, 'createObjectURL').mockImplementation(() => {
      throw new Error('refused');
    });
    onTestFinished(() => refused.mockRestore());
    const { screen } = open();
    await choose(screen, first);
    await button(screen, 'Download PDF').click();
    await expect.element(alert(screen)).toMatchTextContent('Failed to download CV. Please try again.');
  });
});

const htmlPage = /^Server returned HTML error page\. Please check your API configuration\.(?:API endpoint|$)/;
const unavailable =
  /(?:^|configuration\.)API endpoint not available\. Please ensure the backend server is running and the CV generation endpoints are configured\.$/;
const missing = /^CV generation endpoint not found\. Please check if the backend API is properly configured\.$/;
const signIn = /^Authentication failed\. Please log in again\.$/;

describe('what fails', () => {
  /** Both calls get the same answer; the words of each are compared. */
  const failures: [string, () => Response | Promise<Response>, RegExp, RegExp][] = [
    ['CV-15 ERR-54 an HTML page', () => page(200), htmlPage, htmlPage],
    ['CV-15 ERR-54 an HTML page of a proxy', () => page(502), htmlPage, htmlPage],
    ['ERR-54 an HTML page, beside what came,', () => page(502), unavailable, unavailable],
    ['ERR-54 no answer', () => Promise.reject(new TypeError('Failed to fetch')), unavailable, unavailable],
    ['ERR-55 an unknown address', () => Response.json({ detail: 'Not found.' }, { status: 404 }), missing, missing],
    ['ERR-56 a refusal', () => Response.json({ detail: 'No.' }, { status: 403 }), signIn, signIn],
    [
      'ERR-57 ERR-58 a server that says why',
      () => Response.json({ detail: 'The typesetter is away.' }, { status: 500 }),
      /^The typesetter is away\.$/,
      /^The typesetter is away\.$/,
    ],
    [
      'ERR-57 ERR-58 a server that says nothing',
      () => Response.json({}, { status: 500 }),
      /^Failed to generate CV\. Please try again\.$/,
      /^Failed to download CV\. Please try again\.$/,
    ],
    [
      'ERR-04 a server that answers in plain text',
      () => new Response(' no LaTeX\n', { status: 500, statusText: 'Internal Server Error' }),
      /^HTTP 500: no LaTeX$/,
      /^HTTP 500: no LaTeX$/,
    ],
    [
      'ERR-04 ERR-01 a server that says why in plain data',
      () => Response.json({ message: 'No LaTeX.' }, { status: 502, statusText: 'Bad Gateway' }),
      /^No LaTeX\.$/,
      /^No LaTeX\.$/,
    ],
  ];
  test.each(failures)('%s is told of a CV that was to be generated', async (_what, answer, words) => {
    const { screen } = open({ [post]: answer });
    await choose(screen, first);
    await button(screen, 'Generate').click();
    await expect.element(alert(screen)).toMatchTextContent(words);
    await expect.element(button(screen, 'Generate')).toBeEnabled();
    expect(preview(screen).elements()).toEqual([]);
  });

  test.each(failures)('%s is told of a CV that was to be downloaded', async (_what, answer, _generating, words) => {
    const files = downloads();
    const { screen } = open({ [get]: answer });
    await choose(screen, first);
    await button(screen, 'Download PDF').click();
    await expect.element(alert(screen)).toMatchTextContent(words);
    await expect.element(button(screen, 'Download PDF')).toBeEnabled();
    expect(files).toEqual([]);
  });

  test.each([['<!doctype html><title>502 Bad Gateway</title><p>nginx</p>'], ['<h1>Server Error (500)</h1>']])(
    'CV-15 the page %j inside an answer is rejected, and not shown as a CV',
    async (html) => {
      const { screen } = open({ [post]: { format: 'html', html, pdf_url: null } });
      await choose(screen, first);
      await button(screen, 'Generate').click();
      await expect.element(alert(screen)).toMatchTextContent(htmlPage);
      expect(preview(screen).elements()).toEqual([]);
    },
  );

  const asPdf = (body: string) => () => new Response(body, { headers: { 'Content-Type': 'application/pdf' } });
  test.each([
    ['a page', asPdf('<!doctype html><h1>Sign in to the network</h1>')],
    ['a text', asPdf('No PDF today')],
    ['nothing', asPdf('')],
  ])('CV-15 %s that claims to be a PDF is not saved', async (_what, answer) => {
    const files = downloads();
    const { screen } = open({ [get]: answer });
    await choose(screen, first);
    await button(screen, 'Download PDF').click();
    await expect.element(alert(screen)).toMatchTextContent(htmlPage);
    expect(files).toEqual([]);
  });

  test.each([[null], [''], ['  ']])('an answer that holds %j in place of a CV is none', async (html) => {
    const { screen } = open({ [post]: { format: 'html', html, pdf_url: null } });
    await choose(screen, first);
    await button(screen, 'Generate').click();
    await expect.element(alert(screen)).toMatchTextContent('Failed to generate CV. Please try again.');
  });

  test('a CV that was generated before stays', async () => {
    let asked = 0;
    const { screen } = open({
      [post]: (request) => ((asked += 1) === 1 ? made(request) : Response.json({}, { status: 500 })),
    });
    await choose(screen, first);
    await button(screen, 'Generate').click();
    await expect.element(preview(screen)).toBeVisible();
    await button(screen, 'Generate').click();
    await expect.element(alert(screen)).toBeVisible();
    await expect.element(preview(screen)).toHaveAttribute('srcdoc', shown(`CV for ${first}`));
  });
});

describe('an interest that was removed elsewhere', () => {
  const unknown = 'This research interest is not in your profile: Structural health monitoring.';
  /** The list loses its first interest after it was read once; calls that name it are refused. */
  const removed = (left: readonly ResearchInterest[]): Record<string, Answer> => {
    let asked = 0;
    const refuse = () =>
      Response.json({ detail: unknown, code: 'invalid', research_interests: [unknown] }, { status: 400 });
    return { [list]: () => Response.json((asked += 1) === 1 ? four : left), [post]: refuse, [get]: refuse };
  };

  test.each([
    ['CV-11', 'Generate', 'Please select at least one research interest to generate CV'],
    ['CV-12', 'Download PDF', 'Please select at least one research interest to download CV'],
  ])('%s leaves nothing chosen: %s asks for another one', async (_id, name, words) => {
    const { screen } = open(removed(four.slice(1)));
    await choose(screen, first);
    await button(screen, name).click();
    await expect.element(alert(screen)).toHaveTextContent(words);
    await expect.element(screen.getByText('0 selected (at most 3)')).toBeVisible();
    await expect.element(button(screen, name)).toBeDisabled();
    await expect.element(screen.getByRole('heading', { level: 2, name: 'Select interests' })).toHaveFocus();
    await choose(screen, second);
    await expect.element(alert(screen)).not.toBeInTheDocument();
  });

  test('is named where another one is chosen, and is no longer offered', async () => {
    const { screen } = open(removed(four.slice(1)));
    await choose(screen, first);
    await choose(screen, second);
    await button(screen, 'Generate').click();
    await expect.element(alert(screen)).toMatchTextContent(unknown);
    await expect.element(screen.getByText('1 selected (at most 3)')).toBeVisible();
    expect(box(screen, first).elements()).toEqual([]);
  });

  test('CV-13 and was the only one leaves the way to add one', async () => {
    const { screen } = open(removed([]));
    await choose(screen, first);
    await button(screen, 'Generate').click();
    await expect.element(screen.getByText(/No research interests found\./)).toBeVisible();
  });
});

describe('a profile that is edited after the CV was made', () => {
  /** The server's own record of the profile, with a paper that can be renamed. */
  function editable() {
    const profile = { title: 'Ice' };
    const answers: Record<string, Answer> = {
      'GET /api/student/cv/': () =>
        Response.json({ user: MockUser, papers: [{ ...MockPapers[0], title: profile.title }] }),
      'GET /api/student/profile/edit/': MockStudentProfile,
    };
    return { profile, answers };
  }
  const stale = /Your profile has changed since this CV was made/;
  /** The mark of the profile that is kept with the CV, once it is known. */
  const mark = () => /"mark":"[^"]+"/.exec(sessionStorage.getItem(`peyk.edit.${MockUser.id}.cv`) ?? '')?.[0];

  test('makes the preview say so and offer to make it anew, also where the step was left meanwhile', async () => {
    const { profile, answers } = editable();
    const { screen, posts } = open(answers);
    await choose(screen, first);
    await button(screen, 'Generate').click();
    await expect.element(preview(screen)).toBeVisible();
    await expect.poll(mark).toBeDefined();
    const before = mark();
    expect(screen.getByText(stale).elements()).toEqual([]);
    profile.title = 'Snow';
    const card = render(<Cv />, { path: '/profile?step=cv' })
      .getByRole('region', { name: 'Preview' })
      .last();
    await expect.element(card.getByText(stale)).toBeVisible();
    await card.getByRole('button', { name: 'Generate again' }).click();
    await expect.poll(posts).toHaveLength(2);
    await expect.element(card.getByText(stale)).not.toBeInTheDocument();
    await expect.poll(mark).toBeDefined();
    expect(mark()).not.toBe(before);
  });

  test('leaves the words away where nothing has changed', async () => {
    const { answers } = editable();
    const { screen } = open(answers);
    await choose(screen, first);
    await button(screen, 'Generate').click();
    await expect.poll(mark).toBeDefined();
    const again = render(<Cv />, { path: '/profile?step=cv' });
    await expect.poll(() => again.getByTitle('Your generated CV').all().length).toBe(2);
    expect(again.getByText(stale).elements()).toEqual([]);
  });
});

test('the keyboard alone chooses, generates and downloads', async () => {
  const files = downloads();
  const { screen } = open();
  await expect.element(box(screen, first)).toBeVisible();
  await userEvent.tab();
  await expect.element(box(screen, first)).toHaveFocus();
  await userEvent.keyboard(' ');
  (box(screen, 'Force regenerate CV (bypass cache)').element() as HTMLElement).focus();
  await userEvent.tab();
  await expect.element(button(screen, 'Generate')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByText(/CV generated successfully!/)).toBeVisible();
  await expect.element(button(screen, 'Generate')).toHaveFocus();
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => files).toHaveLength(1);
  await expect.element(button(screen, 'Download PDF')).toHaveFocus();
});

test('in Persian the counts are in Persian digits and the file has its name', async () => {
  const { screen } = open({ [list]: [interest(1, 'یادگیری ماشین')] }, 'fa');
  await expect.element(screen.getByText('۰ علاقه انتخاب شده است (حداکثر ۳)')).toBeVisible();
  await screen.getByText('یادگیری ماشین').click();
  await screen.getByRole('button', { name: 'ساخت رزومه' }).click();
  await expect.element(screen.getByText('CV_یادگیری-ماشین.pdf')).toBeVisible();
});

describe('the look', () => {
  const pick = (screen: Locator, name: string) => screen.getByText(name, { exact: true }).click();

  test('CVX-01 CVX-02 is sent when it is not the usual one, to make and to download', async () => {
    downloads();
    const { screen, posts, addresses } = open();
    await choose(screen, first);
    for (const name of ['Persian', 'One column', 'US Letter']) await pick(screen, name);
    await button(screen, 'Generate').click();
    const look = { language: 'fa', layout: 'column', paper: 'letter' };
    await expect
      .poll(posts)
      .toEqual([{ format: 'html', research_interests: [first], force_regenerate: false, ...look }]);
    await expect.element(preview(screen)).toHaveAttribute('srcdoc', expect.stringContaining('lang="fa"'));
    await expect.element(screen.getByText('CV_Structural-health-monitoring_fa.pdf')).toBeVisible();
    await button(screen, 'Download PDF').click();
    await expect.element(screen.getByText('CV downloaded successfully!')).toBeVisible();
    const asked = new URL(addresses.find((address) => address.includes('/cv/pdf/')) ?? '').searchParams;
    for (const [name, value] of Object.entries(look)) expect(asked.get(name)).toBe(value);
  });

  test('CVX-03 shows what moved and why, and that nothing did', async () => {
    const changes = [{ section: 'papers', title: 'Optics of ice', from: 3, to: 1, because: first }];
    let asked = 0;
    const { screen } = open({
      [post]: () =>
        Response.json({ format: 'html', html: '<p>CV</p>', pdf_url: null, changes: (asked += 1) === 1 ? changes : [] }),
    });
    await choose(screen, first);
    await button(screen, 'Generate').click();
    const moved = screen.getByRole('region', { name: 'What moved and why' });
    await expect
      .element(moved)
      .toMatchTextContent(/Papers.*Optics of ice.*From position 3 to 1 in this section\..*Close to/);
    await button(screen, 'Generate').click();
    await expect.element(moved).toMatchTextContent('Nothing moved');
  });

  test('LTR-05 CVX-01 names what waits for its English by the step where it can be given, until nothing does', async () => {
    const not_in_english = [
      { section: 'profile', id: null, title: 'نسرین احمدی', fields: ['latin_name'] },
      ...[1, 2, 3, 4, 5].map((id) => ({
        section: 'teaching_experiences',
        id,
        title: `دینامیک ${id}`,
        fields: ['course_title'],
      })),
    ];
    let asked = 0;
    const { screen } = open({
      [post]: () =>
        Response.json({
          format: 'html',
          html: '<p>CV</p>',
          pdf_url: null,
          changes: [],
          not_in_english: (asked += 1) === 1 ? not_in_english : [],
        }),
    });
    await choose(screen, first);
    await button(screen, 'Generate').click();
    const waiting = screen.getByRole('region', { name: 'English version missing' });
    await expect
      .element(waiting)
      .toMatchTextContent(
        /Profile.*Your name in Latin letters.*Teaching Experiences.*دینامیک 1.*دینامیک 3.*and 2 more$/,
      );
    await expect
      .element(waiting.getByRole('link', { name: 'Teaching Experiences' }))
      .toHaveAttribute('href', '/profile?step=teaching-experiences');
    await expect.element(waiting.getByRole('link', { name: 'Profile' })).toHaveAttribute('href', '/profile');
    await button(screen, 'Generate').click();
    await expect.element(waiting).not.toBeInTheDocument();
  });

  test('names the entries whose characters the PDF cannot show', async () => {
    const without_glyph = [{ section: 'papers', id: 5, title: 'Ice 🚀', characters: ['🚀'] }];
    const { screen } = open({
      [post]: () => Response.json({ format: 'html', html: '<p>CV</p>', pdf_url: null, changes: [], without_glyph }),
    });
    await choose(screen, first);
    await button(screen, 'Generate').click();
    const notice = screen.getByRole('region', { name: 'Characters the PDF cannot show' });
    await expect.element(notice).toMatchTextContent(/Papers.*Ice 🚀 🚀$/u);
    await expect.element(notice.getByRole('link', { name: 'Papers' })).toHaveAttribute('href', '/profile?step=papers');
  });

  test('and the interests and the CV are there again after the step was left, for this person alone', async () => {
    const { screen } = open();
    await choose(screen, second);
    await pick(screen, 'One column');
    await button(screen, 'Generate').click();
    await expect.element(preview(screen)).toBeVisible();
    const kept = Object.keys(sessionStorage).filter((key) => key.endsWith('.cv'));
    expect(kept).toEqual([`peyk.edit.${MockUser.id}.cv`]);
    const again = render(<Cv />, { path: '/profile?step=cv' });
    await expect.poll(() => again.getByRole('radio', { name: 'One column' }).all().length).toBe(2);
    for (const one of again.getByRole('radio', { name: 'One column' }).all()) await expect.element(one).toBeChecked();
    for (const one of again.getByTitle('Your generated CV').all())
      await expect.element(one).toHaveAttribute('srcdoc', shown(`CV for ${second}`));
    expect(again.getByTitle('Your generated CV').all()).toHaveLength(2);
    sessionStorage.clear();
  });
});
