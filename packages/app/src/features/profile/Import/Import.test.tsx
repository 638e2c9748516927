import type { Import as Answered } from '@peyk/api-types';
import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { type Locator, userEvent } from 'vitest/browser';
import { useApi } from '../../../api/useApi';
import {
  MockImportBibtex,
  MockImportDoi,
  MockImportKnown,
  MockImportLarge,
  MockImportNothing,
  MockImportOrcid,
  MockImportResume,
} from '../../../mocks/fixtures/import';
import { render } from '../../../mocks/render';
import { type Answer, serve } from '../../../mocks/serve';
import { profileLists } from '../lists';
import { Import } from './Import';

afterEach(() => sessionStorage.clear());

const post = 'POST /api/student/imports/';
const saveCall = ({ id }: Answered) => `POST /api/student/imports/${id}/save/`;
const undoCall = ({ id }: Answered) => `POST /api/student/imports/${id}/undo/`;
const bibtexCall = 'GET /api/student/export/bibtex/';
const resumeCall = 'GET /api/student/export/json-resume/';

const created = (answer: object) => Response.json(answer, { status: 201 });
const outOfOrder = () => Response.json({ detail: 'Out of order.' }, { status: 500 });
const notFound = () => Response.json({ detail: 'Not found.' }, { status: 404 });
const lost = () => Promise.reject<Response>(new TypeError('Failed to fetch'));

interface Upload {
  kind: FormDataEntryValue;
  text?: FormDataEntryValue;
  file?: FormDataEntryValue;
}

/** The screen with a server that answers a reading with `found`, stores all of it, and takes all of it back. */
function open(
  found: Answered,
  answers: Readonly<Record<string, Answer>> = {},
  { locale = 'en', beside = null }: { locale?: 'en' | 'fa'; beside?: React.ReactNode } = {},
) {
  const uploads: Upload[] = [];
  const all: Readonly<Record<string, Answer>> = {
    [post]: () => created(found),
    [saveCall(found)]: { added: 4, changed: 0 },
    [undoCall(found)]: { removed: 4, restored: 0, kept: 0 },
    ...answers,
  };
  const sent = serve(all);
  const plain = globalThis.fetch;
  vi.stubGlobal('fetch', async (request: Request) => {
    if (!request.headers.get('Content-Type')?.startsWith('multipart/form-data')) return plain(request);
    uploads.push(Object.fromEntries(await request.clone().formData()) as unknown as Upload);
    const answer = all[post];
    return typeof answer === 'function' ? answer(request) : Response.json(answer);
  });
  const screen = render(
    <>
      <Import />
      {beside}
    </>,
    { locale, path: '/profile/import' },
  );
  return {
    screen,
    uploads,
    bodies: (call: string) => sent.filter((each) => each.call === call).map(({ body }) => body),
    calls: () => sent.map(({ call }) => call).filter((call) => !call.includes('/auth/me/')),
  };
}

const heading = (screen: Locator, name: string | RegExp) => screen.getByRole('heading', { level: 1, name });
const button = (screen: Locator, name: string | RegExp) => screen.getByRole('button', { name, exact: true });
const box = (screen: Locator, name: string | RegExp) => screen.getByRole('checkbox', { name });
const source = (screen: Locator, name: string | RegExp) => screen.getByRole('radio', { name }).click({ force: true });
const alert = (screen: Locator) => screen.getByRole('alert');

/** Reads a DOI: the field and the button of the source that needs least. */
async function lookUp(screen: Locator, text = '10.5555/crs.2026.0091') {
  await source(screen, 'DOI');
  await screen.getByRole('textbox', { name: 'DOI' }).fill(text);
  await button(screen, 'Look up').click();
}

/** Reads a text that is pasted. */
async function paste(screen: Locator, text: string, kind = 'BibTeX or RIS') {
  await source(screen, kind);
  await screen.getByRole('textbox', { name: 'Or paste it here' }).fill(text);
  await button(screen, 'Read').click();
}

async function readRecord(screen: Locator) {
  await screen.getByRole('textbox', { name: 'ORCID iD' }).fill('0000-0002-1825-0097');
  await button(screen, 'Look up').click();
  await expect.element(heading(screen, '7 entries found')).toBeVisible();
}

/** What was sent to be stored, once the page has taken the answer in: it would write into the storage of the next test otherwise. */
async function storedOf({ screen, bodies }: Pick<ReturnType<typeof open>, 'screen' | 'bodies'>, found: Answered) {
  await expect.element(heading(screen, 'It is in your profile')).toBeVisible();
  return bodies(saveCall(found));
}

