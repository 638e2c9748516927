import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Button } from '../Button/Button';
import { Claim } from '../Claim/Claim';
import { Disclosure } from '../Disclosure/Disclosure';
import { LetterSheet } from '../LetterSheet/LetterSheet';
import { SampleLetter, sampleNotes } from '../LetterSheet/sampleLetter';
import { Grid } from '../../layout/Grid';
import { Stack } from '../../layout/Stack';
import { render } from '../../testing/render';
import { MarginNotes } from './MarginNotes';
import type { MarginNote } from './MarginNotes';

const items = sampleNotes((en) => en, 'note');
/** Short enough that no notes overlap. */
const brief = items.map(({ id, marker, icon }) => ({ id, marker, icon, kindLabel: 'Paper', title: 'Short' }));
const desk = (letter = <SampleLetter prefix="note" />, notes: readonly MarginNote[] = items) => (
  <Grid columns={{ base: '1', desktop: 'margin' }} gap={32}>
    <LetterSheet fields={[]}>{letter}</LetterSheet>
    <MarginNotes label="Sources" items={notes} />
  </Grid>
);
const note = (n: number) => document.getElementById(`note-${n}`)?.getBoundingClientRect();
const claim = (n: number) => document.querySelector(`[aria-describedby="note-${n}"]`)?.getClientRects()[0];

/** Runs a check at a viewport width. */
async function at(width: number, check: () => Promise<void>) {
  const { innerWidth, innerHeight } = window;
  await page.viewport(width, 900);
  await check();
  await page.viewport(innerWidth, innerHeight);
}

test.each(['en', 'fa'] as const)('in %s each note stands on the line of its claim', async (locale) => {
  await at(1280, async () => {
    render(desk(<SampleLetter prefix="note" />, brief), { locale });
    for (const n of [1, 2, 3]) {
      await expect.poll(() => Math.abs((note(n)?.top ?? 0) - (claim(n)?.top ?? 0))).toBeLessThanOrEqual(1);
    }
  });
});

/** A letter that is unmounted and remounted with other text, as in editing, while its notes stay. */
function Edited() {
  const [edition, setEdition] = useState(0);
  return (
    <>
      <Grid columns={{ base: '1', desktop: 'margin' }} gap={32}>
        {edition % 2 ? (
          <Button onPress={() => setEdition(edition + 1)}>Save</Button>
        ) : (
          <LetterSheet fields={[]}>
            {edition ? <p>One more paragraph, which moves every claim.</p> : null}
            <SampleLetter prefix="note" />
          </LetterSheet>
        )}
        <MarginNotes label="Sources" items={brief} />
      </Grid>
      <Button onPress={() => setEdition(edition + 1)}>Edit</Button>
    </>
  );
}

test('each note stands on the line of its claim again when the letter comes back from editing', async () => {
  await at(1280, async () => {
    render(<Edited />);
    const onLines = () => [1, 2, 3].map((n) => Math.abs((note(n)?.top ?? 0) - (claim(n)?.top ?? -Infinity)) <= 1);
    await expect.poll(onLines).toEqual([true, true, true]);
    await page.getByRole('button', { name: 'Edit' }).click();
    await page.getByRole('button', { name: 'Save' }).click();
    await expect.element(page.getByText(/^One more paragraph/)).toBeVisible();
    await expect.poll(onLines).toEqual([true, true, true]);
  });
});

test('each note stays on the line of its claim when something above the notes opens and closes', async () => {
  await at(1280, async () => {
    const told: string[] = [];
    const tell = (event: ErrorEvent) => told.push(event.message);
    window.addEventListener('error', tell);
    render(
      <Grid columns={{ base: '1', desktop: 'margin' }} gap={32}>
        <LetterSheet fields={[]}>
          {/* Far enough down that there is room for what opens. */}
          <div style={{ blockSize: 400 }} />
          <SampleLetter prefix="note" />
        </LetterSheet>
        <Stack gap={32} as="aside">
          <section>
            <Disclosure title="How it was made">
              <div style={{ blockSize: 120 }} />
            </Disclosure>
          </section>
          <section>
            <MarginNotes label="Sources" items={brief} />
          </section>
        </Stack>
      </Grid>,
    );
    const onLines = () => [1, 2, 3].map((n) => Math.abs((note(n)?.top ?? 0) - (claim(n)?.top ?? -Infinity)) <= 1);
    await expect.poll(onLines).toEqual([true, true, true]);
    const title = page.getByRole('button', { name: 'How it was made' });
    for (const open of ['true', 'false']) {
      await title.click();
      await expect.element(title).toHaveAttribute('aria-expanded', open);
      await expect.poll(onLines).toEqual([true, true, true]);
    }
    // Notes that resize what places them would be placed in a loop, which a browser reports as an error.
    window.removeEventListener('error', tell);
    expect(told).toEqual([]);
  });
});

