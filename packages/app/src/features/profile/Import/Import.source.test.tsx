import { afterEach, describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { MockImportDoi } from '../../../mocks/fixtures/import';
import { render } from '../../../mocks/render';
import { Import } from './Import';
import {
  type Upload,
  alert,
  button,
  created,
  heading,
  lookUp,
  notFound,
  open,
  paste,
  post,
  source,
} from './testing/openImport';

afterEach(() => sessionStorage.clear());

describe('choosing a source', () => {
  test('IMP-01 an iD and a DOI are read as they were typed, in a field that reads from left to right', async () => {
    const { screen, uploads } = open(MockImportDoi);
    await expect.element(screen.getByText(/Your profile does not change until you confirm/)).toBeVisible();
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
    await screen.getByRole('textbox', { name: 'Or paste the file’s text here' }).fill('typed');
    await userEvent.upload(
      screen.getByRole('group', { name: 'File' }).element().querySelector('input[type=file]') as HTMLElement,
      new File(['TY  - JOUR'], 'library.ris'),
    );
    await expect.element(screen.getByText('library.ris')).toBeVisible();
    await expect
      .element(screen.getByRole('textbox', { name: 'Or paste the file’s text here' }))
      .not.toBeInTheDocument();
    await button(screen, 'Find entries').click();
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
    await button(screen, 'Find entries').click();
    await expect
      .element(screen.getByRole('textbox', { name: 'Or paste the file’s text here' }))
      .toHaveAccessibleDescription(/Select a file, or paste the file’s text\./);
    expect(uploads).toEqual([]);
  });

  test.each([
    ['is larger than 5 MB', new File([new Uint8Array(5 * 1024 * 1024 + 1)], 'all.bib'), /larger than 5 MB/],
    ['is empty', new File([], 'all.bib'), /This file is empty/],
    ['is no text', new File([new Uint8Array([0, 1, 2, 255])], 'all.bib'), /This is not a text file/],
  ])('IMP-03 a file that %s is refused before it is sent', async (_what, file, words) => {
    const { screen, uploads } = open(MockImportDoi);
    await source(screen, 'BibTeX or RIS');
    const group = screen.getByRole('group', { name: 'File' });
    await userEvent.upload(group.element().querySelector('input[type=file]') as HTMLElement, file);
    await button(screen, 'Find entries').click();
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
    const file = ['This is not a JSON Resume file.'];
    const { screen } = open(MockImportDoi, {
      [post]: () => Response.json({ detail: 'No.', code: 'invalid', file }, { status: 400 }),
    });
    await paste(screen, '[]', 'JSON Resume');
    const field = screen.getByRole('textbox', { name: 'Or paste the file’s text here' });
    await expect.element(field).toHaveAccessibleDescription(/This is not a JSON Resume file\./);
    await expect.element(field).toHaveValue('[]');
    expect(screen.getByText('This is not a JSON Resume file.').elements()).toHaveLength(1);
  });

  test('IMP-01 a source that cannot be reached is said to be so, and can be asked again', async () => {
    let asked = 0;
    const { screen } = open(MockImportDoi, {
      [post]: () =>
        (asked += 1) === 1 ? Response.json({ detail: 'Crossref is away.' }, { status: 503 }) : created(MockImportDoi),
    });
    await lookUp(screen);
    await expect.element(alert(screen).getByText('Could not read the source')).toBeVisible();
    await expect.element(alert(screen).getByText('Crossref is away.')).toBeVisible();
    await button(screen, 'Look up').click();
    await expect.element(heading(screen, '1 entry found')).toBeVisible();
  });

  test('another server without imports is said to have none', async () => {
    const { screen } = open(MockImportDoi, { [post]: notFound });
    await lookUp(screen);
    await expect.element(alert(screen).getByText('Import is not available on this server')).toBeVisible();
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
    await expect.element(heading(screen, 'Import your profile')).toBeVisible();
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