/** The files that the page downloads, without saving them. */
function downloads() {
  const files: { name: string; text: Promise<string> }[] = [];
  const blobs: Blob[] = [];
  const address = vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => `blob:${blobs.push(blob as Blob)}`);
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    const blob = blobs.at(-1);
    if (blob) files.push({ name: this.download, text: blob.text() });
  });
  onTestFinished(() => {
    address.mockRestore();
    click.mockRestore();
  });
  return files;
}

describe('choosing a source', () => {
  test('IMP-01 an iD and a DOI are read as they were typed, in a field that reads from left to right', async () => {
    const { screen, uploads } = open(MockImportDoi);
    await expect.element(screen.getByText(/Nothing is stored before you say so/)).toBeVisible();
    await expect.element(screen.getByRole('textbox', { name: 'ORCID iD' })).toHaveAttribute('dir', 'ltr');
    await lookUp(screen, 'https://doi.org/10.5555/crs.2026.0091 ');
    await expect.element(heading(screen, '1 entry found')).toBeVisible();
    expect(uploads).toEqual([{ kind: 'doi', text: 'https://doi.org/10.5555/crs.2026.0091' }]);
  });

  test.each([
    ['BibTeX or RIS', '@article{a, title = {Bridges}}', 'bibtex'],
    ['BibTeX or RIS', 'TY  - JOUR\nTI  - Bridges\nER  - ', 'ris'],
    ['JSON Resume', '{ "basics": {} }', 'json_resume'],
  ])('IMP-01 a text of %s that is pasted is sent as a file: %j is %s', async (name, text, kind) => {
    const { screen, uploads } = open(MockImportDoi);
    await paste(screen, text, name);
    await expect.element(heading(screen, '1 entry found')).toBeVisible();
    expect(uploads).toHaveLength(1);
    const { kind: sentKind, file } = uploads[0] as Upload;
    expect([sentKind, await (file as File).text()]).toEqual([kind, text]);
  });

  test('IMP-01 a file that is chosen is sent, and stands in place of the text', async () => {
    const { screen, uploads } = open(MockImportDoi);
    await source(screen, 'BibTeX or RIS');
    await screen.getByRole('textbox', { name: 'Or paste it here' }).fill('typed');
    await userEvent.upload(
      screen.getByRole('group', { name: 'File' }).element().querySelector('input[type=file]') as HTMLElement,
      new File(['TY  - JOUR'], 'library.ris'),
    );
    await expect.element(screen.getByText('library.ris')).toBeVisible();
    await expect.element(screen.getByRole('textbox', { name: 'Or paste it here' })).not.toBeInTheDocument();
    await button(screen, 'Read').click();
    await expect.element(heading(screen, '1 entry found')).toBeVisible();
    expect(uploads[0]).toMatchObject({ kind: 'ris', file: { name: 'library.ris' } });
  });

  test('IMP-01 nothing is sent without a text or a file, and the field says so', async () => {
    const { screen, uploads } = open(MockImportDoi);
    await button(screen, 'Look up').click();
    await expect
      .element(screen.getByRole('textbox', { name: 'ORCID iD' }))
      .toHaveAccessibleDescription(/This field is required\./);
    await source(screen, 'JSON Resume');
    await button(screen, 'Read').click();
    await expect
      .element(screen.getByRole('textbox', { name: 'Or paste it here' }))
      .toHaveAccessibleDescription(/Choose a file, or paste its text\./);
    expect(uploads).toEqual([]);
  });

  test.each([
    ['is larger than 5 MB', new File([new Uint8Array(5 * 1024 * 1024 + 1)], 'all.bib'), /larger than 5 MB/],
    ['is empty', new File([], 'all.bib'), /This file is empty/],
    ['is no text', new File([new Uint8Array([0, 1, 2, 255])], 'all.bib'), /This file is no text/],
  ])('IMP-03 a file that %s is refused before it is sent', async (_what, file, words) => {
    const { screen, uploads } = open(MockImportDoi);
    await source(screen, 'BibTeX or RIS');
    const group = screen.getByRole('group', { name: 'File' });
    await userEvent.upload(group.element().querySelector('input[type=file]') as HTMLElement, file);
    await button(screen, 'Read').click();
    await expect.element(screen.getByText(words).first()).toBeVisible();
    expect(uploads).toEqual([]);
  });

  test('IMP-01 what the server refuses stands at the field, and what was typed stays', async () => {
    const text = ['No record was found for this DOI.'];
    const { screen } = open(MockImportDoi, {
      [post]: () => Response.json({ detail: 'No.', code: 'invalid', text }, { status: 400 }),
    });
    await lookUp(screen);
    const field = screen.getByRole('textbox', { name: 'DOI' });
    await expect.element(field).toHaveAccessibleDescription(/No record was found for this DOI\./);
    await expect.element(field).toHaveFocus();
    await expect.element(field).toHaveValue('10.5555/crs.2026.0091');
  });

  test('IMP-01 what the server refuses of a text that was pasted stands at the text', async () => {
    const file = ['This file is no JSON Resume.'];
    const { screen } = open(MockImportDoi, {
      [post]: () => Response.json({ detail: 'No.', code: 'invalid', file }, { status: 400 }),
    });
    await paste(screen, '[]', 'JSON Resume');
    const field = screen.getByRole('textbox', { name: 'Or paste it here' });
    await expect.element(field).toHaveAccessibleDescription(/This file is no JSON Resume\./);
    await expect.element(field).toHaveValue('[]');
    expect(screen.getByText('This file is no JSON Resume.').elements()).toHaveLength(1);
  });

  test('IMP-01 a source that cannot be reached is said to be so, and can be asked again', async () => {
    let asked = 0;
    const { screen } = open(MockImportDoi, {
      [post]: () =>
        (asked += 1) === 1 ? Response.json({ detail: 'Crossref is away.' }, { status: 503 }) : created(MockImportDoi),
    });
    await lookUp(screen);
    await expect.element(alert(screen).getByText('It could not be read')).toBeVisible();
    await expect.element(alert(screen).getByText('Crossref is away.')).toBeVisible();
    await button(screen, 'Look up').click();
    await expect.element(heading(screen, '1 entry found')).toBeVisible();
  });

  test('another server without imports is said to have none', async () => {
    const { screen } = open(MockImportDoi, { [post]: notFound });
    await lookUp(screen);
    await expect.element(alert(screen).getByText('This server cannot import')).toBeVisible();
    await expect.element(screen.getByRole('textbox', { name: 'DOI' })).toHaveValue('10.5555/crs.2026.0091');
  });

  test('an answer that comes late, when something else was typed, is not shown', async () => {
    const answer = Promise.withResolvers<Response>();
    const { screen, uploads } = open(MockImportDoi, { [post]: () => answer.promise });
    await lookUp(screen);
    await expect.element(button(screen, 'Look up')).toHaveAttribute('aria-disabled', 'true');
    await expect.poll(() => uploads).toHaveLength(1);
    await screen.getByRole('textbox', { name: 'DOI' }).fill('10.5555/other');
    await expect.element(button(screen, 'Look up')).not.toHaveAttribute('aria-disabled');
    const late = created(MockImportDoi);
    answer.resolve(late);
    await expect.poll(() => late.bodyUsed).toBe(true);
    await screen.getByRole('textbox', { name: 'DOI' }).fill('10.5555/third');
    await expect.element(heading(screen, 'Bring your profile in')).toBeVisible();
    await expect.element(screen.getByRole('textbox', { name: 'DOI' })).toHaveValue('10.5555/third');
  });

  test('what was typed is there again after a reload', async () => {
    const { screen } = open(MockImportDoi);
    await source(screen, 'DOI');
    await screen.getByRole('textbox', { name: 'DOI' }).fill('10.5555/kept');
    document.body.replaceChildren();
    const again = render(<Import />, { path: '/profile/import' });
    await expect.element(again.getByRole('textbox', { name: 'DOI' })).toHaveValue('10.5555/kept');
  });
});

