import { useState } from 'react';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { Router } from 'wouter';
import { render } from '../mocks/render';
import { useLeaveGuard } from './useLeaveGuard';

function Guarded({ dirty }: { dirty: boolean }) {
  const { asking, leave, stay } = useLeaveGuard(dirty);
  return (
    <>
      <a href="/elsewhere">Away</a>
      <a href="/elsewhere" target="_blank" rel="noreferrer">
        Another tab
      </a>
      <a href="/bots?status=Active&page=3#top">Filtered</a>
      <a href="#main">Skip</a>
      <output>{asking ? 'asking' : 'quiet'}</output>
      <button type="button" onClick={leave}>
        Leave
      </button>
      <button type="button" onClick={stay}>
        Stay
      </button>
    </>
  );
}

/** Unsaved work that begins and ends. */
function Editor() {
  const [dirty, setDirty] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setDirty(!dirty)}>
        Type or save
      </button>
      <p>{dirty ? 'Changed' : 'Saved'}</p>
      <Guarded dirty={dirty} />
    </>
  );
}

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('a link is held while there are changes', async () => {
  const screen = render(<Guarded dirty />);
  await screen.getByRole('link', { name: 'Away' }).click();
  await expect.element(screen.getByRole('status')).toHaveTextContent('asking');
  await screen.getByRole('button', { name: 'Stay' }).click();
  await expect.element(screen.getByRole('status')).toHaveTextContent('quiet');
});

test('a way that was held while a save was under way is forgotten once it is saved', async () => {
  const screen = render(<Editor />);
  const type = screen.getByRole('button', { name: 'Type or save' });
  await type.click();
  await screen.getByRole('link', { name: 'Away' }).click();
  await expect.element(screen.getByRole('status')).toHaveTextContent('asking');
  await type.click();
  await expect.element(screen.getByRole('status')).toHaveTextContent('quiet');
  await type.click();
  await expect.element(screen.getByText('Changed')).toBeVisible();
  await expect.element(screen.getByRole('status')).toHaveTextContent('quiet');
  await screen.getByRole('link', { name: 'Away' }).click();
  await expect.element(screen.getByRole('status')).toHaveTextContent('asking');
});

test('a link that is left by after all keeps its query and its place', async () => {
  const history: string[] = [];
  const screen = render(
    <Router hook={() => ['/edit', (to: string) => void history.push(to)]}>
      <Guarded dirty />
    </Router>,
  );
  await screen.getByRole('link', { name: 'Filtered' }).click();
  await expect.element(screen.getByRole('status')).toHaveTextContent('asking');
  await screen.getByRole('button', { name: 'Leave' }).click();
  expect(history).toEqual(['/bots?status=Active&page=3#top']);
});

test.each(['metaKey', 'ctrlKey', 'shiftKey', 'altKey'] as const)(
  'a click with %s opens elsewhere and is not held',
  async (key) => {
    const screen = render(<Guarded dirty />);
    const link = screen.getByRole('link', { name: 'Away' }).element();
    let held: boolean | undefined;
    // After the guard's listener, and before the browser's default action.
    const look = (event: Event) => {
      held = event.defaultPrevented;
      event.preventDefault();
    };
    addEventListener('click', look);
    link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, [key]: true }));
    removeEventListener('click', look);
    expect(held).toBe(false);
    await expect.element(screen.getByRole('status')).toHaveTextContent('quiet');
  },
);

test('a place on the same page is not held', async () => {
  const screen = render(<Guarded dirty />);
  await screen.getByRole('link', { name: 'Skip' }).click();
  await expect.element(screen.getByRole('status')).toHaveTextContent('quiet');
});

test('closing the page is asked by the browser, and only while there are changes', () => {
  const warned = () => {
    const event = new Event('beforeunload', { cancelable: true });
    dispatchEvent(event);
    return event.defaultPrevented;
  };
  expect(warned()).toBe(false);
  render(<Guarded dirty />);
  expect(warned()).toBe(true);
});

