import type { Import as Answered } from '@peyk/api-types';
import { expect, vi } from 'vitest';
import type { Locator } from 'vitest/browser';
import { render } from '../../../../mocks/render';
import { type Answer, serve } from '../../../../mocks/serve';
import { Import } from '../Import';

export const post = 'POST /api/student/imports/';
export const saveCall = ({ id }: Answered) => `POST /api/student/imports/${id}/save/`;
export const undoCall = ({ id }: Answered) => `POST /api/student/imports/${id}/undo/`;

export const created = (answer: object) => Response.json(answer, { status: 201 });
export const outOfOrder = () => Response.json({ detail: 'Out of order.' }, { status: 500 });
export const notFound = () => Response.json({ detail: 'Not found.' }, { status: 404 });
export const lost = () => Promise.reject<Response>(new TypeError('Failed to fetch'));

export interface Upload {
  kind: FormDataEntryValue;
  text?: FormDataEntryValue;
  file?: FormDataEntryValue;
}

/** The screen with a server that answers a reading with `found`, stores all of it, and takes all of it back. */
export function open(
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

export const heading = (screen: Locator, name: string | RegExp) => screen.getByRole('heading', { level: 1, name });
export const button = (screen: Locator, name: string | RegExp) => screen.getByRole('button', { name, exact: true });
export const box = (screen: Locator, name: string | RegExp) => screen.getByRole('checkbox', { name });
export const source = (screen: Locator, name: string | RegExp) =>
  screen.getByRole('radio', { name }).click({ force: true });
export const alert = (screen: Locator) => screen.getByRole('alert');

/** Reads a DOI: the field and the button of the source that needs least. */
export async function lookUp(screen: Locator, text = '10.5555/crs.2026.0091') {
  await source(screen, 'DOI');
  await screen.getByRole('textbox', { name: 'DOI' }).fill(text);
  await button(screen, 'Look up').click();
}

/** Reads a text that is pasted. */
export async function paste(screen: Locator, text: string, kind = 'BibTeX or RIS') {
  await source(screen, kind);
  await screen.getByRole('textbox', { name: 'Or paste the file’s text here' }).fill(text);
  await button(screen, 'Find entries').click();
}

export async function readRecord(screen: Locator) {
  await screen.getByRole('textbox', { name: 'ORCID iD' }).fill('0000-0002-1825-0097');
  await button(screen, 'Look up').click();
  await expect.element(heading(screen, '7 entries found')).toBeVisible();
}

/** What was sent to be stored, once the page has taken the answer in: it would write into the storage of the next test otherwise. */
export async function storedOf(
  { screen, bodies }: Pick<ReturnType<typeof open>, 'screen' | 'bodies'>,
  found: Answered,
) {
  await expect.element(heading(screen, 'Saved to your profile')).toBeVisible();
  return bodies(saveCall(found));
}