describe('what was found', () => {
  test('IMP-01 is shown list by list, and nothing is stored before the press', async () => {
    const { screen, calls } = open(MockImportOrcid);
    await readRecord(screen);
    await expect.element(heading(screen, '7 entries found')).toHaveFocus();
    await expect
      .element(
        screen.getByText(
          'In the record of Nasrin Ahmadi. 4 new, 1 different and 2 already in your profile. Nothing is stored yet.',
        ),
      )
      .toBeVisible();
    expect(
      screen
        .getByRole('heading', { level: 2 })
        .elements()
        .map(({ textContent }) => textContent),
    ).toEqual(['Degrees', 'Papers']);
    expect(calls()).toEqual([]);
  });

  test('IMP-01 new entries are selected, different ones are not, and each says which it is', async () => {
    const { screen } = open(MockImportOrcid);
    await readRecord(screen);
    await expect.element(box(screen, /^Drift of natural/)).toBeChecked();
    await expect.element(box(screen, /^Twelve months/)).not.toBeChecked();
    await expect.element(button(screen, 'Add 4 entries')).toBeEnabled();
    const rows = screen.getByRole('list', { name: 'Papers' }).getByRole('listitem');
    await expect.element(rows.filter({ hasText: 'Drift of natural' }).getByText('New').first()).toBeVisible();
    await expect.element(rows.filter({ hasText: 'Twelve months' }).getByText('Different').first()).toBeVisible();
  });

  test('IMP-03 what the profile has already is closed under its number, and cannot be selected', async () => {
    const { screen } = open(MockImportOrcid);
    await readRecord(screen);
    const more = screen.getByRole('button', { name: '1 already in your profile', expanded: false });
    await expect.element(more.first()).toBeVisible();
    await expect.element(screen.getByText('آشکارسازی آسیب در پل‌ها با یادگیری ماشین')).not.toBeVisible();
    await more.last().click();
    await expect.element(screen.getByText('آشکارسازی آسیب در پل‌ها با یادگیری ماشین')).toBeVisible();
    expect(box(screen, /آشکارسازی/).elements()).toEqual([]);
  });

  test('IMP-01 an entry that differs shows both values of each field', async () => {
    const { screen } = open(MockImportResume);
    await paste(screen, '{}', 'JSON Resume');
    const row = screen.getByRole('listitem').filter({ hasText: 'Operational modal analysis' });
    await expect.element(row).toMatchTextContent(/Level.*Yours.*Expert.*In the import.*Advanced/);
    await expect.element(row.getByText('If you select it, these fields of yours are replaced.')).toBeVisible();
  });

  test('an entry that differs in fields of another server says so without their names', async () => {
    const skills = MockImportResume.lists.skills?.map((each) => ({ ...each, differs: ['shoe_size'] })) ?? [];
    const { screen } = open({ ...MockImportResume, lists: { skills } });
    await paste(screen, '{}', 'JSON Resume');
    await expect.element(screen.getByText('It differs in details that this page does not show.').first()).toBeVisible();
    expect(screen.getByText(/shoe_size/).elements()).toEqual([]);
  });

  test('IMP-01 the button counts what is selected, and is disabled without anything', async () => {
    const { screen } = open(MockImportOrcid);
    await readRecord(screen);
    await screen
      .getByText(/^Twelve months of a prestressed bridge: separating .* Gaussian/)
      .first()
      .click();
    await expect.element(button(screen, 'Add 4, change 1')).toBeEnabled();
    await button(screen, 'Select none').click();
    await expect.element(button(screen, 'Add 1 entry')).toBeEnabled();
    await box(screen, /^PhD/).click({ force: true });
    await expect.element(button(screen, 'Add entries')).toBeDisabled();
    await expect.element(button(screen, 'Add entries')).toHaveAccessibleDescription('Select what you want to add.');
    await button(screen, 'Select all').click();
    await expect.element(button(screen, 'Add 3, change 1')).toBeEnabled();
  });

  test('IMP-02 the author that the person seems to be is chosen, and is asked for where nobody can tell', async () => {
    const { screen, bodies } = open(MockImportOrcid);
    await readRecord(screen);
    await expect.element(screen.getByText(/^Your own name stands in bold in your CV/)).toBeVisible();
    const known = screen.getByRole('combobox', { name: /^You are, among the authors of Drift/ });
    await expect.element(known).toMatchTextContent('N. Ahmadi');
    const asked = screen.getByRole('combobox', { name: /^You are, among the authors of Eight/ });
    await expect.element(asked).toMatchTextContent('Choose your name');
    await expect.element(screen.getByText('Which one are you?')).toBeVisible();
    await asked.click();
    await screen.getByRole('option', { name: 'N. Ahmadi-Rad' }).click();
    await expect.element(screen.getByText('Which one are you?')).not.toBeInTheDocument();
    await known.click();
    await screen.getByRole('option', { name: 'Not among them' }).click();
    await button(screen, 'Add 4 entries').click();
    expect(await storedOf({ screen, bodies }, MockImportOrcid)).toEqual([
      {
        take: [6, 1, 2, 3],
        authors: [
          { key: 1, own_author: null },
          { key: 2, own_author: 'N. Ahmadi-Rad' },
        ],
      },
    ]);
  });

  test('IMP-02 the question about the author keeps nobody from adding', async () => {
    const { screen, bodies } = open(MockImportOrcid);
    await readRecord(screen);
    await button(screen, 'Add 4 entries').click();
    expect(await storedOf({ screen, bodies }, MockImportOrcid)).toEqual([{ take: [6, 1, 2, 3] }]);
  });

  test('IMP-03 what could not be read is said with its line, and the rest is offered', async () => {
    const { screen } = open(MockImportBibtex);
    await paste(screen, '@article{');
    await expect.element(button(screen, 'Add 2 entries')).toBeEnabled();
    await button(screen, '9 notes about what was read').click();
    for (const sentence of [
      'Line 12: “ahmadi2024modal” has no end, and was left out.',
      'Line 31: “Low-cost sensing of bridges” was left out: “Year” is missing.',
      'Line 58: “Proceedings of the conference” was left out: “Title” is longer than 300 characters.',
      'Line 131: An entry is too large, and was left out.',
      'An entry could not be read, and was left out.',
      'Line 9002: Only the first 5,000 entries were read. Import the rest by itself.',
    ])
      await expect.element(screen.getByText(sentence, { exact: true })).toBeVisible();
    expect(screen.getByText(/unclosed|field_missing|type_unknown/).elements()).toEqual([]);
  });

  test('IMP-03 an entry whose optional field is too long is offered without it, and the note says so', async () => {
    const problems = [
      { code: 'field_too_long' as const, line: 3, name: 'A long abstract', field: 'abstract', limit: 10_000 },
    ];
    const { screen } = open({ ...MockImportDoi, problems });
    await lookUp(screen);
    await button(screen, '1 note about what was read').click();
    const said = 'Line 3: “A long abstract” comes without “Abstract”, which is longer than 10,000 characters.';
    await expect.element(screen.getByText(said, { exact: true })).toBeVisible();
  });

  test('a note of a kind that this page does not know is counted, and no code is shown', async () => {
    const problems = [{ code: 'struck_by_lightning', line: 1 }] as never;
    const { screen } = open({ ...MockImportDoi, problems });
    await lookUp(screen);
    await button(screen, '1 note about what was read').click();
    await expect.element(screen.getByText('1 more note came that this page does not know.')).toBeVisible();
    expect(screen.getByText(/lightning/).elements()).toEqual([]);
  });

  test('another server that leaves parts out and knows other lists is shown as far as it can be', async () => {
    const { papers } = MockImportDoi.lists;
    const bare = { id: 501, kind: 'doi', lists: { papers: [...(papers ?? []), {}], degrees: [], hats: [{}] } };
    const { screen } = open(MockImportDoi, { [post]: () => created(bare) });
    await lookUp(screen);
    await expect.element(heading(screen, '1 entry found')).toBeVisible();
    await expect.element(screen.getByText('1 entry is missing here, because it could not be read.')).toBeVisible();
    await expect.element(button(screen, 'Add 1 entry')).toBeEnabled();
  });

  test('IMP-01 parts that a profile has no place for are named', async () => {
    const { screen } = open(MockImportResume);
    await paste(screen, '{}', 'JSON Resume');
    await expect
      .element(screen.getByText('Your profile has no place for: basics.image, basics.summary and interests.'))
      .toBeVisible();
  });

  test('IMP-01 phone and address can be taken, where the profile has none', async () => {
    const { screen, bodies } = open(MockImportResume);
    await paste(screen, '{}', 'JSON Resume');
    await expect.element(box(screen, 'Phone and address')).toBeChecked();
    await expect.element(screen.getByText('Fills only what is empty in your profile.')).toBeVisible();
    await button(screen, 'Add 4, change 1').click();
    expect(await storedOf({ screen, bodies }, MockImportResume)).toEqual([{ take: [1, 11, 12, 14, 15] }]);
  });

  test('IMP-05 records that a stand-in invented are marked as a sample', async () => {
    const { screen } = open(MockImportOrcid);
    await readRecord(screen);
    await expect.element(screen.getByText('Sample', { exact: true })).toBeVisible();
    await expect.element(screen.getByText('Invented records: this server does not ask ORCID.')).toBeVisible();
  });

  test('IMP-05 real records have no such mark', async () => {
    const { screen } = open(MockImportDoi);
    await lookUp(screen);
    await expect.element(heading(screen, '1 entry found')).toBeVisible();
    expect(screen.getByText('Sample', { exact: true }).elements()).toEqual([]);
  });

  test('IMP-01 a source with nothing in it is said to have nothing, with the way back', async () => {
    const { screen } = open(MockImportNothing);
    await screen.getByRole('textbox', { name: 'ORCID iD' }).fill('0000-0002-1825-0097');
    await button(screen, 'Look up').click();
    await expect.element(heading(screen, 'Nothing was found')).toBeVisible();
    await expect.element(screen.getByText('This record shows nothing in public')).toBeVisible();
    await button(screen, 'Try another source').click();
    await expect.element(screen.getByRole('textbox', { name: 'ORCID iD' })).toHaveValue('0000-0002-1825-0097');
  });

  test('IMP-03 where all of it is there already, there is nothing to add', async () => {
    const { screen } = open(MockImportKnown);
    await paste(screen, '@article{a}');
    await expect.element(button(screen, 'Add entries')).toBeDisabled();
    await expect
      .element(button(screen, 'Add entries'))
      .toHaveAccessibleDescription('All of it is in your profile already.');
  });

  test('a press on one of many entries draws that one alone', async () => {
    const { screen } = open(MockImportLarge);
    await paste(screen, '@article{a}');
    await expect.element(button(screen, 'Add 900 entries')).toBeEnabled();
    const row = vi.spyOn(profileLists.papers, 'row');
    onTestFinished(() => row.mockRestore());
    await box(screen, 'Records of a bridge, part 7').click({ force: true });
    await expect.element(button(screen, 'Add 899 entries')).toBeEnabled();
    expect(row.mock.calls.map(([entry]) => (entry as { title?: string }).title)).not.toContain(
      'Records of a bridge, part 8',
    );
  });

  test('IMP-03 of a thousand entries fifty are drawn, and all are selected', async () => {
    const { screen, bodies } = open(MockImportLarge);
    await paste(screen, '@article{a}');
    await expect.element(heading(screen, '1,000 entries found')).toBeVisible();
    await expect.element(button(screen, 'Add 900 entries')).toBeEnabled();
    expect(screen.getByRole('checkbox').elements()).toHaveLength(50);
    await button(screen, 'Show 100 more').first().click();
    expect(screen.getByRole('checkbox').elements()).toHaveLength(150);
    await button(screen, 'Add 900 entries').click();
    const [body] = await storedOf({ screen, bodies }, MockImportLarge);
    expect((body as { take: number[] }).take).toHaveLength(900);
  });
});

