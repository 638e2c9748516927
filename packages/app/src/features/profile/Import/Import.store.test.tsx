import { afterEach, describe, expect, test } from 'vitest';
import { type Locator, userEvent } from 'vitest/browser';
import { useApi } from '../../../api/useApi';
import { MockImportDoi, MockImportOrcid, MockImportResume } from '../../../mocks/fixtures/import';
import type { Answer } from '../../../mocks/serve';
import {
  alert,
  box,
  button,
  created,
  heading,
  lookUp,
  lost,
  notFound,
  open,
  outOfOrder,
  paste,
  post,
  readRecord,
  saveCall,
  source,
  storedOf,
  undoCall,
} from './testing/openImport';

afterEach(() => sessionStorage.clear());

describe('storing', () => {
  test('IMP-01 says what was added and changed, leads to the lists, and offers to undo all of it', async () => {
    const { screen } = open(MockImportResume, { [saveCall(MockImportResume)]: { added: 14, changed: 2 } });
    await paste(screen, '{}', 'JSON Resume');
    await button(screen, 'Add 4, change 1').click();
    await expect.element(heading(screen, 'Saved to your profile')).toHaveFocus();
    await expect.element(screen.getByText('14 entries added, 2 changed')).toBeVisible();
    const links = screen.getByRole('list', { name: 'View in profile' }).getByRole('link').elements();
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Profile', '/profile'],
      ['Papers', '/profile?step=papers'],
      ['Job Experiences', '/profile?step=jobs'],
      ['Skills', '/profile?step=skills'],
      ['Links', '/profile?step=links'],
    ]);
    await expect.element(button(screen, 'Undo import')).toBeEnabled();
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
    await button(screen, 'Undo import').click();
    await expect.poll(() => reads).toBe(3);
  });

  test.each<[string, () => Response | Promise<Response>, string, string]>([
    [
      'a list is full',
      () => Response.json({ detail: 'One of the lists would hold 512 entries.', code: 'list_full' }, { status: 400 }),
      'Nothing was saved',
      'One of the lists would hold 512 entries.',
    ],
    ['the server is out of order', outOfOrder, 'Nothing was saved', 'Out of order.'],
    [
      'no answer comes',
      lost,
      'The server did not respond',
      'Check your connection and try again. Nothing will be added or undone twice.',
    ],
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
    await expect.element(alert(screen).getByText('This import is no longer available')).toBeVisible();
    await button(screen, 'Read again').click();
    await expect.element(screen.getByText('This import is no longer available')).not.toBeInTheDocument();
    await expect.element(box(screen, /^Drift/)).not.toBeChecked();
    await button(screen, 'Add 3 entries').click();
    expect(await storedOf({ screen, bodies }, again)).toEqual([{ take: [6, 2, 3] }]);
  });

  test('IMP-01 an import whose first answer was lost is told as stored, and can be undone', async () => {
    const { screen } = open(MockImportDoi, {
      [saveCall(MockImportDoi)]: () =>
        Response.json({ detail: 'This import was already added.', code: 'import_stored' }, { status: 409 }),
    });
    await lookUp(screen);
    await button(screen, 'Add 1 entry').click();
    await expect.element(heading(screen, 'Saved to your profile')).toBeVisible();
    await expect.element(button(screen, 'Undo import')).toBeEnabled();
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
    await button(opened.screen, 'Undo import').click();
    return opened;
  }

  test('IMP-01 says what was removed, restored and kept', async () => {
    const { screen } = await stored({ [undoCall(MockImportDoi)]: { removed: 12, restored: 2, kept: 1 } });
    await expect.element(heading(screen, 'Import undone')).toHaveFocus();
    for (const line of ['12 entries removed', '2 entries restored', '1 entry was kept because you changed it later.'])
      await expect.element(screen.getByText(line, { exact: true })).toBeVisible();
  });

  test('IMP-01 an undo that failed says so, and can be tried again', async () => {
    let asked = 0;
    const { screen } = await stored({
      [undoCall(MockImportDoi)]: () =>
        (asked += 1) === 1 ? outOfOrder() : Response.json({ removed: 1, restored: 0, kept: 0 }),
    });
    await expect.element(alert(screen).getByText('Could not undo')).toBeVisible();
    await button(screen, 'Undo import').click();
    await expect.element(screen.getByText('1 entry removed')).toBeVisible();
    await expect.element(screen.getByText('Nothing from this import is left in your profile.')).toBeVisible();
  });

  test('IMP-01 an import that is too old to be undone says what stays, and offers no more undo', async () => {
    const { screen } = await stored({ [undoCall(MockImportDoi)]: notFound });
    await expect.element(alert(screen).getByText('This import can no longer be undone')).toBeVisible();
    await expect.element(button(screen, 'Undo import')).not.toBeInTheDocument();
    await expect.element(button(screen, 'Import more')).toHaveFocus();
  });

  test('IMP-01 an import that was undone already is told as undone', async () => {
    const { screen } = await stored({
      [undoCall(MockImportDoi)]: () => Response.json({ detail: 'No.', code: 'import_not_stored' }, { status: 409 }),
    });
    await expect.element(heading(screen, 'Import undone')).toBeVisible();
    await expect.element(screen.getByText('This import was already undone.')).toBeVisible();
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
  await stop(screen.getByRole('combobox', { name: /^Your name/ }));
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByRole('option', { name: 'N. Ahmadi' })).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}{Enter}');
  await stop(button(screen, 'Add 1 entry'));
  await userEvent.keyboard('{Enter}');
  await expect.element(heading(screen, 'Saved to your profile')).toHaveFocus();
  await stop(button(screen, 'Undo import'));
  await userEvent.keyboard('{Enter}');
  await expect.element(heading(screen, 'Import undone')).toHaveFocus();
  expect(bodies(saveCall(MockImportDoi))).toEqual([{ take: [1], authors: [{ key: 1, own_author: 'K. Rostami' }] }]);
});

test('IMP-01 in Persian it reads, shows, stores and takes back', async () => {
  const { screen, uploads } = open(MockImportDoi, {}, { locale: 'fa' });
  await source(screen, /BibTeX/);
  const field = screen.getByRole('textbox', { name: 'یا متن فایل را اینجا بچسبانید' });
  await expect.element(field).toHaveAttribute('dir', 'ltr');
  await field.fill('@article{a}');
  await button(screen, 'یافتن موارد').click();
  await expect.element(heading(screen, '۱ مورد پیدا شد')).toBeVisible();
  await button(screen, 'افزودن ۱ مورد').click();
  await expect.element(screen.getByText('۴ مورد افزوده شد')).toBeVisible();
  await button(screen, 'لغو وارد کردن').click();
  await expect.element(screen.getByText('۴ مورد حذف شد')).toBeVisible();
  expect(uploads).toHaveLength(1);
});
