import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { MockImportDoi } from '../../../mocks/fixtures/import';
import { alert, box, button, lost, notFound, open, outOfOrder } from './testing/openImport';

afterEach(() => sessionStorage.clear());

const bibtexCall = 'GET /api/student/export/bibtex/';
const resumeCall = 'GET /api/student/export/json-resume/';

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
    const referees = box(screen, 'Include your references and their contact details');
    await expect.element(referees).not.toBeChecked();
    if (withReferees) await referees.click({ force: true });
    await button(screen, 'Download JSON Resume').click();
    await expect.element(screen.getByRole('status').filter({ hasText: 'Downloaded.' })).toBeVisible();
    expect(addresses).toEqual([withReferees ? '?references=true' : '']);
    expect(files.map(({ name }) => name)).toEqual(['resume.json']);
  });

  test.each<[string, () => Response | Promise<Response>, RegExp]>([
    ['no connection', lost, /Could not download the file/],
    ['a server out of order', outOfOrder, /Out of order\./],
    ['a server without it', notFound, /Export is not available on this server\./],
    [
      'the page of a proxy',
      () => new Response('<!doctype html><h1>Bad</h1>', { status: 502, headers: { 'Content-Type': 'text/html' } }),
      /The server did not send the file/,
    ],
    [
      'a page that claims to be the file',
      text(' <html><body>Sign in', 'application/x-bibtex'),
      /Export is not available/,
    ],
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
    await expect.element(screen.getByText('There are no papers in your profile yet.')).toBeVisible();
    expect(files).toEqual([]);
  });
});
