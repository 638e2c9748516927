import { expect, test, vi } from 'vitest';
import { MockLetter, MockLetterToJoin, boast } from '../../../mocks/fixtures/letter';
import { render } from '../../../mocks/render';
import { type DraftEditorActions, DraftEditorView } from './DraftEditorView';
import { type DraftReady, draftEditorStates } from './DraftEditor.states';

const ACTIONS =
  `onRetry onCreate onAct onEdit onEditChange onSave onCancel onKeepMine onTakeTheirs onState onAnswer onFill onKeepAgain onRevise onRewrite
  onTake onKeepText onUndo onRecipientOpen onRecipientChange onRecipientBlur`.split(/\s+/);
const actions = Object.fromEntries(ACTIONS.map((name) => [name, vi.fn()])) as unknown as DraftEditorActions;

const TITLE = 'برگردان فارسی، جمله‌به‌جمله';

async function show(state: DraftReady) {
  const screen = render(<DraftEditorView state={state} {...actions} />, { locale: 'fa' });
  await screen.getByRole('button', { name: TITLE }).click();
  const section = screen.getByRole('region', { name: 'خلاصهٔ فارسی' }).getByRole('list');
  await expect.element(section).toBeVisible();
  return { screen, section, rows: () => section.getByRole('listitem').elements() };
}
const textOf = (element: Element | undefined) => element?.textContent?.replaceAll(/[\u2066-\u2069]/g, '') ?? '';

test('LTR-15 every sentence of the letter has its Persian beside it, in the order of the letter', async () => {
  const { rows } = await show(draftEditorStates.review);
  expect(rows().length).toBe(MockLetter.sentences?.length);
  const [greeting, who] = rows().map(textOf);
  expect(greeting).toBe('پروفسور Solheim گرامی،Dear Professor Solheim,');
  expect(who).toMatch(
    /^مدرک کارشناسی ارشد در رشتهٔ مهندسی سازه دارم .*I hold a master’s degree in structural engineering/,
  );
});

test('LTR-15 English in it is said to be English and stands apart, and nothing else in it is', async () => {
  const { section } = await show(draftEditorStates.review);
  const english = section.element().querySelectorAll('[lang=en][dir=ltr]');
  expect(english.length).toBeGreaterThan(3);
  const copy = section.element().cloneNode(true) as Element;
  for (const each of copy.querySelectorAll('[lang=en]')) each.remove();
  expect(copy.textContent).not.toMatch(/[A-Za-z]/);
});

test('LTR-15 a sentence that was written by hand says that it has no Persian', async () => {
  const { rows } = await show(draftEditorStates.unbound);
  const row = rows().find((each) => each.textContent?.includes(boast));
  expect(textOf(row)).toBe(`این جمله برگردان فارسی ندارد.${boast}`);
});

test('LTR-15 a gap says in Persian what stands there, and shows no English', async () => {
  const { rows } = await show(draftEditorStates.gapJoining);
  const at = MockLetterToJoin.sentences?.findIndex(({ class: of }) => of === 'gap') ?? -1;
  expect(textOf(rows()[at])).toBe('[جای جملهٔ شما: ارتباط این مقاله با پرسش خودتان.]');
});

test('LTR-15 it is for Persian pages, and is not part of what arrives', async () => {
  const { screen, section } = await show(draftEditorStates.review);
  await screen.getByText('از دید گیرنده', { exact: true }).click();
  await expect.element(section).not.toBeInTheDocument();
  const english = render(<DraftEditorView state={draftEditorStates.review} {...actions} />, { locale: 'en' });
  await expect.element(english.getByRole('heading', { name: 'Why this match' })).toBeVisible();
  expect(english.getByRole('button', { name: /Persian/ }).elements()).toEqual([]);
});

test('a server that gives no Persian leaves the summary of what the letter rests on', async () => {
  const screen = render(<DraftEditorView state={draftEditorStates.withoutMarks} {...actions} />, { locale: 'fa' });
  await expect.element(screen.getByRole('region', { name: 'خلاصهٔ فارسی' })).toBeVisible();
  expect(screen.getByRole('button', { name: TITLE }).elements()).toEqual([]);
});
