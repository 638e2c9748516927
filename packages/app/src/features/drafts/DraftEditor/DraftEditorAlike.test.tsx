import { describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { MockLetterAlike } from '../../../mocks/fixtures/letter';
import { render } from '../../../mocks/render';
import { answeredInPersian } from '../../../mocks/serverTexts';
import { type DraftEditorState, draftEditorStates } from './DraftEditor.states';
import { type DraftEditorActions, DraftEditorView } from './DraftEditorView';

const silent = new Proxy({} as DraftEditorActions, { get: () => vi.fn() });
const { tooAlike, tooAlikeSent, checksFailed } = draftEditorStates;

const words = {
  en: {
    compare: 'Compare with the email to Elin Bergqvist',
    mine: 'This email',
    theirs: 'Email to Elin Bergqvist',
    said: 'Two of three paragraphs are the same, word for word.',
    help: 'Change the shared words in this email, or remove some of them. You can change the other email instead.',
    spoken: 'Same words, 1:',
    open: 'Open the email to Elin Bergqvist',
  },
  fa: {
    compare: 'مقایسه با ایمیل به \u2068Elin Bergqvist\u2069',
    mine: 'این ایمیل',
    theirs: 'ایمیل به \u2068Elin Bergqvist\u2069',
    said: '۲\u00A0بند از ۳\u00A0بند واژه‌به‌واژه یکسان است.',
    help: 'واژه‌های یکسان را برای این استاد تغییر دهید یا بخشی از آن‌ها را حذف کنید. می‌توانید به‌جای این ایمیل، ایمیل دیگر را تغییر دهید.',
    spoken: 'واژه‌های یکسان، ۱:',
    open: 'باز کردن ایمیل به \u2068Elin Bergqvist\u2069',
  },
};

function show(state: DraftEditorState, locale: 'en' | 'fa' = 'en') {
  const shown = locale === 'fa' ? answeredInPersian(state) : state;
  return render(<DraftEditorView state={shown} {...silent} />, { locale, path: '/professors/601/email?bot=801' });
}

async function compare(state: DraftEditorState, locale: 'en' | 'fa' = 'en') {
  await show(state, locale).getByRole('button', { name: words[locale].compare, exact: true }).click();
  const dialog = page.getByRole('dialog');
  await expect.element(dialog).toBeVisible();
  const side = (name: 'mine' | 'theirs') => dialog.getByRole('region', { name: words[locale][name], exact: true });
  return { dialog, mine: side('mine'), theirs: side('theirs') };
}

/** The marked words of a letter by their numbers, without what is said of them. */
const marked = (letter: HTMLElement | SVGElement): Readonly<Record<string, string>> =>
  Object.fromEntries(
    [...letter.querySelectorAll('mark')].map((mark) => {
      const copy = mark.cloneNode(true) as HTMLElement;
      const number = copy.querySelector('sup')?.textContent ?? '';
      for (const said of copy.querySelectorAll('[lang], sup')) said.remove();
      return [number, copy.textContent.trim()];
    }),
  );

describe('SIM-01 a letter that is too like another one of the person', () => {
  test.each(['en', 'fa'] as const)(
    'is shown beside it, with what both share and what would help (%s)',
    async (locale) => {
      const { dialog, mine, theirs } = await compare(tooAlike, locale);
      await expect.element(dialog.getByText(words[locale].said)).toBeVisible();
      await expect.element(dialog.getByText(words[locale].help)).toBeVisible();
      const resembles = MockLetterAlike.checks.find(({ code }) => code === 'similarity')?.resembles;
      const shared = Object.fromEntries(
        (resembles?.passages ?? []).map(({ start, end }, index) => [
          String(index + 1),
          MockLetterAlike.body.slice(start, end),
        ]),
      );
      expect(Object.keys(shared)).toHaveLength(3);
      expect(marked(mine.element())).toEqual(shared);
      expect(marked(theirs.element())).toEqual(shared);
      await expect.element(mine.getByText(MockLetterAlike.subject)).toBeVisible();
      await expect.element(theirs.getByText(resembles?.subject ?? '')).toBeVisible();
      await expect.element(mine.getByText('Dear Professor Solheim,')).toBeVisible();
      await expect.element(theirs.getByText('Dear Professor Bergqvist,')).toBeVisible();
    },
  );

  test.each(['en', 'fa'] as const)(
    'says in words where a passage begins, and the letters are English (%s)',
    async (locale) => {
      const { mine, theirs } = await compare(tooAlike, locale);
      for (const side of [mine, theirs]) {
        const mark = side.element().querySelector('mark');
        const [begin] = mark?.querySelectorAll('[lang]') ?? [];
        expect([begin?.textContent.trim(), begin?.getAttribute('lang')]).toEqual([words[locale].spoken, locale]);
        const letter = mark?.closest('p')?.closest('[lang]');
        expect([letter?.getAttribute('lang'), letter?.getAttribute('dir')]).toEqual(['en', 'ltr']);
      }
    },
  );

  test.each(['en', 'fa'] as const)('leads to the other one (%s)', async (locale) => {
    const { dialog } = await compare(tooAlike, locale);
    const link = dialog.getByRole('link', { name: words[locale].open, exact: true });
    await expect.element(link).toHaveAttribute('href', '/professors/611/email');
  });

  test('says of one that has been sent when that was, and that it cannot be changed', async () => {
    const { dialog, theirs } = await compare(tooAlikeSent);
    await expect.element(theirs.getByText('Sent on 20 November 2026')).toBeVisible();
    await expect
      .element(dialog.getByText(/The other email is already approved, so it cannot be changed now\.$/))
      .toBeVisible();
    await expect.element(dialog.getByText(/You can change the other email/)).not.toBeInTheDocument();
  });

  test('is closed by Escape, and the button has focus again', async () => {
    const { dialog } = await compare(tooAlike);
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(page.getByRole('button', { name: words.en.compare })).toHaveFocus();
  });

  test('is not compared where the server does not say with which', async () => {
    const screen = show(checksFailed);
    await expect.element(screen.getByText(/^Too similar to another of your emails/).first()).toBeVisible();
    await expect.element(screen.getByRole('button', { name: /^Compare/ })).not.toBeInTheDocument();
  });
});