describe('storing', () => {
  test('IMP-01 says what was added and changed, leads to the lists, and offers to undo all of it', async () => {
    const { screen } = open(MockImportResume, { [saveCall(MockImportResume)]: { added: 14, changed: 2 } });
    await paste(screen, '{}', 'JSON Resume');
    await button(screen, 'Add 4, change 1').click();
    await expect.element(heading(screen, 'It is in your profile')).toHaveFocus();
    await expect.element(screen.getByText('14 entries added, 2 changed')).toBeVisible();
    const links = screen.getByRole('list', { name: 'Where it is now' }).getByRole('link').elements();
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Profile', '/profile'],
      ['Papers', '/profile?step=papers'],
      ['Job Experiences', '/profile?step=jobs'],
      ['Skills', '/profile?step=skills'],
      ['Links', '/profile?step=links'],
    ]);
    await expect.element(button(screen, 'Undo all of it')).toBeEnabled();
  });

  test('IMP-01 what was taken in is no longer in the field for the next time', async () => {
    const { screen } = open(MockImportDoi);
    await lookUp(screen);
    await button(screen, 'Add 1 entry').click();
    await button(screen, 'Import more').click();
    await expect.element(screen.getByRole('textbox', { name: 'DOI' })).toHaveValue('');
  });

  test('lists and counts that are shown elsewhere are read again after storing and after undoing', async () => {
    let reads = 0;
    function Papers() {
      return <p data-testid="papers">{useApi('/api/student/papers/').data?.length}</p>;
    }
    const { screen } = open(
      MockImportDoi,
      {
        'GET /api/student/papers/': () => {
          reads += 1;
          return Response.json([]);
        },
      },
      { beside: <Papers /> },
    );
    await lookUp(screen);
    await button(screen, 'Add 1 entry').click();
    await expect.poll(() => reads).toBe(2);
    await button(screen, 'Undo all of it').click();
    await expect.poll(() => reads).toBe(3);
  });

  test.each<[string, () => Response | Promise<Response>, string, string]>([
    [
      'a list is full',
      () => Response.json({ detail: 'One of the lists would hold 512 entries.', code: 'list_full' }, { status: 400 }),
      'Nothing was added',
      'One of the lists would hold 512 entries.',
    ],
    ['the server is out of order', outOfOrder, 'Nothing was added', 'Out of order.'],
    ['no answer comes', lost, 'No answer came', 'Check your connection and press again. Nothing is done twice.'],
  ])('IMP-01 where %s, the selection stays and can be sent again', async (_why, answer, title, words) => {
    let asked = 0;
    const { screen, bodies } = open(MockImportOrcid, {
      [saveCall(MockImportOrcid)]: () => ((asked += 1) === 1 ? answer() : Response.json({ added: 3, changed: 0 })),
    });
    await readRecord(screen);
    await box(screen, /^Drift/).click({ force: true });
    await button(screen, 'Add 3 entries').click();
    await expect.element(alert(screen).getByText(title)).toBeVisible();
    await expect.element(alert(screen).getByText(words)).toBeVisible();
    await expect.element(box(screen, /^Drift/)).not.toBeChecked();
    await button(screen, 'Add 3 entries').click();
    await expect.element(screen.getByText('3 entries added')).toBeVisible();
    expect(bodies(saveCall(MockImportOrcid))).toEqual([{ take: [6, 2, 3] }, { take: [6, 2, 3] }]);
  });

  test('IMP-01 what was read too long ago is read again, and what was selected stays', async () => {
    let reads = 0;
    const again = { ...MockImportOrcid, id: 777 };
    const { screen, bodies } = open(MockImportOrcid, {
      [post]: () => created((reads += 1) === 1 ? MockImportOrcid : again),
      [saveCall(MockImportOrcid)]: notFound,
      [saveCall(again)]: { added: 3, changed: 0 },
    });
    await readRecord(screen);
    await box(screen, /^Drift/).click({ force: true });
    await button(screen, 'Add 3 entries').click();
    await expect.element(alert(screen).getByText('This was read too long ago')).toBeVisible();
    await button(screen, 'Read again').click();
    await expect.element(screen.getByText('This was read too long ago')).not.toBeInTheDocument();
    await expect.element(box(screen, /^Drift/)).not.toBeChecked();
    await button(screen, 'Add 3 entries').click();
    expect(await storedOf({ screen, bodies }, again)).toEqual([{ take: [6, 2, 3] }]);
  });

  test('IMP-01 an import whose first answer was lost is told as stored, and can be undone', async () => {
    const { screen } = open(MockImportDoi, {
      [saveCall(MockImportDoi)]: () =>
        Response.json({ detail: 'It was added already.', code: 'import_stored' }, { status: 409 }),
    });
    await lookUp(screen);
    await button(screen, 'Add 1 entry').click();
    await expect.element(heading(screen, 'It is in your profile')).toBeVisible();
    await expect.element(button(screen, 'Undo all of it')).toBeEnabled();
  });

  test('IMP-01 a press while it is being stored sends nothing more', async () => {
    const answer = Promise.withResolvers<Response>();
    const { screen, bodies } = open(MockImportDoi, { [saveCall(MockImportDoi)]: () => answer.promise });
    await lookUp(screen);
    await button(screen, 'Add 1 entry').click();
    await expect.element(button(screen, 'Add 1 entry')).toHaveAttribute('aria-disabled', 'true');
    await expect.element(box(screen, /^Drift/)).toBeDisabled();
    await button(screen, 'Add 1 entry').click({ force: true });
    answer.resolve(Response.json({ added: 1, changed: 0 }));
    await expect.element(screen.getByText('1 entry added')).toBeVisible();
    expect(bodies(saveCall(MockImportDoi))).toHaveLength(1);
  });
});

