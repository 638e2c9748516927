import { flushSync } from 'react-dom';
import { expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Button } from '../../components/Button/Button';
import { Dock } from '../../layout/Dock';
import { Page } from '../../layout/Page';
import { render } from '../../testing/render';
import { useToast } from './toast';
import type { ToastMessage } from './toast';

interface SayProps {
  label: string;
  message: ToastMessage;
}

function Say({ label, message }: SayProps) {
  const toast = useToast();
  return <Button onPress={() => toast.show(message)}>{label}</Button>;
}

const saved: ToastMessage = { tone: 'success', text: 'Degree saved' };
const undo = (onPress: () => void): ToastMessage => ({ ...saved, action: { label: 'Undo', onPress } });
const region = () => page.getByRole('region', { name: /notification/ });
const press = (name: string) => page.getByRole('button', { name, exact: true }).click();

test('a toast appears in a named region; its action runs and closes it', async () => {
  const onUndo = vi.fn<() => void>();
  render(<Say label="Save" message={undo(onUndo)} />);
  await press('Save');
  await expect.element(region().getByText('Degree saved')).toBeVisible();
  await press('Undo');
  expect(onUndo).toHaveBeenCalledOnce();
  await expect.element(page.getByText('Degree saved')).not.toBeInTheDocument();
});

test('it is an alert once, and the button that showed it keeps the focus', async () => {
  render(<Say label="Save" message={saved} />);
  await press('Save');
  await expect.element(page.getByRole('alert')).toHaveTextContent('Degree saved');
  expect(document.querySelectorAll('[role="alert"]')).toHaveLength(1);
  expect(document.querySelectorAll('[aria-live]:not(:empty)')).toHaveLength(0);
  await expect.element(page.getByRole('button', { name: 'Save' })).toHaveFocus();
});

test.each(['en', 'fa'] as const)(
  'in %s F6 leads to it, and closing it by keyboard gives focus back',
  async (locale) => {
    render(<Say label="Save" message={undo(() => undefined)} />, { locale });
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByText('Degree saved')).toBeVisible();
    await userEvent.keyboard('{F6}');
    await expect.element(page.getByRole('region', { name: /^(1 notification|۱ اعلان)$/ })).toHaveFocus();
    await userEvent.tab();
    await expect.element(page.getByRole('alertdialog', { name: 'Degree saved' })).toHaveFocus();
    await userEvent.tab();
    await expect.element(page.getByRole('button', { name: 'Undo' })).toHaveFocus();
    await userEvent.tab();
    await expect.element(page.getByRole('button', { name: /Close|بستن/ })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByText('Degree saved')).not.toBeInTheDocument();
    await expect.element(page.getByRole('button', { name: 'Save' })).toHaveFocus();
  },
);

test('three are shown at most, the newest first; a fourth takes the place of the oldest', async () => {
  render(
    ['One', 'Two', 'Three', 'Four'].map((text) => (
      <Say key={text} label={`Say ${text}`} message={{ tone: 'danger', text }} />
    )),
  );
  for (const text of ['One', 'Two', 'Three', 'Four']) await press(`Say ${text}`);
  await expect
    .poll(() => [...document.querySelectorAll('[role="alert"]')].map((toast) => toast.textContent))
    .toEqual(['Four', 'Three', 'Two']);
  await region().getByRole('button', { name: 'Close' }).first().click();
  await expect.element(page.getByText('Four', { exact: true })).not.toBeInTheDocument();
  await expect.element(page.getByText('One', { exact: true })).not.toBeInTheDocument();
});

test('news leaves after eight seconds; a failure and an offer stay until they are closed', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  onTestFinished(() => void vi.useRealTimers());
  const messages: ToastMessage[] = [
    { tone: 'danger', text: 'Not saved' },
    undo(() => undefined),
    { tone: 'info', text: 'Nothing new' },
  ];
  render(messages.map((message) => <Say key={message.text} label={`Say ${message.text}`} message={message} />));
  for (const { text } of messages)
    document.querySelectorAll('button').forEach((it) => it.textContent === `Say ${text}` && it.click());
  const shown = () => [...document.querySelectorAll('[role="alert"]')].map((toast) => toast.textContent);
  await expect.poll(shown).toEqual(['Nothing new', 'Degree saved', 'Not saved']);
  vi.advanceTimersByTime(7999);
  expect(shown()).toHaveLength(3);
  vi.advanceTimersByTime(1);
  await expect.poll(shown).toEqual(['Degree saved', 'Not saved']);
  vi.advanceTimersByTime(3_600_000);
  await expect.poll(shown).toEqual(['Degree saved', 'Not saved']);
});

