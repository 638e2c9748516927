import { afterEach, expect, test, vi } from 'vitest';
import { render } from '../../mocks/render';
import { useLeaveGuard } from './useLeaveGuard';

function Guarded({ dirty }: { dirty: boolean }) {
  const { asking, leave, stay } = useLeaveGuard(dirty);
  return (
    <>
      <a href="/elsewhere">Away</a>
      <a href="/elsewhere" target="_blank" rel="noreferrer">
        Another tab
      </a>
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