describe('undoing', () => {
  async function stored(answers: Readonly<Record<string, Answer>> = {}) {
    const opened = open(MockImportDoi, answers);
    await lookUp(opened.screen);
    await button(opened.screen, 'Add 1 entry').click();
    await button(opened.screen, 'Undo all of it').click();
    return opened;
  }

  test('IMP-01 says what was removed, restored and kept', async () => {
    const { screen } = await stored({ [undoCall(MockImportDoi)]: { removed: 12, restored: 2, kept: 1 } });
    await expect.element(heading(screen, 'The import is undone')).toHaveFocus();
    for (const line of ['12 entries removed', '2 entries restored', '1 entry stays, because you changed it since.'])
      await expect.element(screen.getByText(line, { exact: true })).toBeVisible();
  });

  test('IMP-01 an undo that failed says so, and can be tried again', async () => {
    let asked = 0;
    const { screen } = await stored({
      [undoCall(MockImportDoi)]: () =>
        (asked += 1) === 1 ? outOfOrder() : Response.json({ removed: 1, restored: 0, kept: 0 }),
    });
    await expect.element(alert(screen).getByText('It could not be undone')).toBeVisible();
    await button(screen, 'Undo all of it').click();
    await expect.element(screen.getByText('1 entry removed')).toBeVisible();
    await expect.element(screen.getByText('Your profile is as it was before.')).toBeVisible();
  });

  test('IMP-01 an import that is too old to be undone says what stays, and offers no more undo', async () => {
    const { screen } = await stored({ [undoCall(MockImportDoi)]: notFound });
    await expect.element(alert(screen).getByText('It can no longer be undone')).toBeVisible();
    await expect.element(button(screen, 'Undo all of it')).not.toBeInTheDocument();
    await expect.element(button(screen, 'Import more')).toHaveFocus();
  });

  test('IMP-01 an import that was undone already is told as undone', async () => {
    const { screen } = await stored({
      [undoCall(MockImportDoi)]: () => Response.json({ detail: 'No.', code: 'import_not_stored' }, { status: 409 }),
    });
    await expect.element(heading(screen, 'The import is undone')).toBeVisible();
  });
});