/** Changes the page, and optionally shows a message at the same moment. */
function Turn({ label, message }: { label: string; message?: ToastMessage }) {
  const toast = useToast();
  const turn = () => {
    if (message) toast.show(message);
    toast.changePage();
  };
  return <Button onPress={turn}>{label}</Button>;
}

test('a change of page closes the messages of the page before, and one that came with it stays until the next', async () => {
  render(
    <>
      <Say label="Fail" message={{ tone: 'danger', text: 'Not saved' }} />
      <Say label="Save" message={undo(() => undefined)} />
      <Turn label="Leave" />
      <Turn label="Save and leave" message={{ tone: 'danger', text: 'No run', ofNextPage: true }} />
    </>,
  );
  const shown = () => [...document.querySelectorAll('[role="alert"]')].map((toast) => toast.textContent);
  // The first two are shown before the lazy shelf is loaded.
  await press('Fail');
  await press('Save and leave');
  await expect.poll(shown).toEqual(['No run']);
  await press('Leave');
  await expect.poll(shown).toEqual([]);
  await press('Save');
  await expect.poll(shown).toEqual(['Degree saved']);
  await press('Save and leave');
  await expect.poll(shown).toEqual(['No run']);
  await press('Leave');
  await expect.poll(shown).toEqual([]);
});

test('what it says about itself is Persian in Persian', async () => {
  render(<Say label="ذخیره" message={{ tone: 'success', text: 'مدرک ذخیره شد' }} />, { locale: 'fa' });
  await press('ذخیره');
  const shown = page.getByRole('region', { name: '۱ اعلان' });
  await expect.element(shown.getByRole('button', { name: 'بستن' })).toBeVisible();
  expect(shown.element().outerHTML.match(/aria-label="[^"]*[A-Za-z]/)).toBeNull();
});

test('no time runs while a person is inside, and what was left of it runs when they leave', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  onTestFinished(() => void vi.useRealTimers());
  render(<Say label="Save" message={saved} />);
  document.querySelector('button')?.click();
  await expect.poll(() => document.querySelector('[role="alert"]')?.textContent).toBe('Degree saved');
  vi.advanceTimersByTime(7000);
  document.querySelector<HTMLElement>('[role="region"]')?.focus();
  await expect.poll(() => document.activeElement?.getAttribute('role')).toBe('region');
  flushSync(() => vi.advanceTimersByTime(60_000));
  expect(document.querySelector('[role="alert"]')).not.toBeNull();
  document.querySelector('button')?.focus();
  flushSync(() => vi.advanceTimersByTime(999));
  expect(document.querySelector('[role="alert"]')).not.toBeNull();
  vi.advanceTimersByTime(1);
  await expect.poll(() => document.querySelector('[role="alert"]')).toBeNull();
});

test('what is shown before the shelf has come keeps its order, and its page has changed already', async () => {
  function Hurry() {
    const toast = useToast();
    const hurry = () => {
      toast.show({ tone: 'danger', text: 'Not saved' });
      toast.show({ tone: 'danger', text: 'No run', ofNextPage: true });
      toast.changePage();
      toast.show({ tone: 'danger', text: 'No letter' });
    };
    return (
      <>
        <Button onPress={hurry}>Hurry</Button>
        <Turn label="Leave" />
      </>
    );
  }
  render(<Hurry />);
  const shown = () => [...document.querySelectorAll('[role="alert"]')].map((toast) => toast.textContent);
  await press('Hurry');
  await expect.poll(shown).toEqual(['No letter', 'No run']);
  await press('Leave');
  await expect.poll(shown).toEqual([]);
});

test('a message of the same topic takes the place of the earlier one', async () => {
  const about = (text: string): ToastMessage => ({ ...undo(() => undefined), text, topic: 'queue' });
  render(
    <>
      <Say label="First" message={about('First approved')} />
      <Say label="Second" message={about('Second approved')} />
      <Say label="Save" message={saved} />
    </>,
  );
  await press('First');
  await press('Save');
  await press('Second');
  await expect.element(region().getByText('Second approved')).toBeVisible();
  await expect.element(region().getByText('Degree saved')).toBeVisible();
  await expect.element(page.getByText('First approved')).not.toBeInTheDocument();
});

