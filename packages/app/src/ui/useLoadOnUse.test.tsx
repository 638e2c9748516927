import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from '../mocks/render';
import { useLoadOnUse } from './useLoadOnUse';

const draw = (part: Parameters<typeof useLoadOnUse>[0]) => {
  function Screen() {
    useLoadOnUse(part);
    return <button type="button">Anything</button>;
  }
  return render(<Screen />);
};

test('asks for the part with the first press or key, and not before', async () => {
  const preload = vi.fn(async () => undefined);
  const screen = draw({ preload });
  await expect.element(screen.getByRole('button')).toBeVisible();
  expect(preload).not.toHaveBeenCalled();
  await screen.getByRole('button').click();
  expect(preload).toHaveBeenCalledOnce();
});

test('a key asks for it too', async () => {
  const preload = vi.fn(async () => undefined);
  draw({ preload });
  await userEvent.keyboard('{Tab}');
  expect(preload).toHaveBeenCalledOnce();
});

test('a press after the screen has gone asks for nothing', async () => {
  const preload = vi.fn(async () => undefined);
  const Part = () => {
    useLoadOnUse({ preload });
    return null;
  };
  function Screen() {
    const [shown, setShown] = useState(true);
    return (
      <>
        {shown ? <Part /> : null}
        <input aria-label="Leave" onFocus={() => setShown(false)} />
      </>
    );
  }
  const screen = render(<Screen />);
  (screen.getByRole('textbox').element() as HTMLElement).focus();
  await userEvent.keyboard('a');
  expect(preload).not.toHaveBeenCalled();
});