describe('taking it out', () => {
  const text = (body: string, type: string) => () => new Response(body, { headers: { 'Content-Type': type } });

  test('IMP-04 the papers are saved as BibTeX', async () => {
    const files = downloads();
    const { screen } = open(MockImportDoi, { [bibtexCall]: text('@article{a}', 'application/x-bibtex') });
    await button(screen, 'Download BibTeX').click();
    await expect.element(screen.getByRole('status').filter({ hasText: 'Downloaded.' })).toBeVisible();
    expect(files.map(({ name }) => name)).toEqual(['papers.bib']);
    expect(await files[0]?.text).toBe('@article{a}');
  });

  test.each([false, true])('IMP-04 the profile is saved as JSON Resume, with referees: %s', async (withReferees) => {
    const files = downloads();
    const addresses: string[] = [];
    const { screen } = open(MockImportDoi, {
      [resumeCall]: ({ url }) => {
        addresses.push(new URL(url).search);
        return new Response('{}  ', { headers: { 'Content-Type': 'application/resume+json' } });
      },
    });
    const referees = box(screen, 'With referees and their addresses');
    await expect.element(referees).not.toBeChecked();
    if (withReferees) await referees.click({ force: true });
    await button(screen, 'Download JSON Resume').click();
    await expect.element(screen.getByRole('status').filter({ hasText: 'Downloaded.' })).toBeVisible();
    expect(addresses).toEqual([withReferees ? '?references=true' : '']);
    expect(files.map(({ name }) => name)).toEqual(['resume.json']);
  });

  test.each<[string, () => Response | Promise<Response>, RegExp]>([
    ['no connection', lost, /It could not be downloaded/],
    ['a server out of order', outOfOrder, /Out of order\./],
    ['a server without it', notFound, /This server cannot export\./],
    [
      'the page of a proxy',
      () => new Response('<!doctype html><h1>Bad</h1>', { status: 502, headers: { 'Content-Type': 'text/html' } }),
      /The server sent a page in place of the file/,
    ],
    ['a page that claims to be the file', text(' <html><body>Sign in', 'application/x-bibtex'), /cannot export/],
  ])('IMP-04 %s is said, and nothing is saved', async (_what, answer, words) => {
    const files = downloads();
    const { screen } = open(MockImportDoi, { [bibtexCall]: answer });
    await button(screen, 'Download BibTeX').click();
    await expect.element(alert(screen)).toMatchTextContent(words);
    expect(files).toEqual([]);
  });

  test('IMP-04 a profile without papers gives no empty file', async () => {
    const files = downloads();
    const { screen } = open(MockImportDoi, { [bibtexCall]: text('', 'application/x-bibtex') });
    await button(screen, 'Download BibTeX').click();
    await expect.element(screen.getByText('There is no paper in your profile yet.')).toBeVisible();
    expect(files).toEqual([]);
  });
});