/** Whether two boxes share any point. */
function meet(one: Element, other: Element): boolean {
  const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()];
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}

test.each([320, 1280])(
  'at %i px it covers neither the title nor a dock, and the last line can be scrolled out from below it',
  async (width) => {
    await page.viewport(width, 700);
    onTestFinished(() => page.viewport(1280, 800));
    onTestFinished(() => window.scrollTo(0, 0));
    const place = render(
      <>
        <h1>My Bots</h1>
        <Say label="Save" message={{ tone: 'danger', text: 'The letter could not be saved. It is still here.' }} />
        <div style={{ blockSize: '1500px' }} />
        <p>The line above the dock</p>
        <Dock sticks>
          <Button>Back</Button>
          <Button tone="primary">Next</Button>
        </Dock>
        <footer>The last line</footer>
      </>,
    );
    const tall = document.documentElement.scrollHeight;
    await press('Save');
    await expect.element(page.getByRole('alertdialog')).toBeVisible();
    const toast = document.querySelector('[role="alertdialog"]');
    const part = (selector: string) => place.querySelector(selector);
    const met = () =>
      ['h1', '[data-dock]', 'p', 'footer'].filter((selector) => {
        const element = part(selector);
        return toast === null || element === null || meet(toast, element);
      });
    await expect.poll(met).toEqual([]);
    for (const top of [300, 900, 1300, 5000]) {
      window.scrollTo(0, top);
      await expect.poll(() => met().filter((selector) => selector === 'h1' || selector === '[data-dock]')).toEqual([]);
    }
    await expect.poll(met).toEqual([]);
    const end = part('footer')?.getBoundingClientRect();
    expect(end?.bottom).toBeLessThan(700);
    await region().getByRole('button', { name: 'Close' }).click();
    await expect.poll(() => document.documentElement.scrollHeight).toBe(tall);
  },
);

test.each(['en', 'fa'] as const)(
  'in %s a wide window has it in the margin, beside all that is read',
  async (locale) => {
    await page.viewport(1920, 700);
    onTestFinished(() => page.viewport(1280, 800));
    const place = render(
      <Page>
        <p>{'A line of the page. '.repeat(400)}</p>
        <Say label="Save" message={{ tone: 'danger', text: 'The letter could not be saved. It is still here.' }} />
      </Page>,
      { locale },
    );
    await press('Save');
    await expect.element(page.getByRole('alertdialog')).toBeVisible();
    const toast = document.querySelector('[role="alertdialog"]')!;
    expect(meet(toast, place.querySelector('p')!)).toBe(false);
    const { left, right } = toast.getBoundingClientRect();
    expect(locale === 'en' ? left > 960 : right < 960).toBe(true);
  },
);

test('a field that takes focus is scrolled clear of it', async () => {
  onTestFinished(() => window.scrollTo(0, 0));
  render(
    <>
      <Say label="Save" message={saved} />
      <div style={{ blockSize: '1500px' }} />
      <input aria-label="Below" />
      <div style={{ blockSize: '1500px' }} />
    </>,
  );
  await press('Save');
  await expect.element(page.getByRole('alertdialog')).toBeVisible();
  const field = page.getByRole('textbox', { name: 'Below' });
  field.element().scrollIntoView({ block: 'nearest' });
  const toast = document.querySelector('[role="alertdialog"]');
  expect(toast && meet(toast, field.element())).toBe(false);
});

test('a message that makes the page longer makes the browser report no error', async () => {
  const errors: string[] = [];
  const hear = ({ message }: ErrorEvent) => errors.push(message);
  addEventListener('error', hear);
  onTestFinished(() => removeEventListener('error', hear));
  render(
    <>
      <Say label="Save" message={saved} />
      <Say label="Try" message={{ tone: 'danger', text: 'The letter could not be saved. It is still here.' }} />
      <div style={{ blockSize: '1500px' }} />
    </>,
  );
  const room = () => Number.parseFloat(document.documentElement.style.getPropertyValue('--toast-room'));
  await press('Save');
  await expect.poll(room).toBeGreaterThan(0);
  const one = room();
  await press('Try');
  await expect.poll(room).toBeGreaterThan(one);
  for (let frames = 0; frames < 3; frames += 1) await new Promise(requestAnimationFrame);
  expect(errors).toEqual([]);
});