const onLines = () => [1, 2, 3].map((n) => Math.abs((note(n)?.top ?? 0) - (claim(n)?.top ?? -Infinity)) <= 1);

test('each note stays on the line of its claim when the window is resized', async () => {
  await at(1440, async () => {
    render(desk(<SampleLetter prefix="note" />, brief));
    await expect.poll(onLines).toEqual([true, true, true]);
    for (const width of [1100, 1600, 1280]) {
      await page.viewport(width, 900);
      await expect.poll(onLines).toEqual([true, true, true]);
    }
  });
});

test('each note moves to the line of its claim when a font arrives that breaks the lines elsewhere', async () => {
  await at(1280, async () => {
    const place = render(desk(<SampleLetter prefix="note" />, brief));
    await expect.poll(onLines).toEqual([true, true, true]);
    const sheet = place.querySelector('article');
    const letter = sheet?.querySelector<HTMLElement>('p')?.parentElement;
    if (!sheet || !letter) throw new Error('No letter is there.');
    // The sheet stays as tall as it is, so that nothing but the font tells of the change.
    sheet.style.blockSize = `${sheet.offsetHeight}px`;
    await expect.poll(onLines).toEqual([true, true, true]);
    for (const paragraph of letter.querySelectorAll('p')) paragraph.style.fontSize = '22px';
    expect(onLines()).not.toEqual([true, true, true]);
    document.fonts.dispatchEvent(new Event('loadingdone'));
    expect(onLines()).toEqual([true, true, true]);
  });
});

test('the letter keeps its rhythm whether or not notes stand beside it', async () => {
  await at(1280, async () => {
    const withNotes = render(desk());
    const gaps = (place: HTMLElement) => [...place.querySelectorAll('article p')].map((p) => p.clientHeight);
    const alone = render(
      <Grid columns={{ base: '1', desktop: 'margin' }} gap={32}>
        <LetterSheet fields={[]}>
          <SampleLetter prefix="alone" />
        </LetterSheet>
      </Grid>,
    );
    expect(gaps(withNotes)).toEqual(gaps(alone));
  });
});

test('notes that would meet stand one below the other, and only the one on its line is tied to it', async () => {
  await at(1280, async () => {
    render(
      desk(
        <p>
          <Claim marker="1" describedBy="note-1">
            One
          </Claim>{' '}
          <Claim marker="2" describedBy="note-2">
            two
          </Claim>
        </p>,
      ),
    );
    await expect.poll(() => document.getElementById('note-1')?.dataset['onLine']).toBe('');
    expect(note(2)?.top).toBeGreaterThan(note(1)?.bottom ?? Infinity);
    expect(document.getElementById('note-2')?.dataset['onLine']).toBeUndefined();
  });
});

test('below the letter of a phone they follow each other', async () => {
  await at(320, async () => {
    render(desk());
    await expect.poll(() => note(1)?.top).toBeGreaterThan(document.querySelector('article')?.offsetHeight ?? Infinity);
    for (const row of document.querySelectorAll('li')) expect(getComputedStyle(row).marginBlockStart).toBe('0px');
  });
});

test('a claim is described by its note, and a link says what it opens', async () => {
  render(desk());
  await expect
    .element(page.elementLocator(document.querySelector('[role="mark"]') ?? document.body))
    .toHaveAccessibleDescription(/Sparse sensor placement for cable-stayed bridges/);
  await expect.element(page.getByRole('link', { name: /^Open Sparse sensor placement/ })).toBeVisible();
});

test.each(['en', 'fa'] as const)('in %s Tab walks the links from the first note to the last', async (locale) => {
  render(<MarginNotes label="Sources" items={items} />, { locale });
  await userEvent.tab();
  await expect.element(page.getByRole('link', { name: /Sparse/ })).toHaveFocus();
  await userEvent.tab();
  await expect.element(page.getByRole('link', { name: /thesis/ })).toHaveFocus();
});