test('IMP-01 everything from the source to the undo can be done with the keyboard', async () => {
  const { screen, bodies } = open(MockImportDoi);
  const stop = async (target: Locator) => {
    for (let count = 0; count < 40 && document.activeElement !== target.element(); count += 1) await userEvent.tab();
    await expect.element(target).toHaveFocus();
  };
  await stop(screen.getByRole('radio', { name: 'ORCID iD' }));
  await userEvent.keyboard('{ArrowDown}');
  await stop(screen.getByRole('textbox', { name: 'DOI' }));
  await userEvent.keyboard('10.5555/crs.2026.0091{Enter}');
  await expect.element(heading(screen, '1 entry found')).toHaveFocus();
  await stop(box(screen, /^Drift/));
  await userEvent.keyboard(' ');
  await expect.element(button(screen, 'Add entries')).toBeDisabled();
  await userEvent.keyboard(' ');
  await stop(screen.getByRole('combobox', { name: /^You are/ }));
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByRole('option', { name: 'N. Ahmadi' })).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}{Enter}');
  await stop(button(screen, 'Add 1 entry'));
  await userEvent.keyboard('{Enter}');
  await expect.element(heading(screen, 'It is in your profile')).toHaveFocus();
  await stop(button(screen, 'Undo all of it'));
  await userEvent.keyboard('{Enter}');
  await expect.element(heading(screen, 'The import is undone')).toHaveFocus();
  expect(bodies(saveCall(MockImportDoi))).toEqual([{ take: [1], authors: [{ key: 1, own_author: 'K. Rostami' }] }]);
});

test('IMP-01 in Persian it reads, shows, stores and takes back', async () => {
  const { screen, uploads } = open(MockImportDoi, {}, { locale: 'fa' });
  await source(screen, /BibTeX/);
  const field = screen.getByRole('textbox', { name: 'یا متن آن را اینجا بچسبانید' });
  await expect.element(field).toHaveAttribute('dir', 'ltr');
  await field.fill('@article{a}');
  await button(screen, 'خواندن').click();
  await expect.element(heading(screen, '۱ مورد پیدا شد')).toBeVisible();
  await button(screen, 'افزودن ۱ مورد').click();
  await expect.element(screen.getByText('۴ مورد افزوده شد')).toBeVisible();
  await button(screen, 'برگرداندن همه').click();
  await expect.element(screen.getByText('۴ مورد حذف شد')).toBeVisible();
  expect(uploads).toHaveLength(1);
});