test('a browser that tells of Back beforehand stays where it is until the person decides', async () => {
  const navigation = Object.assign(new EventTarget(), { traverseTo: vi.fn<(key: string) => void>() });
  vi.stubGlobal('navigation', navigation);
  const goBack = () => {
    const event = Object.assign(new Event('navigate', { cancelable: true }), {
      navigationType: 'traverse',
      destination: { key: 'before' },
    });
    navigation.dispatchEvent(event);
    return event.defaultPrevented;
  };
  const screen = render(<Guarded dirty />);
  expect(goBack()).toBe(true);
  await expect.element(screen.getByRole('status')).toHaveTextContent('asking');
  await screen.getByRole('button', { name: 'Leave' }).click();
  expect(navigation.traverseTo).toHaveBeenCalledWith('before');
  expect(goBack()).toBe(false);
});

test('any other browser is sent back before the page learns of it', async () => {
  vi.stubGlobal('navigation', undefined);
  const go = vi.spyOn(history, 'go').mockReturnValue(undefined);
  const learned = vi.fn<() => void>();
  const screen = render(<Guarded dirty />);
  addEventListener('popstate', learned);
  dispatchEvent(new PopStateEvent('popstate'));
  expect(go).toHaveBeenLastCalledWith(1);
  await expect.element(screen.getByRole('status')).toHaveTextContent('asking');
  dispatchEvent(new PopStateEvent('popstate'));
  expect(learned).not.toHaveBeenCalled();
  await screen.getByRole('button', { name: 'Leave' }).click();
  expect(go).toHaveBeenLastCalledWith(-1);
  dispatchEvent(new PopStateEvent('popstate'));
  expect(learned).toHaveBeenCalledOnce();
  removeEventListener('popstate', learned);
});

test.each([
  ['another site', () => <a href="https://elsewhere.example/x">Go</a>, false],
  [
    'a file',
    () => (
      <a href="/cv.pdf" download="cv.pdf">
        Go
      </a>
    ),
    false,
  ],
  [
    'another tab',
    () => (
      <a href="/elsewhere" target="_blank" rel="noreferrer">
        Go
      </a>
    ),
    false,
  ],
  ['another query of this page', () => <a href="?status=Paused">Go</a>, true],
  ['this page anew', () => <a href={`${location.pathname}${location.search}`}>Go</a>, true],
  ['a place under another query of this page', () => <a href="?status=Paused#top">Go</a>, true],
  ['a place on another page', () => <a href="/elsewhere#top">Go</a>, true],
  [
    'a link by something inside it',
    () => (
      <a href="/elsewhere">
        <span>Go</span>
      </a>
    ),
    true,
  ],
  ['no link at all', () => <span>Go</span>, false],
])('a press on %s is held or not', async (_, Pressed, holds) => {
  function Work() {
    const { asking } = useLeaveGuard(true);
    return (
      <>
        <Pressed />
        <output>{asking ? 'asking' : 'quiet'}</output>
      </>
    );
  }
  const screen = render(<Work />);
  let held: boolean | undefined;
  const look = (event: Event) => {
    held = event.defaultPrevented;
    event.preventDefault();
  };
  // The guard stops propagation of the clicks it blocks.
  document.addEventListener('click', look, true);
  screen
    .getByText('Go')
    .element()
    .dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  document.removeEventListener('click', look, true);
  expect(held).toBe(holds);
  await expect.element(screen.getByRole('status')).toHaveTextContent(holds ? 'asking' : 'quiet');
});

test('a link to the mail program is no reason to ask, and the next closing of the page is', async () => {
  const warned = () => {
    const event = new Event('beforeunload', { cancelable: true });
    dispatchEvent(event);
    return event.defaultPrevented;
  };
  render(<Guarded dirty />);
  const mail = document.createElement('a');
  mail.href = 'mailto:somebody@mail.example';
  // What the browser does next is no part of the test.
  mail.addEventListener('click', (event) => event.preventDefault());
  document.body.append(mail);
  onTestFinished(() => mail.remove());
  mail.click();
  expect(warned()).toBe(false);
  await expect.poll(warned).toBe(true);
});
