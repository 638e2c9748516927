import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import {
  MockImportBibtex,
  MockImportDoi,
  MockImportKnown,
  MockImportLarge,
  MockImportNothing,
  MockImportOrcid,
  MockImportResume,
} from '../../../mocks/fixtures/import';
import { profileLists } from '../lists';
import { box, button, created, heading, lookUp, open, paste, post, readRecord, storedOf } from './testing/openImport';

afterEach(() => sessionStorage.clear());

describe('what was found', () => {
  test('IMP-01 is shown list by list, and nothing is stored before the press', async () => {
    const { screen, calls } = open(MockImportOrcid);
    await readRecord(screen);
    await expect.element(heading(screen, '7 entries found')).toHaveFocus();
    await expect
      .element(
        screen.getByText(
          'Found in the record of Nasrin Ahmadi. 4 new, 1 different from your profile and 2 already in your profile. Your profile has not changed yet.',
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
    await expect
      .element(row.getByText('If you select this entry, the imported text replaces yours in these fields.'))
      .toBeVisible();
  });

  test('an entry that differs in fields of another server says so without their names', async () => {
    const skills = MockImportResume.lists.skills?.map((each) => ({ ...each, differs: ['shoe_size'] })) ?? [];
    const { screen } = open({ ...MockImportResume, lists: { skills } });
    await paste(screen, '{}', 'JSON Resume');
    await expect.element(screen.getByText('The difference is in details not shown here.').first()).toBeVisible();
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
    await expect.element(screen.getByText(/^Your CV prints your name in bold/)).toBeVisible();
    const known = screen.getByRole('combobox', { name: /^Your name among the authors of Drift/ });
    await expect.element(known).toMatchTextContent('N. Ahmadi');
    const asked = screen.getByRole('combobox', { name: /^Your name among the authors of Eight/ });
    await expect.element(asked).toMatchTextContent('Select your name');
    await expect.element(screen.getByText('Which one are you?')).toBeVisible();
    await asked.click();
    await screen.getByRole('option', { name: 'N. Ahmadi-Rad' }).click();
    await expect.element(screen.getByText('Which one are you?')).not.toBeInTheDocument();
    await known.click();
    await screen.getByRole('option', { name: 'None of these' }).click();
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
    await button(screen, '9 notes about this import').click();
    for (const sentence of [
      'Line 12: “ahmadi2024modal” is incomplete and was left out.',
      'Line 31: “Low-cost sensing of bridges” was left out because “Year” is missing.',
      'Line 58: “Proceedings of the conference” was left out because “Title” is longer than 300 characters.',
      'Line 131: An entry is too large and was left out.',
      'An entry could not be read and was left out.',
      'Line 9002: Only the first 5,000 entries were read. Import the rest separately.',
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
    await button(screen, '1 note about this import').click();
    const said = 'Line 3: “A long abstract” was read without “Abstract”, which is longer than 10,000 characters.';
    await expect.element(screen.getByText(said, { exact: true })).toBeVisible();
  });

  test('a note of a kind that this page does not know is counted, and no code is shown', async () => {
    const problems = [{ code: 'struck_by_lightning', line: 1 }] as never;
    const { screen } = open({ ...MockImportDoi, problems });
    await lookUp(screen);
    await button(screen, '1 note about this import').click();
    await expect.element(screen.getByText('1 note cannot be shown.')).toBeVisible();
    expect(screen.getByText(/lightning/).elements()).toEqual([]);
  });

  test('another server that leaves parts out and knows other lists is shown as far as it can be', async () => {
    const { papers } = MockImportDoi.lists;
    const bare = { id: 501, kind: 'doi', lists: { papers: [...(papers ?? []), {}], degrees: [], hats: [{}] } };
    const { screen } = open(MockImportDoi, { [post]: () => created(bare) });
    await lookUp(screen);
    await expect.element(heading(screen, '1 entry found')).toBeVisible();
    await expect.element(screen.getByText('1 entry could not be read and is not shown.')).toBeVisible();
    await expect.element(button(screen, 'Add 1 entry')).toBeEnabled();
  });

  test('IMP-01 parts that a profile has no place for are named', async () => {
    const { screen } = open(MockImportResume);
    await paste(screen, '{}', 'JSON Resume');
    await expect
      .element(
        screen.getByText(
          'Parts with no place in your profile were left out: basics.image, basics.summary and interests.',
        ),
      )
      .toBeVisible();
  });

  test('IMP-01 phone and address can be taken, where the profile has none', async () => {
    const { screen, bodies } = open(MockImportResume);
    await paste(screen, '{}', 'JSON Resume');
    await expect.element(box(screen, 'Phone and address')).toBeChecked();
    await expect.element(screen.getByText('Only empty fields in your profile are filled in.')).toBeVisible();
    await button(screen, 'Add 4, change 1').click();
    expect(await storedOf({ screen, bodies }, MockImportResume)).toEqual([{ take: [1, 11, 12, 14, 15] }]);
  });

  test('IMP-05 records that a stand-in invented are marked as a sample', async () => {
    const { screen } = open(MockImportOrcid);
    await readRecord(screen);
    await expect.element(screen.getByText('Sample', { exact: true })).toBeVisible();
    await expect
      .element(screen.getByText('These are sample records, not yours. This server is not connected to ORCID.'))
      .toBeVisible();
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
    await expect.element(heading(screen, 'Nothing found')).toBeVisible();
    await expect.element(screen.getByText('Nothing to import from this record')).toBeVisible();
    await button(screen, 'Try another source').click();
    await expect.element(screen.getByRole('textbox', { name: 'ORCID iD' })).toHaveValue('0000-0002-1825-0097');
  });

  test('IMP-03 where all of it is there already, there is nothing to add', async () => {
    const { screen } = open(MockImportKnown);
    await paste(screen, '@article{a}');
    await expect.element(button(screen, 'Add entries')).toBeDisabled();
    await expect
      .element(button(screen, 'Add entries'))
      .toHaveAccessibleDescription('Everything is already in your profile.');
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
